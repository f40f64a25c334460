import type { Notice, NoticeKind, NoticeValues, Preference } from '@shuyuan/contract/notifications/notice-kinds';
import { unreadMax } from '@shuyuan/contract/notifications/notice-stream';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { settingTable } from '@shuyuan/contract/system/settings';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../platform/database.gen.ts';
import type { Reads, Tx } from '../../platform/db.ts';

export type StoredNotice = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly values: NoticeValues;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly link: string | null;
  readonly readAt: Date | null;
  readonly createdAt: Date;
};

export type NewNotice = {
  id: string;
  tenantId: string;
  memberId: string;
  key: string;
  kind: NoticeKind;
  text: string;
  values: Notice['values'];
  subjectKind: string;
  subjectId: string;
  link: string | null;
  isShown: boolean;
  wantsMail: boolean;
  createdAt: Date;
};
export type AddedNotice = Pick<NewNotice, 'id' | 'memberId' | 'isShown' | 'wantsMail'>;

/** Those that were not there yet: the same event for the same person is one notice, however often it is delivered. */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<AddedNotice[]> {
  if (notices.length === 0) return [];
  return tx
    .insertInto('notification')
    .values(notices.map(({ values, ...notice }) => ({ ...notice, values: JSON.stringify(values) })))
    .onConflict((conflict) => conflict.columns(['memberId', 'key']).doNothing())
    .returning(['id', 'memberId', 'isShown', 'wantsMail'])
    .execute();
}

export type Receiver = {
  readonly id: string;
  readonly fullName: string;
  readonly hasAddress: boolean;
  readonly inApp: boolean | null;
  readonly email: boolean | null;
};

/** Who of them is there today, and what they chose for the kind; null where they chose nothing. */
export async function listReceivers(
  read: Reads,
  { tenantId, memberIds, kind }: { tenantId: string; memberIds: readonly string[]; kind: NoticeKind },
): Promise<Receiver[]> {
  return read
    .selectFrom('member')
    .leftJoin('notificationPreference as wish', (join) =>
      join.onRef('wish.memberId', '=', 'member.id').on('wish.kind', '=', kind),
    )
    .select([
      'member.id',
      'member.fullName',
      'wish.inApp',
      'wish.email',
      sql<boolean>`member.email is not null`.as('hasAddress'),
    ])
    .where('member.tenantId', '=', tenantId)
    .where('member.id', 'in', [...memberIds])
    .where('member.state', '=', 'active')
    .orderBy('member.id')
    .execute();
}

type Owner = { readonly tenantId: string; readonly memberId: string };
type Filter = { readonly isUnread?: boolean | undefined; readonly kind?: NoticeKind | undefined };

const shown = (read: Reads, { tenantId, memberId }: Owner, { isUnread = false, kind }: Filter) =>
  read
    .selectFrom('notification')
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('isShown', '=', true)
    .$if(isUnread, (query) => query.where('readAt', 'is', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''));

