import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { processLife, statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { announceReassigned } from './announce-turn.ts';
import { listActive } from './approver.store.ts';
import { openCase, settledError } from '../open-case.ts';
import { leaveState, type Process } from '../process.store.ts';
import { recordAct } from '../record-act.ts';
import { listAssignments, moveAssignment } from './step.store.ts';

type ReassignInput = {
  readonly id: string;
  readonly position: number;
  readonly approverId: string;
  readonly receiverId: string;
  readonly comment: string;
};

/** The step still waits for this approver, and the receiver may decide it and is not asked there yet. */
async function demandMovable(tx: Tx, process: Process, input: ReassignInput): Promise<void> {
  const { position, approverId, receiverId } = input;
  const all = await listAssignments(tx, { processId: process.id, round: process.round });
  const asked = all.filter((one) => one.position === position);
  const isWaiting = asked.some(({ id, result }) => id === approverId && result === ApproveResult.pending);
  demand(isWaiting, 'approval.not-waiting');
  demand(receiverId !== process.starterId, 'approval.own-request');
  const [receiver] = await listActive(tx, process.tenantId, [receiverId]);
  demand(receiver, 'request.not-found');
  demand(!asked.some(({ id }) => id === receiverId), 'approval.asked-already');
}

/** An administrator gives the open question of one approver to somebody else. */
export function reassign(ctx: Context, input: ReassignInput) {
  const { id, position, approverId, receiverId, comment } = input;
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await openCase(within, id);
      await refuseSensitive(within, [comment]);
      const { from, to } = processLife.table.reassign;
      const process = await leaveState(tx, { id, from, at: new Date(within.now()) });
      if (!process) throw await settledError(within, id);
      await demandMovable(tx, process, input);
      const receiver = { id: receiverId, askedAs: 'person', isAsked: false };
      await moveAssignment(tx, { processId: id, round: process.round, position, memberId: approverId, receiver });
      const decision = { position, approverIds: [approverId], receiverId };
      await recordAct(tx, within, { process, action: 'reassign', comment, before: process.state, after: to, decision });
      await announceReassigned(tx, within, { process, position, approverId, receiverId });
      return { processInstanceId: id, status: statusOfState[to] };
    }),
  );
}
