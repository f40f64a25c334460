import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import type { Context, Tx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { aboutProcess, linkTo } from '../notice-of-process.ts';
import { outcomeJobs } from './outcome-jobs.ts';
import type { Process } from '../process.store.ts';

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
