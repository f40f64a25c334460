import { ngrams, queryNgrams, searchable } from '@shuyuan/contract/kernel/ngrams';
import { type RawBuilder, sql } from 'kysely';

type Searched = {
  readonly fullName: string;
  readonly account: string;
  readonly email: string | null;
  readonly employeeNumber: string | null;
};

/** The columns a search of administration reads; written with every change of what they are made of. */
export function searchColumns({ fullName, account, email, employeeNumber }: Searched) {
  const parts = [fullName, account, email ?? '', employeeNumber ?? ''].map(searchable).filter(Boolean);
  return {
    searchText: parts.join('\n'),
    search: sql<string>`array_to_tsvector(${ngrams(parts.join(' '))}::text[])`,
  };
}

const quoted = (gram: string): string => `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const asPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Every word of the question stands somewhere. The pairs find by index who may match; the text decides, because pairs
 * of one word may lie scattered over a row.
 */
export function matchesSearch(question: string, textColumn: RawBuilder<string>): RawBuilder<boolean>[] {
  const words = searchable(question).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const query = queryNgrams(question).map(quoted).join(' & ');
  return [
    sql<boolean>`member.search @@ ${query}::tsquery`,
    ...words.map((word) => sql<boolean>`${textColumn} like ${asPattern(word)}`),
  ];
}
