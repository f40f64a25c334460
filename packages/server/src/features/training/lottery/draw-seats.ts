import { randomBytes } from 'node:crypto';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { isToBeDrawn } from '../class.policy.ts';
import { type ClassRow, lockClass } from '../class.store.ts';
import { takeNumbers } from '../enrol/enrolment.store.ts';
import { promoteWaiting } from '../enrol/promote-waiting.ts';
import { notifyPeople } from '../notify-people.ts';
import { drawOrder } from './draw-order.ts';
import { insertDraw, listEntries, settleDraw } from './draw.store.ts';

type ClassId = { readonly id: string; readonly tenantId: string };

/** Locked, and still to be drawn: another process may have been here, or the closing moved meanwhile. */
async function lockUndrawn(tx: Tx, ctx: SystemContext, { id, tenantId }: ClassId): Promise<ClassRow | null> {
  const training = await lockClass(tx, tenantId, id);
  if (training?.state !== 'published' || !isToBeDrawn(training)) return null;
  return training.closesAt !== null && training.closesAt <= ctx.now() ? training : null;
}

type Drawn = { readonly training: ClassRow; readonly winners: readonly string[]; readonly waiting: readonly string[] };

async function notifyDrawn(tx: Tx, ctx: SystemContext, { training, winners, waiting }: Drawn): Promise<void> {
  const { id, title, startsAt, teacherId } = training;
  if (startsAt === null || winners.length + waiting.length === 0) return;
  const values = { title, startAt: startsAt };
  await notifyPeople(tx, ctx, { training, notice: { text: 'drawn', values }, receivers: winners });
  await notifyPeople(tx, ctx, { training, notice: { text: 'drawnWaiting', values }, receivers: waiting });
  const done = { text: 'drawDone', values: { title } } as const;
  const link = `/training-manage/${id}?tab=people`;
  await notifyPeople(tx, ctx, { training, notice: done, receivers: [teacherId], link });
}

/**
 * Draws the seats of a class once: the seed is made under its lock, after the last application, and recorded with the
 * entries before anybody is told. People its managers added by hand stand before everybody who is drawn.
 */
export async function drawSeats(tx: Tx, ctx: SystemContext, input: ClassId): Promise<void> {
  const undrawn = await lockUndrawn(tx, ctx, input);
  if (!undrawn) return;
  await promoteWaiting(tx, ctx, undrawn);
  const training = (await lockClass(tx, input.tenantId, input.id)) ?? undrawn;
  const { id: classId, tenantId } = training;
  const entries = await listEntries(tx, classId);
  const [seed, at] = [randomBytes(32).toString('hex'), new Date(ctx.now())];
  const seats = Math.max(0, (training.seats ?? entries.length) - training.seatsTaken);
  const ids = entries.map(({ id }) => id);
  await insertDraw(tx, { classId, tenantId, seed, drawnAt: at, seats, entries: ids });
  const order = drawOrder(seed, ids);
  const firstNumber = await takeNumbers(tx, classId, order.length);
  await settleDraw(tx, { order, seats, firstNumber, at });
  const memberOf = new Map(entries.map(({ id, memberId }) => [id, memberId]));
  const members = order.flatMap((id) => memberOf.get(id) ?? []);
  await notifyDrawn(tx, ctx, { training, winners: members.slice(0, seats), waiting: members.slice(seats) });
}
