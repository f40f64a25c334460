import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs.ts';
import { notify } from '../notifications/index.ts';
import { listMembersById } from './approver.store.ts';
import { listDeputies } from './delegation.store.ts';
import type { Process } from './process.store.ts';
import { listAssignments } from './step.store.ts';

type Tx = Parameters<typeof enqueue>[0];

/**
 * The job by which the feature that owns a document learns what became of its approval (D-075); it reads the process
 * again before it acts. A general request is nothing but its approval and has no owner.
 */
const outcomeJobs = {
  [ApprovalBusinessType.live]: 'live:approval-outcome',
  [ApprovalBusinessType.shareAccount]: 'teams:approval-outcome',
  [ApprovalBusinessType.general]: null,
} as const satisfies Record<ApprovalBusinessType, string | null>;

const aboutProcess = ({ id }: Pick<Process, 'id'>) => ({ subject: { kind: 'approval', id } });
const linkTo = (id: string, box: 'to-decide' | 'started'): string => `/center/my/approvals?box=${box}&open=${id}`;

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

type Turn = Pick<Process, 'id' | 'round' | 'currentStep' | 'title' | 'starterId'>;

/** Tells those whose turn it is, and the deputies of those who are away (D-147). */
export async function announceTurn(tx: Tx, ctx: Context, process: Turn): Promise<void> {
  const { id, round, currentStep, title, starterId } = process;
  const asked = (await listAssignments(tx, { processId: id, round })).filter(
    ({ position, result }) => position === currentStep && result === ApproveResult.pending,
  );
  const [starter] = await listMembersById(tx, [starterId]);
  const receivers = asked.map((approver) => approver.id);
  const told = { ...aboutProcess(process), kind: 'approval-waiting' as const, link: linkTo(id, 'to-decide') };
  const words = { person: starter?.fullName ?? '', title };
  await notify(tx, ctx, { ...told, receivers, text: 'submitted', values: words });
  for (const { deputyId, fullName } of await listDeputies(tx, receivers, new Date(ctx.now()))) {
    // A deputy who is the starter could do nothing with it.
    if (deputyId === starterId) continue;
    const values = { person: fullName, title };
    await notify(tx, ctx, { ...told, receivers: [deputyId], text: 'delegated', values });
  }
}
