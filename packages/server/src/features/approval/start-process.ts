import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { processLife } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { openStep } from './steps/announce-turn.ts';
import { findRound } from './steps/find-round.ts';
import { insertProcess } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { insertRound } from './steps/step.store.ts';

type ProcessInput = {
  readonly businessType: ApprovalBusinessType;
  /** The id of the document that is to be approved, in the feature that owns it. */
  readonly businessId: string;
  /** Where the starter belongs; the template and the directors come from here. */
  readonly organizationId: string;
  readonly title: string;
  /** The summary approvers read before they decide. */
  readonly summary: string;
};

/** Puts a document before its approvers in the name of the caller (D-073). Other features start theirs through here. */
export function startProcess(ctx: Context, input: ProcessInput): Promise<{ processInstanceId: string }> {
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { id: starterId, tenantId } = within.actor;
      const steps = await findRound(within, { ...input, starterId });
      const at = new Date(within.now());
      const state = processLife.table.resubmit.to;
      const round = { id: newId(within.now()), tenantId, round: 1, currentStep: 1 };
      const isNew = await insertProcess(tx, { ...input, ...round, starterId, state, submittedAt: at, updatedAt: at });
      demand(isNew, 'approval.submitted-already');
      await insertRound(tx, { tenantId, processId: round.id, round: round.round }, steps);
      const process = { ...round, title: input.title, starterId };
      await recordAct(tx, within, { process, action: 'submit', comment: '', before: null, after: state });
      await openStep(tx, within, process);
      return { processInstanceId: round.id };
    }),
  );
}
