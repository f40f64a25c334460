import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { processLife, statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../platform/context.ts';
import { refuseSensitive } from '../system/index.ts';
import { openStep } from './steps/announce-turn.ts';
import { mayResubmit } from './approval.policy.ts';
import { openCase } from './open-case.ts';
import { findRound } from './steps/find-round.ts';
import { changeProcess, findProcessOf, leaveState } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { insertRound } from './steps/step.store.ts';

type Words = { readonly title: string; readonly summary: string; readonly comment: string };
type ResubmitInput = Words & { readonly id: string; readonly organizationId?: string };

/** Once more, as a new round by the template that applies now. */
function submitAgain(ctx: Context, { id, title, summary, comment, organizationId: moved }: ResubmitInput) {
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { from, to } = processLife.table.resubmit;
      const at = new Date(within.now());
      const process = await leaveState(tx, { id, from, at });
      demand(process, 'approval.not-resubmittable');
      const organizationId = moved ?? process.organizationId;
      const steps = await findRound(within, { ...process, organizationId });
      const round = process.round + 1;
      await insertRound(tx, { tenantId: process.tenantId, processId: id, round }, steps);
      await changeProcess(tx, id, {
        state: to,
        organizationId,
        round,
        currentStep: 1,
        title,
        summary,
        submittedAt: at,
      });
      const next = { ...process, round, currentStep: 1, title };
      await recordAct(tx, within, { process: next, action: 'resubmit', comment, before: process.state, after: to });
      await openStep(tx, within, next);
      return { processInstanceId: id, status: statusOfState[to] };
    }),
  );
}

/** A refused or withdrawn request. */
export function resubmit(ctx: Context, input: ResubmitInput) {
  return transact(ctx, async (within) => {
    const { membership } = await openCase(within, input.id);
    demand(mayResubmit(membership), 'auth.forbidden');
    await refuseSensitive(within, [input.title, input.summary, input.comment]);
    return submitAgain(within, input);
  });
}

type Document = {
  readonly businessType: ApprovalBusinessType;
  readonly businessId: string;
  /** Where it belongs by now: the people there decide, whoever did the round before. */
  readonly organizationId: string;
};

/** For the feature that owns the document, which has decided who may. Null when it was never submitted. */
export async function resubmitDocument(ctx: Context, { organizationId, ...document }: Document, words: Words) {
  const process = await findProcessOf(ctx.read, { ...document, tenantId: ctx.actor.tenantId });
  return process ? submitAgain(ctx, { ...words, organizationId, id: process.id }) : null;
}
