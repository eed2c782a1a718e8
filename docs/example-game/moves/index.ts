import { type DoneMove, done } from './done.js';
import { type LayMove, lay } from './lay.js';
import { type RiskMove, risk } from './risk.js';

export type Move = LayMove | DoneMove | RiskMove;

/** In the order in which `legalMoves` lists them. */
export const moves = [lay, done, risk] as const satisfies { readonly type: Move['type'] }[];
