import { queryNgrams, searchable } from './searchable.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from './db.ts';
import { gramsOf, type Term, type Terms } from './search-terms.ts';

const quoted = (gram: string): string => `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const asPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Every word of the question stands somewhere. The pairs find by index who may match; the text decides, because pairs
 * of one word may lie scattered over a row.
 */
export function matchesSearch(
  question: string,
  textColumn: RawBuilder<string>,
  gramColumn: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  const query = queryNgrams(question).map(quoted).join(' & ');
  const found = query === '' ? [] : [sql<boolean>`${gramColumn} @@ ${query}::tsquery`];
  return [...found, ...hasWords(question, textColumn)];
}

/** The same without an index, for the few rows one person or one room has. The text must be in its `search_form`. */
export function hasWords(question: string, text: RawBuilder<string>): RawBuilder<boolean>[] {
  if (question.trim() === '') return [];
  const words = searchable(question).split(' ').filter(Boolean);
  // Signs alone ask for something, and nothing is it: showing everything would look like an answer.
  if (words.length === 0) return [sql<boolean>`false`];
  return words.map((word) => sql<boolean>`${text} like ${asPattern(word)}`);
}

/** More rows than these are not compared for one question. */
export const mostCandidates = 2_000;

const asQuery = (term: Term): string => `(${gramsOf(term).map(quoted).join(' & ')})`;

type Expected = ReadonlyMap<string, number>;

/** As many rows as hold the rarest of its pairs; what no statistics name is rare. */
const rowsOf = (expected: Expected, term: Term): number =>
  Math.min(...gramsOf(term).map((gram) => expected.get(gram) ?? 1));

/**
 * The rarest terms, as many as are expected to lead to no more rows than can be compared. Where even the rarest leads
 * to more, it is asked for together with the next one.
 */
export function selectiveQuery(terms: Terms, expected: Expected): string {
  const rarest = terms.toSorted((a, b) => rowsOf(expected, a) - rowsOf(expected, b));
  const [first, second] = rarest;
  if (!first) return '';
  if (second && rowsOf(expected, first) > mostCandidates) return `${asQuery(first)} & ${asQuery(second)}`;
  let sum = 0;
  const chosen = rarest.filter((term, at) => {
    sum += rowsOf(expected, term);
    return at === 0 || sum <= mostCandidates;
  });
  return chosen.map(asQuery).join(' | ');
}

type Indexed = { readonly table: string; readonly column: string };

/** What finds by index who may answer a question in whole sentences: any of its terms. Null: it asks for nothing. */
export async function findSelective(read: Reads, terms: Terms, { table, column }: Indexed): Promise<string | null> {
  if (terms.length === 0) return null;
  const grams = terms.flatMap(gramsOf);
  const rows = await read
    .selectFrom(
      sql<{ word: string; expected: number }>`expected_rows(${table}, ${column}, ${grams}::text[])`.as<'common'>(
        sql`common`,
      ),
    )
    .select(['common.word', 'common.expected'])
    .execute();
  return selectiveQuery(terms, new Map(rows.map(({ word, expected }) => [word, expected])));
}
