import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { recommendLimits as limits } from '@shuyuan/contract/recommend/recommend-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** How many of what somebody follows are looked through, last followed first. */
const mostFollowed = 60;

/** Everything somebody follows: topics, accounts and people. */
export const listFollowed = (read: Reads, memberId: string) =>
  read
    .selectFrom('attention')
    .select(['targetType', 'targetId'])
    .where('memberId', '=', memberId)
    .where('targetType', 'in', [AttentionTarget.topic, AttentionTarget.sharer, AttentionTarget.member])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostFollowed)
    .execute();

/** The positions somebody has, the last given first. */
export async function listPositions(read: Reads, memberId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('positionHolder')
    .select('positionId')
    .where('memberId', '=', memberId)
    .where('until', 'is', null)
    .orderBy('since', 'desc')
    .orderBy('positionId')
    .limit(limits.positions)
    .execute();
  return rows.map(({ positionId }) => positionId);
}

/** STUDY-10: unless they said no. */
export async function isPersonalFor(read: Reads, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('recommendChoice')
    .select('isPersonal')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.isPersonal ?? true;
}

type Named = { readonly label: string; readonly name: string };
const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;

type LabelIds = Readonly<Record<'topic' | 'position' | 'account' | 'author', readonly string[]>>;
const named = (label: string, from: RawBuilder<unknown>) => sql`(select ${`${label}:`} || id as label, name ${from})`;

/** The names of topics, positions, accounts and people, by their labels. */
export async function listNames(read: Reads, { topic, position, account, author }: LabelIds): Promise<Named[]> {
  const parts = [
    named('topic', sql`from topic where id = ${among(topic)} and not is_hidden`),
    named('position', sql`from position where id = ${among(position)}`),
    named('account', sql`from share_account where id = ${among(account)} and state = 'active'`),
    sql`(select 'author:' || id as label, full_name as name from member where id = ${among(author)})`,
  ];
  return read
    .selectFrom(sql<Named>`(${sql.join(parts, sql` union all `)})`.as<'named'>(sql`named`))
    .selectAll()
    .execute();
}
