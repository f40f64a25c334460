import type { SystemContext, Tx } from '../../../platform/context.ts';
import { lockClass } from '../class.store.ts';
import { notifyPeople } from '../notify-people.ts';
import { expireUndecided } from './enrolment.store.ts';

/** Closes what nobody decided before a class began, and tells whoever applied: they need not keep the day free. */
export async function expireApplications(
  tx: Tx,
  ctx: SystemContext,
  { id, tenantId }: { readonly id: string; readonly tenantId: string },
): Promise<void> {
  const training = await lockClass(tx, tenantId, id);
  if (training?.state !== 'published') return;
  const receivers = await expireUndecided(tx, id, new Date(ctx.now()));
  const notice = { text: 'expired', values: { title: training.title } } as const;
  await notifyPeople(tx, ctx, { training, notice, receivers });
}
