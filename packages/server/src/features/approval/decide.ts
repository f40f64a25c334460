import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { processLife, type ProcessState, statusOfState } from '@shuyuan/contract/approval/process-life';
import { stepResult } from '@shuyuan/contract/approval/step-decision';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, together } from '../../platform/context.ts';
import { refuseSensitive } from '../system/index.ts';
import { announceOutcome } from './announce-outcome.ts';
import { openStep } from './announce-turn.ts';
import { mayDecide } from './approval.policy.ts';
import { openCase } from './open-case.ts';
import { changeProcess, leaveState, type Process } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { cancelOpen, decideAssignments, listAssignments, listSteps, settleStep } from './step.store.ts';

type Tx = Parameters<typeof changeProcess>[0];
type Wish = { readonly id: string; readonly comment: string };
type Action = 'agree' | 'refuse';

const resultOf = { agree: ApproveResult.agreed, refuse: ApproveResult.refused } as const;

type Decided = { readonly process: Process; readonly comment: string };

/** What the decision makes of its step and of the whole: the next step, the end, or nothing yet. */
async function follow(tx: Tx, ctx: Context, { process, comment }: Decided): Promise<ProcessState> {
  const round = { processId: process.id, round: process.round };
  const steps = await listSteps(tx, round);
  const asked = (await listAssignments(tx, round)).filter(({ position }) => position === process.currentStep);
  const step = steps.find(({ position }) => position === process.currentStep);
  const result = stepResult(
    step?.mode ?? 'all',
    asked.map((one) => one.result),
  );
  if (result === ApproveResult.pending) return process.state;
  await settleStep(tx, { ...round, position: process.currentStep }, result);
  if (result === ApproveResult.agreed && process.currentStep < steps.length) {
    const next = { currentStep: process.currentStep + 1 };
    await changeProcess(tx, process.id, next);
    await openStep(tx, ctx, { ...process, ...next });
    return process.state;
  }
  const state = processLife.table[result === ApproveResult.agreed ? 'complete' : 'refuse'].to;
  await cancelOpen(tx, round);
  await changeProcess(tx, process.id, { state });
  await announceOutcome(tx, ctx, { process, state, comment });
  return state;
}

function decide(ctx: Context, { id, comment }: Wish, action: Action) {
  return together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { standing, principalIds } = await openCase(within, id);
      demand(mayDecide(standing), 'auth.forbidden');
      await refuseSensitive(within, [comment]);
      const at = new Date(within.now());
      const process = await leaveState(tx, { id, from: processLife.table[action].from, at });
      demand(process, 'approval.settled');
      const place = { processId: id, round: process.round, position: process.currentStep };
      const decision = { memberIds: principalIds, result: resultOf[action], actedBy: within.actor.id, at };
      const approverIds = await decideAssignments(tx, { ...place, ...decision });
      demand(approverIds.length > 0, 'approval.not-your-turn');
      const state = await follow(tx, within, { process, comment });
      const record = { process, action, comment, before: process.state, after: state };
      await recordAct(tx, within, { ...record, decision: { position: place.position, approverIds } });
      return { processInstanceId: id, status: statusOfState[state] };
    }),
  );
}

/** One approver's yes. */
export const agree = (ctx: Context, wish: Wish) => decide(ctx, wish, 'agree');
/** One approver's no, which ends the process. */
export const refuse = (ctx: Context, wish: Wish) => decide(ctx, wish, 'refuse');
