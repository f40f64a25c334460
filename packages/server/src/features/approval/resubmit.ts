import { processLife, statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, together } from '../../platform/context.ts';
import { refuseSensitive } from '../system/index.ts';
import { announceTurn } from './announce.ts';
import { mayResubmit } from './approval.policy.ts';
import { openCase } from './open-case.ts';
import { findRound } from './find-round.ts';
import { changeProcess, leaveState } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { insertRound } from './step.store.ts';

type Wish = { readonly id: string; readonly title: string; readonly summary: string; readonly comment: string };

/** A refused or withdrawn request once more, as a new round by the template that applies now. */
export function resubmit(ctx: Context, { id, title, summary, comment }: Wish) {
  return together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { standing } = await openCase(within, id);
      demand(mayResubmit(standing), 'auth.forbidden');
      await refuseSensitive(within, [title, summary, comment]);
      const { from, to } = processLife.table.resubmit;
      const at = new Date(within.now());
      const process = await leaveState(tx, { id, from, at });
      demand(process, 'approval.not-resubmittable');
      const steps = await findRound(within, process);
      const round = process.round + 1;
      await insertRound(tx, { tenantId: process.tenantId, processId: id, round }, steps);
      await changeProcess(tx, id, { state: to, round, currentStep: 1, title, summary, submittedAt: at });
      const next = { ...process, round, currentStep: 1, title };
      await recordAct(tx, within, { process: next, action: 'resubmit', comment, before: process.state, after: to });
      await announceTurn(tx, within, next);
      return { processInstanceId: id, status: statusOfState[to] };
    }),
  );
}
