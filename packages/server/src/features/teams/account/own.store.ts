import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type Query = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly readerId: string;
  readonly limit: number;
};

/** Enough for a badge. */
const maxUnread = 100;

/** TEAM-16: the accounts of a person, those they own first; closed ones and what is unread for oneself only. */
export const listOwn = (read: Reads, { tenantId, memberId, readerId, limit }: Query) =>
  read
    .selectFrom('shareAccountMember as place')
    .innerJoin('shareAccount as account', 'account.id', 'place.accountId')
    .leftJoin('attention as followed', (join) =>
      join
        .onRef('followed.targetId', '=', 'account.id')
        .on('followed.targetType', '=', AttentionTarget.sharer)
        .on('followed.memberId', '=', readerId),
    )
    .select([
      'account.id',
      'account.name',
      'account.portrait',
      'account.description',
      'account.enjoyType',
      'place.memberType',
      'account.state',
      'followed.id as attentionId',
      'account.attentionNum',
      'account.contentNum',
      sql<bigint>`case when place.member_id = ${readerId} then (
        select count(*) from (select from share_account_event as event
          where event.account_id = account.id and event.created_at > place.notices_read_at limit ${maxUnread}) as unread)
        else 0 end`.as('unreadNum'),
    ])
    .where('place.tenantId', '=', tenantId)
    .where('place.memberId', '=', memberId)
    .$if(memberId !== readerId, (query) => query.where(sql<boolean>`account.state = 'active'`))
    .orderBy('place.memberType')
    .orderBy('place.joinedAt', 'desc')
    .limit(limit)
    .execute();

/** TEAM-19. */
export async function belongsAnywhere(read: Reads, tenantId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('shareAccountMember')
    .select('accountId')
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
