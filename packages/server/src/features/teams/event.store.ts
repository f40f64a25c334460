import type { AccountEventKind } from '@shuyuan/contract/teams/account-life';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type EventRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly accountId: string;
  readonly kind: AccountEventKind;
  readonly actorId: string | null;
  readonly said: Readonly<Record<string, string>>;
  readonly createdAt: Date;
};

/** One that is there already is not told again. */
export async function insertEvents(tx: Tx, events: readonly EventRow[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ said, ...event }) => ({ ...event, said: JSON.stringify(said) }));
  await tx
    .insertInto('shareAccountEvent')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Query = { readonly accountId: string; readonly memberId: string; readonly isUnread?: boolean | undefined };

const events = (read: Reads, { accountId, memberId, isUnread }: Query) =>
  read
    .selectFrom('shareAccountEvent as event')
    .innerJoin('shareAccountMember as reader', (join) =>
      join.onRef('reader.accountId', '=', 'event.accountId').on('reader.memberId', '=', memberId),
    )
    .where('event.accountId', '=', accountId)
    .$if(isUnread === true, (query) => query.whereRef('event.createdAt', '>', 'reader.noticesReadAt'))
    .$if(isUnread === false, (query) => query.whereRef('event.createdAt', '<=', 'reader.noticesReadAt'));

/** TEAM-30: the latest first. */
export async function listEvents(read: Reads, asked: Query, paging: Paging) {
  const [items, counted] = await Promise.all([
    events(read, asked)
      .leftJoin('member as person', 'person.id', 'event.actorId')
      .select([
        'event.id',
        'event.kind',
        'event.said',
        'event.createdAt',
        'person.id as personId',
        'person.fullName',
        'person.portrait',
        sql<boolean>`event.created_at <= reader.notices_read_at`.as('isRead'),
      ])
      .orderBy('event.createdAt', 'desc')
      .orderBy('event.id')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    events(read, asked)
      .select(sql<bigint>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, recordCount: Number(counted.total) };
}
