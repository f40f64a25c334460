import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import type { ApprovalBox } from '@shuyuan/contract/approval/process-life';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';

type BoxQuery = {
  readonly box: ApprovalBox;
  readonly tenantId: string;
  readonly memberId: string;
  /** The member and those they stand in for. */
  readonly principalIds: readonly string[];
};

/** The processes in a box. One that a person started never waits for them: nobody decides their own request. */
const inBox = (read: Reads, { box, tenantId, memberId, principalIds }: BoxQuery) => {
  const all = read.selectFrom('approvalProcess as process').where('process.tenantId', '=', tenantId);
  if (box === 'started') return all.where('process.starterId', '=', memberId);
  if (box === 'sent-back') return all.where('process.starterId', '=', memberId).where('process.state', '=', 'refused');
  if (box === 'decided')
    return all.where('process.id', 'in', (eb) =>
      eb.selectFrom('approvalAssignment').select('processId').where('actedBy', '=', memberId),
    );
  return all
    .where('process.state', '=', 'pending')
    .where('process.starterId', '<>', memberId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('approvalAssignment as assignment')
          .select('assignment.processId')
          .whereRef('assignment.processId', '=', 'process.id')
          .whereRef('assignment.round', '=', 'process.round')
          .whereRef('assignment.position', '=', 'process.currentStep')
          .where('assignment.memberId', 'in', [...principalIds])
          .where('assignment.result', '=', ApproveResult.pending),
      ),
    );
};

const selectShown = (query: ReturnType<typeof inBox>) =>
  query
    .innerJoin('member as starter', 'starter.id', 'process.starterId')
    .innerJoin('organization', 'organization.id', 'process.organizationId')
    .select([
      'process.id',
      'process.businessType',
      'process.businessId',
      'process.title',
      'process.state',
      'process.submittedAt',
      'process.updatedAt',
      'starter.id as starterId',
      'starter.fullName as starterName',
      'starter.portrait as starterPortrait',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ]);

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

const asItem = (row: ShownRow) => ({
  id: row.id,
  businessType: row.businessType,
  state: row.state,
  businessId: row.businessId,
  title: row.title,
  submittedAt: row.submittedAt,
  updatedAt: row.updatedAt,
  starter: { id: row.starterId, fullName: row.starterName, portrait: row.starterPortrait },
  organization: { id: row.organizationId, name: row.organizationName },
});

/** One page: what waits longest comes first, everything else newest first. */
export async function listBox(read: Reads, query: BoxQuery, paging: Paging) {
  const rows = await selectShown(inBox(read, query))
    .orderBy('process.submittedAt', query.box === 'to-decide' ? 'asc' : 'desc')
    .orderBy('process.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await inBox(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(asItem), recordCount: Number(total) };
}

/** The approvers asked now who have not decided, by process; a step asks at most 50, a page has at most 100 processes. */
async function listAskedNow(read: Reads, processIds: readonly string[]) {
  if (processIds.length === 0) return [];
  return read
    .selectFrom('approvalProcess as process')
    .innerJoin('approvalAssignment as assignment', (join) =>
      join
        .onRef('assignment.processId', '=', 'process.id')
        .onRef('assignment.round', '=', 'process.round')
        .onRef('assignment.position', '=', 'process.currentStep'),
    )
    .innerJoin('member', 'member.id', 'assignment.memberId')
    .select(['process.id as processId', 'member.id', 'member.fullName', 'member.portrait'])
    .where('process.id', 'in', [...processIds])
    .where('assignment.result', '=', ApproveResult.pending)
    .orderBy('member.fullName')
    .orderBy('member.id')
    .execute();
}

/** Everything of a tenant that waits for a decision, what waits longest first. */
export async function listAllWaiting(read: Reads, tenantId: string, paging: Paging) {
  const all = read
    .selectFrom('approvalProcess as process')
    .where('process.tenantId', '=', tenantId)
    .where('process.state', '=', 'pending');
  const rows = await selectShown(all)
    .orderBy('process.submittedAt')
    .orderBy('process.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await all.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const approvers = Map.groupBy(
    await listAskedNow(
      read,
      rows.map(({ id }) => id),
    ),
    ({ processId }) => processId,
  );
  const items = rows.map((row) => ({
    ...asItem(row),
    approvers: (approvers.get(row.id) ?? []).map(({ processId: _processId, ...person }) => person),
  }));
  return { items, recordCount: Number(total) };
}
