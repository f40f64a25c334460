import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { processLife, statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../platform/context.ts';
import { refuseSensitive } from '../system/index.ts';
import { mayDecide } from './approval.policy.ts';
import { followDecision } from './outcome/follow-decision.ts';
import { openCase, settledError } from './open-case.ts';
import { leaveState } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { decideAssignments } from './steps/step.store.ts';

type DecisionInput = { readonly id: string; readonly comment: string };
type Action = 'agree' | 'refuse';

const resultOf = { agree: ApproveResult.agreed, refuse: ApproveResult.refused } as const;

function decide(ctx: Context, { id, comment }: DecisionInput, action: Action) {
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { membership, principalIds } = await openCase(within, id);
      demand(mayDecide(membership), 'auth.forbidden');
      await refuseSensitive(within, [comment]);
      const at = new Date(within.now());
      const process = await leaveState(tx, { id, from: processLife.table[action].from, at });
      if (!process) throw await settledError(within, id);
      const place = { processId: id, round: process.round, position: process.currentStep };
      const decision = { memberIds: principalIds, result: resultOf[action], actedBy: within.actor.id, at };
      const approverIds = await decideAssignments(tx, { ...place, ...decision });
      demand(approverIds.length > 0, 'approval.not-your-turn');
      const state = await followDecision(tx, within, { process, comment });
      const record = { process, action, comment, before: process.state, after: state };
      await recordAct(tx, within, { ...record, decision: { position: place.position, approverIds } });
      return { processInstanceId: id, status: statusOfState[state] };
    }),
  );
}

/** One approver's yes. */
export const agree = (ctx: Context, input: DecisionInput) => decide(ctx, input, 'agree');
/** One approver's no, which ends the process. */
export const refuse = (ctx: Context, input: DecisionInput) => decide(ctx, input, 'refuse');