export async function listNotices(
  read: Reads,
  owner: Owner,
  { paging, ...filter }: Filter & { readonly paging: Paging },
): Promise<{ rows: StoredNotice[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    shown(read, owner, filter)
      .select(['id', 'kind', 'text', 'values', 'subjectKind', 'subjectId', 'link', 'readAt', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    shown(read, owner, filter)
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  // Written by `insertNotices` alone, from the table of kinds.
  return { rows: rows as StoredNotice[], total: Number(total) };
}

/** How many are unread, counted no further than anybody wants to know, and the newest there is. */
export async function findUnread(read: Reads, owner: Owner): Promise<{ unread: number; newestId: string | null }> {
  const { unread, newestId } = await read
    .selectNoFrom([
      (eb: ExpressionBuilder<DB, never>) =>
        eb
          .selectFrom(
            shown(read, owner, { isUnread: true })
              .select(sql`1`.as('one'))
              .limit(unreadMax)
              .as('few'),
          )
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .as('unread'),
      shown(read, owner, {}).select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1).as('newestId'),
    ])
    .executeTakeFirstOrThrow();
  return { unread: Number(unread ?? 0), newestId };
}

/** False when there is no such notice of this person; one that was read before stays as it is. */
export async function setRead(tx: Tx, owner: Owner, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const [result] = await tx
    .updateTable('notification')
    .set({ readAt: sql`coalesce(read_at, ${at})` })
    .where('tenantId', '=', owner.tenantId)
    .where('memberId', '=', owner.memberId)
    .where('isShown', '=', true)
    .where('id', '=', id)
    .execute();
  return (result?.numUpdatedRows ?? 0n) > 0n;
}

export async function setAllRead(tx: Tx, { tenantId, memberId }: Owner, at: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('isShown', '=', true)
    .where('readAt', 'is', null)
    .execute();
}

/** One piece at a time, so that a night's forgetting never holds locks for long; tells how many went. */
export async function deleteNoticesBefore(tx: Tx, time: Date, limit: number): Promise<number> {
  const [result] = await tx
    .deleteFrom('notification')
    .where('id', 'in', (old) =>
      old.selectFrom('notification').select('id').where('createdAt', '<', time).orderBy('createdAt').limit(limit),
    )
    .execute();
  return Number(result?.numDeletedRows ?? 0n);
}

export async function listPreferences(read: Reads, { tenantId, memberId }: Owner): Promise<Preference[]> {
  const rows = await read
    .selectFrom('notificationPreference')
    .select(['kind', 'inApp', 'email'])
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .execute();
  // A kind that is no longer in the table is never asked for.
  return rows as Preference[];
}

export async function savePreferences(
  tx: Tx,
  { tenantId, memberId }: Owner,
  { items, at }: { items: readonly Preference[]; at: Date },
): Promise<void> {
  await tx
    .insertInto('notificationPreference')
    .values(items.map((item) => ({ ...item, tenantId, memberId, updatedAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'kind']).doUpdateSet((eb) => ({
        inApp: eb.ref('excluded.inApp'),
        email: eb.ref('excluded.email'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

export async function findAddress(read: Reads, { tenantId, memberId }: Owner): Promise<string | null> {
  const row = await read
    .selectFrom('member')
    .select('email')
    .where('tenantId', '=', tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.email ?? null;
}

export type DueMail = Pick<StoredNotice, 'id' | 'kind' | 'text' | 'values' | 'link'> & {
  readonly tenantId: string;
  readonly fullName: string;
  readonly address: string;
  readonly language: Language;
};

/** Their own choice, else the language of their part of the company (D-009), else the product's own. */
const languageOfMember = sql<Language>`coalesce(member.language, (
  select said.value from organization mine
    join organization above on above.id = any(mine.path)
    join setting said on said.organization_id = above.id and said.key = 'LANGUAGE'
  where mine.id = member.organization_id order by cardinality(above.path) desc limit 1), ${settingTable.LANGUAGE.initial})`;

/** A mail that is still to be sent: not sent yet, not read meanwhile, wanted still, by somebody who is still there. */
export async function findDueMail(read: Reads, id: string): Promise<DueMail | undefined> {
  const row = await read
    .selectFrom('notification as notice')
    .innerJoin('member', 'member.id', 'notice.memberId')
    .leftJoin('notificationPreference as wish', (join) =>
      join.onRef('wish.memberId', '=', 'notice.memberId').onRef('wish.kind', '=', 'notice.kind'),
    )
    .select(['notice.id', 'notice.tenantId', 'notice.kind', 'notice.text', 'notice.values', 'notice.link'])
    .select(['member.fullName', 'member.email as address', languageOfMember.as('language')])
    .where('notice.id', '=', id)
    .where('notice.wantsMail', '=', true)
    .where('notice.mailedAt', 'is', null)
    .where('notice.readAt', 'is', null)
    .where('member.state', '=', 'active')
    .where('member.email', 'is not', null)
    .where((eb) => eb.or([eb('wish.email', 'is', null), eb('wish.email', '=', true)]))
    .executeTakeFirst();
  // Written by `insertNotices` alone, from the table of kinds.
  return row as DueMail | undefined;
}

export async function setMailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('notification').set({ mailedAt: at }).where('id', '=', id).execute();
}

/** The first of them by name, for a message to a group. */
export async function listNames(read: Reads, tenantId: string, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const rows = await read
    .selectFrom('member')
    .select('fullName')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...memberIds])
    .orderBy('fullName')
    .execute();
  return rows.map(({ fullName }) => fullName);
}
