/** What everybody at the table can read off, asked of a state or a view alike. */
export const questions = {};
