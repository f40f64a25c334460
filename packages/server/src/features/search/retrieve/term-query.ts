import { queryNgrams } from '../../../platform/searchable.ts';
import type { Term, Terms } from '../../../platform/search-terms.ts';
import { isSpelled } from '../documents/tokens-of.ts';
import { beginning, type TokenQuery, tokens } from '../token-query.ts';

export function termQuery(term: Term): TokenQuery {
  const beginnings = beginningsOf(term).map(beginning);
  return beginnings.length > 0 ? { any: beginnings } : { all: tokens(gramsOf(term)) };
}

/** Beginnings Arabic writes together with a word: the index has both as one. */
const arabicBeginnings = ['', 'ال', 'وال', 'و', 'بال', 'لل'];
const arabic = /^[\u0600-\u06ff]/u;

/** A term as the documents are indexed: words of letters by what they begin with, Chinese by its pairs. */
export const beginningsOf = ({ text }: Term): string[] => {
  if (!isSpelled(text)) return [];
  return arabic.test(text) ? arabicBeginnings.map((before) => before + text) : [text];
};
export const gramsOf = ({ text }: Term): string[] => (isSpelled(text) ? [] : queryNgrams(text));

/** How many documents have a term, as far as statistics name it: what they do not name is rare. */
export type Expected = ReadonlyMap<string, number>;

const rowsOf = (expected: Expected, term: Term): number => {
  const beginnings = beginningsOf(term);
  if (beginnings.length > 0) return beginnings.reduce((sum, word) => sum + (expected.get(word) ?? 0), 1);
  return Math.min(...gramsOf(term).map((gram) => expected.get(gram) ?? 1));
};

/** Of the rarest terms these are asked for in pairs, where each alone leads to too much. */
const paired = 5;

type Bounds = { readonly most: number; readonly documents: number };

/**
 * The rarest terms, alone as long as they lead to no more documents than `most`, and by two otherwise: what has two rare terms
 * of a question is among the best for it in any case, and how many documents have two hardly grows with the company.
 */
export function rareQuery(terms: Terms, expected: Expected, { most, documents }: Bounds): TokenQuery {
  const rarest = terms
    .map((term) => ({ query: termQuery(term), rows: rowsOf(expected, term) }))
    .toSorted((a, b) => a.rows - b.rows);
  const alone: TokenQuery[] = [];
  let sum = 0;
  for (const { query, rows } of rarest) {
    if ((sum += rows) > most) break;
    alone.push(query);
  }
  const others = rarest.slice(alone.length, alone.length + paired);
  const pairs = others
    .flatMap((one, at) =>
      others.slice(at + 1).map((other) => ({
        query: { all: [one.query, other.query] },
        rows: (one.rows * other.rows) / Math.max(1, documents),
      })),
    )
    .toSorted((a, b) => a.rows - b.rows);
  let pairedSum = 0;
  const chosen = pairs.filter(({ rows }, at) => {
    pairedSum += rows;
    return pairedSum <= most || (at === 0 && alone.length === 0);
  });
  return { any: [...alone, ...chosen.map(({ query }) => query)] };
}

/** Any of the terms, the rarest first, up to so many documents; at least the rarest. */
export function wideQuery(terms: Terms, expected: Expected, most: number): TokenQuery {
  const rarest = terms.toSorted((a, b) => rowsOf(expected, a) - rowsOf(expected, b));
  let sum = 0;
  const chosen = rarest.filter((term, at) => {
    sum += rowsOf(expected, term);
    return at === 0 || sum <= most;
  });
  return { any: chosen.map(termQuery) };
}
