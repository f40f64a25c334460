import type { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { ngrams, searchable } from '../../../platform/searchable.ts';
import { liveLife, type LiveAction } from '@shuyuan/contract/live/live-life';
import type { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { liveColumns, type LiveRow } from '../live.store.ts';

/** What a form decides; the rest of the row is the product's own. */
export type LiveContent = Pick<
  LiveRow,
  | 'subject'
  | 'liveMode'
  | 'shareScope'
  | 'executionMode'
  | 'startTime'
  | 'estimateDuration'
  | 'planNumber'
  | 'description'
  | 'lecturerDescription'
  | 'lecturerId'
  | 'classroomId'
  | 'passcodeHash'
>;

export type NewLive = LiveContent &
  Pick<
    LiveRow,
    'id' | 'tenantId' | 'organizationId' | 'creatorId' | 'supplier' | 'liveType' | 'approvalStatus' | 'requestStatus'
  > & { readonly at: Date };

const searchColumns = (subject: string) => ({
  searchText: searchable(subject),
  search: sql<string>`array_to_tsvector(${ngrams(subject)}::text[])`,
});

export async function insertLive(tx: Tx, { at, ...live }: NewLive): Promise<void> {
  await tx
    .insertInto('live')
    .values({ ...live, ...searchColumns(live.subject), createdAt: at, updatedAt: at })
    .execute();
}

type Changed = { readonly id: string; readonly content: LiveContent; readonly autoPublish: boolean; readonly at: Date };

/** Only for who holds the row (`lockLive`). Returns the version it has now. */
export async function changeLive(tx: Tx, { id, content, autoPublish, at }: Changed): Promise<number> {
  const { version } = await tx
    .updateTable('live')
    .set(({ eb }) => ({
      ...content,
      ...searchColumns(content.subject),
      autoPublish,
      updatedAt: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function setCover(tx: Tx, id: string, coverFileId: string | null): Promise<void> {
  await tx.updateTable('live').set({ coverFileId }).where('id', '=', id).execute();
}

type People = { readonly tenantId: string; readonly liveId: string; readonly part: 'assistant' | 'invited' };

/** Replaces who has this part. */
export async function savePeople(tx: Tx, people: People, memberIds: readonly string[]): Promise<void> {
  const { liveId, part } = people;
  await tx.deleteFrom('livePerson').where('liveId', '=', liveId).where('part', '=', part).execute();
  const rows = [...new Set(memberIds)].map((memberId) => ({ ...people, memberId }));
  if (rows.length > 0) await tx.insertInto('livePerson').values(rows).execute();
}

type Move = { readonly tenantId: string; readonly id: string; readonly action: LiveAction; readonly at: Date };

const timesOf: Partial<Record<LiveAction, (at: Date) => { startedAt?: Date; hostSeenAt?: Date; endedAt?: Date }>> = {
  start: (at) => ({ startedAt: at, hostSeenAt: at }),
  end: (at) => ({ endedAt: at }),
  expire: (at) => ({ endedAt: at }),
};

/** D-042: one step of the life cycle. Undefined when the live is in a state this cannot leave: of two at once one wins. */
export async function moveLive(tx: Tx, { tenantId, id, action, at }: Move): Promise<LiveRow | undefined> {
  const { from, to } = liveLife.table[action];
  return tx
    .updateTable('live')
    .set(({ eb }) => ({ status: to, updatedAt: at, version: eb('version', '+', 1), ...timesOf[action]?.(at) }))
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning(liveColumns)
    .executeTakeFirst();
}

type Provisioned = {
  readonly requestStatus: RequestStatus;
  readonly supplierRoom?: string;
  readonly autoPublish?: boolean;
};

export async function setRequest(tx: Tx, id: string, { requestStatus, ...rest }: Provisioned): Promise<void> {
  await tx
    .updateTable('live')
    .set({ requestStatus, ...rest })
    .where('id', '=', id)
    .execute();
}

export async function setApproval(tx: Tx, id: string, approvalStatus: ApprovalStatus | null): Promise<void> {
  await tx
    .updateTable('live')
    .set(({ eb }) => ({ approvalStatus, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Those of the ids who are at work in the company. */
export async function listActiveIds(tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'active')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}
