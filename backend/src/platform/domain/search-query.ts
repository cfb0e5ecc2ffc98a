/** The largest number of characters in a search. */
export const MAX_QUERY_LENGTH = 200;
