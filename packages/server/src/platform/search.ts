import { queryNgrams, searchable } from '@shuyuan/contract/kernel/ngrams';
import { type RawBuilder, sql } from 'kysely';

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
  const words = searchable(question).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const query = queryNgrams(question).map(quoted).join(' & ');
  return [
    sql<boolean>`${gramColumn} @@ ${query}::tsquery`,
    ...words.map((word) => sql<boolean>`${textColumn} like ${asPattern(word)}`),
  ];
}
