import { type TokenQuery, tokens } from '../token-query.ts';

/** The documents asked for, of those with one of these marks alone. */
export const withMarks = (query: TokenQuery, marks: readonly string[]): TokenQuery => ({
  all: [query, { any: tokens(marks) }],
});
