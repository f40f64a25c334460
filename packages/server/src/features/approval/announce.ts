import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import { enqueue } from '../../platform/jobs.ts';
import type { Process } from './process.store.ts';

/**
 * The job by which the feature that owns a document learns what became of its approval (D-075); it reads the process
 * again before it acts. A general request is nothing but its approval and has no owner.
 */
const outcomeJobs = {
  [ApprovalBusinessType.live]: 'live:approval-outcome',
  [ApprovalBusinessType.shareAccount]: 'teams:approval-outcome',
  [ApprovalBusinessType.general]: null,
} as const satisfies Record<ApprovalBusinessType, string | null>;

type Tx = Parameters<typeof enqueue>[0];

/** In the transaction of the decision: the owner hears of it exactly when it is true. */
export async function announceOutcome(tx: Tx, process: Process, state: ProcessState): Promise<void> {
  const name = outcomeJobs[process.businessType];
  if (name === null) return;
  const { tenantId, id, businessId } = process;
  await enqueue(tx, { name, payload: { tenantId, processInstanceId: id, businessId, state } });
}
