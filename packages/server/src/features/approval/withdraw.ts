import { processLife, statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, together } from '../../platform/context.ts';
import { refuseSensitive } from '../system/index.ts';
import { announceOutcome } from './announce.ts';
import { openCase } from './open-case.ts';
import { changeProcess, leaveState } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { cancelOpen } from './step.store.ts';

/** The starter takes a pending request back. */
export function withdraw(ctx: Context, { id, comment }: { id: string; comment: string }) {
  return together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { standing } = await openCase(within, id);
      demand(standing.isStarter, 'auth.forbidden');
      await refuseSensitive(within, [comment]);
      const { from, to } = processLife.table.withdraw;
      const process = await leaveState(tx, { id, from, at: new Date(within.now()) });
      demand(process, 'approval.settled');
      await cancelOpen(tx, { processId: id, round: process.round });
      await changeProcess(tx, id, { state: to });
      await recordAct(tx, within, { process, action: 'withdraw', comment, before: process.state, after: to });
      await announceOutcome(tx, within, { process, state: to, comment });
      return { processInstanceId: id, status: statusOfState[to] };
    }),
  );
}
