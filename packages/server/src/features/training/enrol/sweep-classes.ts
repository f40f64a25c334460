import { type SystemContext, transact } from '../../../platform/context.ts';
import { lockClass } from '../class.store.ts';
import { listToFill } from './enrolment.store.ts';
import { promoteWaiting } from './promote-waiting.ts';

const atOnce = 100;

/** Gives seats that people who left the company freed to those who wait; each class in a transaction of its own. */
export async function sweepClasses(ctx: SystemContext): Promise<void> {
  const due = await listToFill(ctx.read, new Date(ctx.now()), atOnce);
  for (const { id, tenantId } of due)
    await transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const training = await lockClass(tx, tenantId, id);
        if (training) await promoteWaiting(tx, within, training);
      }),
    );
}
