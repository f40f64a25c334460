import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../platform/database.gen.ts';
import type { Reads } from '../../platform/db.ts';

/** Logs only grow; counting all of one for every page would cost more each year. */
const maxCounted = 10_000;

export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Members of a tenant whose name or account contains a text. */
export const membersNamed = (read: Reads, tenantId: string, text: string) =>
  read
    .selectFrom('member')
    .select('member.id')
    .where('member.tenantId', '=', tenantId)
    .where((is) => is.or([is('fullName', 'ilike', likeText(text)), is('account', 'ilike', likeText(text))]));

/** How many rows a query finds, up to a number nobody pages to. */
export async function countRows<Table extends keyof DB>(
  read: Reads,
  rows: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = rows.select(sql<number>`1`.as('one')).limit(maxCounted);
  const { total } = await read
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
