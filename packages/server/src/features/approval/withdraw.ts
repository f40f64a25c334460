import { processLife, statusOfState } from '@shuyuan/contract/approval/process-life';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact, type Tx } from '../../platform/context.ts';
import { refuseSensitive } from '../system/index.ts';
import { announceOutcome } from './outcome/announce-outcome.ts';
import { openCase, settledError } from './open-case.ts';
import { changeProcess, findProcessOf, leaveState } from './process.store.ts';
import { recordAct } from './record-act.ts';
import { cancelOpen } from './steps/step.store.ts';

type Taken = { readonly id: string; readonly comment: string };

/** Undefined when it was decided already. */
async function takeBack(tx: Tx, ctx: Context, { id, comment }: Taken) {
  const { from, to } = processLife.table.withdraw;
  const process = await leaveState(tx, { id, from, at: new Date(ctx.now()) });
  if (!process) return undefined;
  await cancelOpen(tx, { processId: id, round: process.round });
  await changeProcess(tx, id, { state: to });
  await recordAct(tx, ctx, { process, action: 'withdraw', comment, before: process.state, after: to });
  await announceOutcome(tx, ctx, { process, state: to, comment });
  return { processInstanceId: id, status: statusOfState[to] };
}

/** The starter takes a pending request back. */
export function withdraw(ctx: Context, { id, comment }: { id: string; comment: string }) {
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { membership } = await openCase(within, id);
      demand(membership.isStarter, 'auth.forbidden');
      await refuseSensitive(within, [comment]);
      const taken = await takeBack(tx, within, { id, comment });
      if (!taken) throw await settledError(within, id);
      return taken;
    }),
  );
}

/** For the feature that owns the document and no longer wants it decided; one that is decided stays as it is. */
export async function withdrawDocument(tx: Tx, ctx: Context, document: Parameters<typeof findProcessOf>[1]) {
  const process = await findProcessOf(tx, document);
  if (process) await takeBack(tx, ctx, { id: process.id, comment: '' });
}
