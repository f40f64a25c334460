import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import type { Searchable } from './searchable.ts';

type Table =
  | 'course'
  | 'subject'
  | 'exam'
  | 'live'
  | 'question'
  | 'discussion'
  | 'special_column'
  | 'share_account'
  | 'topic'
  | 'knowledge_circle'
  | 'member'
  | 'file'
  | 'library_item'
  | 'site_page';

const rowsOf = (read: Reads, table: Table) =>
  read.selectFrom(sql<{ id: string }>`${sql.table(table)}`.as<'item'>(sql`item`));

/** How all rows of a table are read one after the other, for a source whose things are its rows. */
export const rowsOfTable = (table: Table): Pick<Searchable, 'listIds' | 'countAll'> => ({
  listIds: async (read, { after, limit }) => {
    const rows = await rowsOf(read, table)
      .select('item.id')
      .where('item.id', '>', after)
      .orderBy('item.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  countAll: async (read) => {
    const { total } = await rowsOf(read, table)
      .select(sql<bigint>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
});

/** Those of a list of ids. */
export const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;
