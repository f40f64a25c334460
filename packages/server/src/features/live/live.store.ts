import type { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import type { ExecutionMode, LiveMode, LiveType, RequestStatus, ShareScope } from '@shuyuan/contract/live/live-kinds';
import type { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type LiveRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly organizationId: string;
  readonly creatorId: string;
  readonly lecturerId: string | null;
  readonly supplier: LiveSupplier;
  readonly subject: string;
  readonly liveType: LiveType;
  readonly liveMode: LiveMode | null;
  readonly shareScope: ShareScope;
  readonly executionMode: ExecutionMode | null;
  readonly startTime: Date;
  readonly estimateDuration: number | null;
  readonly planNumber: number | null;
  readonly description: string;
  readonly lecturerDescription: string;
  readonly coverFileId: string | null;
  readonly classroomId: string | null;
  readonly passcodeHash: string | null;
  readonly status: LiveStatus;
  readonly approvalStatus: ApprovalStatus | null;
  readonly requestStatus: RequestStatus;
  readonly autoPublish: boolean;
  readonly supplierRoom: string | null;
  readonly subNumber: number;
  readonly attendNumber: number;
  readonly scoreSum: number;
  readonly scoreCount: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly hostSeenAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const liveColumns = [
  'live.id',
  'live.tenantId',
  'live.organizationId',
  'live.creatorId',
  'live.lecturerId',
  'live.supplier',
  'live.subject',
  'live.liveType',
  'live.liveMode',
  'live.shareScope',
  'live.executionMode',
  'live.startTime',
  'live.estimateDuration',
  'live.planNumber',
  'live.description',
  'live.lecturerDescription',
  'live.coverFileId',
  'live.classroomId',
  'live.passcodeHash',
  'live.status',
  'live.approvalStatus',
  'live.requestStatus',
  'live.autoPublish',
  'live.supplierRoom',
  'live.subNumber',
  'live.attendNumber',
  'live.scoreSum',
  'live.scoreCount',
  'live.startedAt',
  'live.endedAt',
  'live.hostSeenAt',
  'live.version',
  'live.createdAt',
  'live.updatedAt',
] as const;

const liveOf = (read: Reads, tenantId: string, id: string) =>
  read.selectFrom('live').select(liveColumns).where('live.tenantId', '=', tenantId).where('live.id', '=', id);

export const findLive = async (read: Reads, tenantId: string, id: string): Promise<LiveRow | undefined> =>
  liveOf(read, tenantId, id).executeTakeFirst();

export const findLiveStatus = async (read: Reads, id: string): Promise<LiveStatus | undefined> =>
  (await read.selectFrom('live').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** Kept from others until the transaction ends: a status is changed by who read it last. */
export const lockLive = async (tx: Tx, tenantId: string, id: string): Promise<LiveRow | undefined> =>
  liveOf(tx, tenantId, id).forUpdate().executeTakeFirst();

/** Somebody by their id, or by the column of a statement about many. */
type Member = string | RawBuilder<string>;

/** Every organisation somebody belongs to, with all above it: asked once, whatever it is compared with. */
const placesOf = (memberId: Member): RawBuilder<string[]> => sql<string[]>`(
  select coalesce(array_agg(distinct place), '{}') from organization, unnest(organization.path) as place
  where organization.id in (
    select organization_id from member where id = ${memberId}
    union all select organization_id from member_organization where member_id = ${memberId}))`;

/** Chosen by who made it, or come by its link: the form replaces the first and leaves the others. */
const partsOf = { assistant: ['assistant'], invited: ['invited', 'linked'] } as const;

export const hasPart = (memberId: Member, part: keyof typeof partsOf): RawBuilder<boolean> => sql<boolean>`exists (
  select from live_person where live_person.live_id = live.id and live_person.member_id = ${memberId}
    and live_person.part = any (${[...partsOf[part]]}::text[]))`;

/** Has a part in it: sees it in every state. */
const takesPart = (memberId: Member): RawBuilder<boolean> =>
  sql<boolean>`(live.creator_id = ${memberId} or coalesce(live.lecturer_id = ${memberId}, false)
    or ${hasPart(memberId, 'assistant')})`;

/** D-050, D-123: whom a published live is for, and who has bought it. The one condition for lists, searches, pages, entering and files. */
export const isInScope = (memberId: Member): RawBuilder<boolean> => sql<boolean>`(
  live.share_scope = 1
  or (live.share_scope = 2 and live.organization_id = any (${placesOf(memberId)}::text[]))
  or (live.share_scope = 3 and ${hasPart(memberId, 'invited')})
  or exists (select from entitlement
    where entitlement.business_type = 'live' and entitlement.business_id = live.id and entitlement.member_id = ${memberId})
  or ${takesPart(memberId)})`;

/** D-122: whether the room and the replay of a live are open to somebody as far as its price goes. */
export const isPaid = (memberId: Member): RawBuilder<boolean> => sql<boolean>`is_live_paid(live.id, ${memberId})`;

/** What somebody is to a live. */
export type Part = {
  readonly isAssistant: boolean;
  readonly isInvited: boolean;
  readonly isInScope: boolean;
  /** As far as its price goes (D-122). */
  readonly isPaid: boolean;
};

export async function findPart(read: Reads, liveId: string, memberId: string): Promise<Part> {
  const row = await read
    .selectFrom('live')
    .select([
      hasPart(memberId, 'assistant').as('isAssistant'),
      hasPart(memberId, 'invited').as('isInvited'),
      isInScope(memberId).as('isInScope'),
      isPaid(memberId).as('isPaid'),
    ])
    .where('live.id', '=', liveId)
    .executeTakeFirst();
  return row ?? { isAssistant: false, isInvited: false, isInScope: false, isPaid: false };
}

/** Those of the members a live is not for, or who have not paid for it. Named `asked`: the condition reads the table of members itself. */
export async function listOutside(read: Reads, liveId: string, memberIds: readonly string[]): Promise<Set<unknown>> {
  const rows = await read
    .selectFrom(sql<{ id: string }>`unnest(${memberIds}::text[])`.as<'asked'>(sql`asked(id)`))
    .select('asked.id')
    .where(sql<boolean>`not exists (select from live where live.id = ${liveId} and ${isInScope(sql.ref('asked.id'))}
      and ${isPaid(sql.ref('asked.id'))})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody has a part in a live: made it, speaks in it, or helps. */
export async function hasPartIn(read: Reads, liveId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('live')
    .select(takesPart(memberId).as('hasPart'))
    .where('live.id', '=', liveId)
    .executeTakeFirst();
  return row?.hasPart ?? false;
}
