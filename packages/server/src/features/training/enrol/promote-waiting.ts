import type { ContextOf, Tx } from '../../../platform/context.ts';
import type { ClassRow } from '../class.store.ts';
import { notifyPeople } from '../notify-people.ts';
import { promoteFirst } from './enrolment.store.ts';

type Promoter = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;

/** Free seats go to those who wait, within the transaction that freed them; not once the class has begun. */
export async function promoteWaiting(
  tx: Tx,
  ctx: Promoter,
  training: Pick<ClassRow, 'id' | 'tenantId' | 'title' | 'state' | 'startsAt'>,
): Promise<number> {
  const { id, title, state, startsAt } = training;
  if (state !== 'published' || startsAt === null || startsAt <= ctx.now()) return 0;
  const receivers = await promoteFirst(tx, id, new Date(ctx.now()));
  const notice = { text: 'promoted', values: { title, startAt: startsAt } } as const;
  await notifyPeople(tx, ctx, { training, notice, receivers });
  return receivers.length;
}
