import { seatTerm } from 'cityrules/kit';
import * as z from 'zod';
import { mostSeats } from '../content/schema.js';

export const seat = seatTerm(mostSeats);
export const points = z.int().min(-1000).max(1000);
