import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { SeatObstacle } from '@shuyuan/contract/pricing/seat-limits';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { listActors, type NamedActor } from '../../people/index.ts';
import type { Goods, Shelf } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';
import { addHandedOut, lockSeatOrder, type SeatOrderRow } from './seat-orders.store.ts';
import { lockSeatPeople } from './find-seat-scope.ts';
import { insertSeats, namesOf } from './seats.store.ts';

type HandOutInput = { readonly id: string; readonly memberIds: readonly string[] };
type Skipped = { readonly memberId: string; readonly memberName: string; readonly reason: SeatObstacle };
type Order = Omit<SeatOrderRow, 'payerName'>;
type HandingOut = { readonly order: Order; readonly shelf: Shelf; readonly receivers: readonly NamedActor[] };

/** Null: it is refused to whoever asks, however its kind says so. */
async function openOrNull(open: () => Promise<Goods>): Promise<Goods | null> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Why somebody gets no seat of this, as they themselves would meet it; null: they get one. */
async function obstacleOf(ctx: Context, shelf: Shelf, id: string): Promise<SeatObstacle | null> {
  const goods = await openOrNull(() => shelf.open(ctx, id));
  if (!goods?.isOnSale) return 'unseen';
  return goods.isOwn || goods.offer?.isBought ? 'owned' : null;
}

async function sortOut(ctx: Context, { order, shelf, receivers }: HandingOut) {
  const [granted, skipped]: [NamedActor[], Skipped[]] = [[], []];
  for (const receiver of receivers) {
    const reason = await obstacleOf({ ...ctx, actor: receiver }, shelf, order.businessId);
    if (reason === null) granted.push(receiver);
    else skipped.push({ memberId: receiver.id, memberName: receiver.fullName, reason });
  }
  return { granted, skipped };
}

/** Given and open at once, with whatever else a purchase of this kind brings. */
async function give(tx: Tx, ctx: Context, { order, shelf, receivers }: HandingOut): Promise<NamedActor[]> {
  const handed = { order, title: order.title, memberIds: receivers.map(({ id }) => id), at: new Date(ctx.now()) };
  const written = new Set(await insertSeats(tx, handed));
  const given = receivers.filter(({ id }) => written.has(id));
  for (const actor of given) await shelf.bought?.({ ...ctx, actor }, order.businessId);
  return given;
}

async function handOut(
  tx: Tx,
  ctx: Context,
  { order, shelf, memberIds }: HandOutInput & Omit<HandingOut, 'receivers'>,
) {
  await lockSeatPeople(tx, ctx, { accountId: order.accountId, memberIds });
  const held = await openOrNull(() => shelf.hold(tx, ctx, order.businessId));
  demand(held, 'price.not-for-sale');
  const receivers = await listActors(tx, order.tenantId, memberIds);
  const { granted, skipped } = await sortOut(ctx, { order, shelf, receivers });
  const free = order.quantity - order.handedOut;
  demand(granted.length <= free, 'seat.none-left', { max: free });
  const given = await give(tx, ctx, { order, shelf, receivers: granted });
  const freeNum = order.quantity - (await addHandedOut(tx, order.id, given.length));
  if (given.length > 0)
    await notify(tx, ctx, {
      kind: 'payment',
      text: 'seatReceived',
      values: { person: await namesOf(tx, ctx.actor.id), title: held.title },
      receivers: given.map(({ id }) => id),
      subject: { kind: 'seat-order', id: order.id },
      link: '/learncoin-manage/purchases',
    });
  return { handedOutNum: given.length, freeNum, skipped };
}

/**
 * D-115: a seat is what its receiver would have bought themselves. The order is held first and what it is for after it, as when it is
 * closed: nobody waits in a circle, and never more are handed out than were bought.
 */
export const handOutSeats =
  (shelves: readonly Shelf[]) =>
  (ctx: Context, { id, memberIds }: HandOutInput) =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const { tenantId, id: memberId } = within.actor;
        const order = await lockSeatOrder(tx, { tenantId, memberId, id });
        demand(order, 'request.not-found');
        demand(order.endedAt === null, 'payment.wrong-state', { state: 'cancelled' });
        const shelf = shelfOf(shelves, order.businessType);
        return handOut(tx, within, { order, shelf, id, memberIds: [...new Set(memberIds)] });
      }),
    );
