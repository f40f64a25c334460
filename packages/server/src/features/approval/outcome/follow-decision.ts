import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { processLife, type ProcessState } from '@shuyuan/contract/approval/process-life';
import { stepResult } from '@shuyuan/contract/approval/step-decision';
import type { Context, Tx } from '../../../platform/context.ts';
import { announceOutcome } from './announce-outcome.ts';
import { openStep } from '../steps/announce-turn.ts';
import { changeProcess, type Process } from '../process.store.ts';
import { cancelOpen, listAssignments, listSteps, settleStep } from '../steps/step.store.ts';

type Decided = { readonly process: Process; readonly comment: string };

/** The effect of a decision on its step and on the process: the next step, the end, or none yet. */
export async function followDecision(tx: Tx, ctx: Context, { process, comment }: Decided): Promise<ProcessState> {
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
