/* `cityrules/web`: `<cityrules-table>`, for any page and any framework. Importing it makes the element known. */
import { defineTable } from './element.js';

defineTable();

export { CityrulesTable, defineTable } from './element.js';
export type { InspectDetail, TouchDetail } from './touching.js';
