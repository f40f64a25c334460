import { type RawBuilder, sql } from 'kysely';
import { matchesSearch } from '../../../platform/search.ts';

/** An `order` by the number on a transfer, or by the name of who ordered. */
export const isOfNumberOrName = (
  search: string,
): RawBuilder<boolean> => sql<boolean>`("order".number like ${startsLike(search.toUpperCase())}
  or "order".member_id in (select named.id from member named where ${sql.join(
    matchesSearch(search, sql`named.search_text`, sql`named.search`),
    sql` and `,
  )}))`;

export const startsLike = (search: string): string => `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
