/* `cityrules/web`: `<cityrules-table>`, for any page and any framework. Importing it makes the element known. */
import { defineTable } from './element.js';

defineTable();

export { CityrulesTable, defineTable, type InspectDetail, type TouchDetail } from './element.js';
