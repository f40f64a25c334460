import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import type { Context, Tx } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs.ts';
import { notify } from '../notifications/index.ts';
import { aboutProcess, linkTo } from './notice-of-process.ts';
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

type Ended = { readonly process: Process; readonly state: ProcessState; readonly comment: string };

/** In the transaction of the decision: owner and starter hear of it exactly when it is true. */
export async function announceOutcome(tx: Tx, ctx: Context, { process, state, comment }: Ended): Promise<void> {
  const { tenantId, id, businessId, title, starterId } = process;
  const name = outcomeJobs[process.businessType];
  if (name !== null) await enqueue(tx, { name, payload: { tenantId, processInstanceId: id, businessId, state } });
  const told = { ...aboutProcess(process), receivers: [starterId], link: linkTo(id, 'started') };
  const kind = 'approval-result';
  if (state === 'agreed') await notify(tx, ctx, { ...told, kind, text: 'agreed', values: { title } });
  if (state === 'refused')
    await notify(tx, ctx, { ...told, kind, text: 'refused', values: { title, reason: comment } });
}
