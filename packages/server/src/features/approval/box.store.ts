import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import type { ApprovalBox, ProcessState } from '@shuyuan/contract/approval/process-life';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';

type Wanted = {
  readonly box: ApprovalBox;
  readonly tenantId: string;
  readonly memberId: string;
  /** The member and those they stand in for. */
  readonly principalIds: readonly string[];
};

/** What is in a box. What a person started themselves never waits for them: nobody decides their own request. */
const inBox = (read: Reads, { box, tenantId, memberId, principalIds }: Wanted) => {
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
          .selectFrom('approvalAssignment as asked')
          .select('asked.processId')
          .whereRef('asked.processId', '=', 'process.id')
          .whereRef('asked.round', '=', 'process.round')
          .whereRef('asked.position', '=', 'process.currentStep')
          .where('asked.memberId', 'in', [...principalIds])
          .where('asked.result', '=', ApproveResult.pending),
      ),
    );
};

/** One page: what waits longest comes first, everything else newest first. */
export async function listBox(read: Reads, wanted: Wanted, paging: Paging) {
  const rows = await inBox(read, wanted)
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
      'starter.headPortrait as starterPortrait',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ])
    .orderBy('process.submittedAt', wanted.box === 'to-decide' ? 'asc' : 'desc')
    .orderBy('process.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await inBox(read, wanted)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    id: row.id,
    // Written by `startProcess`; the state is checked against these very words.
    businessType: row.businessType as ApprovalBusinessType,
    state: row.state as ProcessState,
    businessId: row.businessId,
    title: row.title,
    submittedAt: row.submittedAt,
    updatedAt: row.updatedAt,
    starter: { id: row.starterId, fullName: row.starterName, headPortrait: row.starterPortrait },
    organization: { id: row.organizationId, name: row.organizationName },
  }));
  return { items, recordCount: Number(total) };
}
