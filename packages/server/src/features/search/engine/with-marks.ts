import { type TokenQuery, tokens } from '../token-query.ts';

/** What is asked for, of documents with one of these marks alone. */
export const withMarks = (query: TokenQuery, marks: readonly string[]): TokenQuery => ({
  all: [query, { any: tokens(marks) }],
});
