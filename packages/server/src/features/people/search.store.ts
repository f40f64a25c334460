import { ngrams, searchable } from '../../platform/searchable.ts';
import { sql } from 'kysely';

type Searched = {
  readonly fullName: string;
  readonly account: string;
  readonly email: string | null;
  readonly employeeNumber: string | null;
};

/** What a search of administration compares, and by which pairs it finds it. */
export function searchParts({ fullName, account, email, employeeNumber }: Searched): { text: string; grams: string[] } {
  const parts = [fullName, account, email ?? '', employeeNumber ?? ''].map(searchable).filter(Boolean);
  return { text: parts.join(' '), grams: ngrams(parts.join(' ')) };
}

/** The same for an organisation, by its name alone. */
export function placeSearchParts(name: string): { text: string; grams: string[] } {
  return { text: searchable(name), grams: ngrams(name) };
}

/** The columns for it; written with every change of what they are made of. */
export function searchColumns(member: Searched) {
  const { text, grams } = searchParts(member);
  return { searchText: text, search: sql<string>`array_to_tsvector(${grams}::text[])` };
}
