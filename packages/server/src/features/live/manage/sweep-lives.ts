import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { endingOf } from '@shuyuan/contract/live/live-ending';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { lockLive, type LiveRow } from '../live.store.ts';
import { deleteOldTries } from '../room/passcode-tries.store.ts';
import { deleteSupplierEvents } from '../suppliers/supplier-event.store.ts';
import { takeStep } from './move-live.ts';
import { listMayBeOver } from './sweep.store.ts';

const atOnce = 500;

const endingFor = (ctx: SystemContext, live: LiveRow) =>
  endingOf(
    {
      ...live,
      startTime: live.startTime.getTime(),
      startedTime: live.startedAt?.getTime() ?? null,
      hostSeenTime: live.hostSeenAt?.getTime() ?? null,
    },
    ctx.now(),
    ctx.external.timeZone,
  );

/** How long what a supplier told is kept: it repeats a message for hours, not for days. */
const supplierEventMs = 7 * dayMs;

/** D-043: ends what nobody ended, each in a transaction of its own: one that cannot end does not keep the others. */
export async function sweepLives(ctx: SystemContext): Promise<void> {
  for (const { id, tenantId } of await listMayBeOver(ctx.read, new Date(ctx.now()), atOnce)) {
    const ending = transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const live = await lockLive(tx, tenantId, id);
        const action = live && endingFor(within, live);
        if (action) await takeStep(tx, within, { live, action });
      }),
    );
    await ending.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
  await ctx.inTransaction(async (tx) => {
    await deleteOldTries(tx, new Date(ctx.now()));
    await deleteSupplierEvents(tx, new Date(ctx.now() - supplierEventMs));
  });
}
