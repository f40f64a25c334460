import { sql } from 'kysely';
import type { TextIndex } from './text-index.store.ts';

/** The indexes of the table itself: the conditions of the question choose among all documents, and one page is all there is. */
export const postgresIndex: TextIndex = {
  list: async () => ({ documents: sql`search_document`, ends: new Map() }),
};
