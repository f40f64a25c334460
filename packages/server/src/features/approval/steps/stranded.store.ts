import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Where an approver is asked at the step whose turn it is, and can no longer decide. */
export type StrandedAssignment = {
  readonly processId: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly askedAs: string;
  /** Suspended or left, not merely away or without the role. */
  readonly isGone: boolean;
  /** From the tenant down to where the request was made, and to where the approver belongs. */
  readonly processPath: readonly string[];
  readonly memberPath: readonly string[];
};

type StrandedQuery = {
  readonly at: Date;
  readonly limit: number;
  /** Only this process, or only those that come after one. */
  readonly processId?: string;
  readonly afterId?: string;
};

/** Away while the deputy has left too, or is the one who asks. */
const hasNoDeputy = (at: Date) => sql<boolean>`exists (
  select from approval_delegation delegation join member deputy on deputy.id = delegation.deputy_id
  where delegation.member_id = member.id and delegation.starts_at <= ${at} and delegation.ends_at > ${at}
    and (deputy.state <> 'active' or deputy.id = process.starter_id))`;

const isNoDirector = sql<boolean>`assignment.asked_as = 'director' and not exists (
  select from member_fact held where held.member_id = member.id and held.fact = 'director'
    and held.organization_id = any(place.path))`;

const hasLostRole = sql<boolean>`assignment.asked_as not in ('person', 'director') and not exists (
  select from member_role held where held.member_id = member.id and held.role = assignment.asked_as)`;

/** Every open question at a step whose turn it is, put to somebody who cannot answer it; ordered by process. */
export async function listStranded(read: Reads, query: StrandedQuery): Promise<StrandedAssignment[]> {
  const { at, limit, processId, afterId } = query;
  return read
    .selectFrom('approvalProcess as process')
    .innerJoin('approvalAssignment as assignment', (join) =>
      join
        .onRef('assignment.processId', '=', 'process.id')
        .onRef('assignment.round', '=', 'process.round')
        .onRef('assignment.position', '=', 'process.currentStep')
        .on('assignment.result', '=', ApproveResult.pending),
    )
    .innerJoin('member', 'member.id', 'assignment.memberId')
    .innerJoin('organization as place', 'place.id', 'process.organizationId')
    .innerJoin('organization as home', 'home.id', 'member.organizationId')
    .select([
      'process.id as processId',
      'process.tenantId',
      'member.id as memberId',
      'member.fullName',
      'assignment.askedAs',
      sql<boolean>`member.state <> 'active'`.as('isGone'),
      'place.path as processPath',
      'home.path as memberPath',
    ])
    .where('process.state', '=', 'pending')
    .where((eb) => eb.or([eb('member.state', '<>', 'active'), isNoDirector, hasLostRole, hasNoDeputy(at)]))
    .$if(processId !== undefined, (some) => some.where('process.id', '=', processId ?? ''))
    .$if(afterId !== undefined, (some) => some.where('process.id', '>', afterId ?? ''))
    .orderBy('process.id')
    .orderBy('member.id')
    .limit(limit)
    .execute();
}

type AvailabilityQuery = { readonly ids: readonly string[]; readonly starterId: string; readonly at: Date };

/** Those of the ids who are at work, or away with a deputy who is; never the one who asks. */
export async function listAvailable(read: Reads, { ids, starterId, at }: AvailabilityQuery): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('member')
    .select('member.id')
    .where('member.id', 'in', [...ids])
    .where('member.id', '<>', starterId)
    .where('member.state', '=', 'active')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('approvalDelegation as delegation')
            .innerJoin('member as deputy', 'deputy.id', 'delegation.deputyId')
            .select('delegation.memberId')
            .whereRef('delegation.memberId', '=', 'member.id')
            .where('delegation.startsAt', '<=', at)
            .where('delegation.endsAt', '>', at)
            .where((some) => some.or([some('deputy.state', '<>', 'active'), some('deputy.id', '=', starterId)])),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
