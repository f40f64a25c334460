import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import type { Shelf } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';
import { listTakeable } from './list-takeable.ts';
import { findSeatAccounts } from './find-seat-accounts.ts';
import * as people from './seat-people.store.ts';
import { findSeatScope } from './find-seat-scope.ts';
import * as orders from './seat-orders.store.ts';
import * as store from './seats.store.ts';

const toWire = (row: orders.SeatOrderRow) => ({
  id: row.id,
  businessType: row.businessType,
  businessId: row.businessId,
  title: row.title,
  quantity: row.quantity,
  handedOutNum: row.handedOut,
  discountCoin: amountToWire(amount(row.unitPrice)),
  totalCoin: amountToWire(amount(row.paid)),
  payerName: row.payerName,
  createTime: row.createdAt.getTime(),
  endTime: row.endedAt?.getTime() ?? null,
});

const ownerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

/** The orders of the caller and of the accounts they own. */
export async function listSeatOrders(ctx: Context, paging: Paging) {
  const owner = ownerOf(ctx);
  const [rows, recordCount, accounts] = await Promise.all([
    orders.listSeatOrders(ctx.read, owner, paging),
    orders.countSeatOrders(ctx.read, owner),
    findSeatAccounts(ctx),
  ]);
  return { items: rows.map(toWire), recordCount, canBuy: accounts !== null };
}

type OfOrder = Paging & { readonly id: string };

/** One order and who has a seat of it; another's is not there. */
export const listSeats =
  (shelves: readonly Shelf[]) =>
  async (ctx: Context, { id, ...paging }: OfOrder) => {
    const order = await orders.findSeatOrder(ctx.read, { ...ownerOf(ctx), id });
    demand(order, 'request.not-found');
    const [seats, recordCount] = await Promise.all([
      store.listSeats(ctx.read, id, paging),
      store.countSeats(ctx.read, id),
    ]);
    const takeable = await listTakeable(ctx.read, { shelf: shelfOf(shelves, order.businessType), order, seats });
    const items = seats.map(({ memberId, fullName, createdAt }) => ({
      memberId,
      memberName: fullName,
      createTime: createdAt.getTime(),
      canTakeBack: takeable.has(memberId),
    }));
    return { order: toWire(order), items, recordCount };
  };

/** Those a seat of an order may be handed to. */
export async function listSeatPeople(ctx: Context, input: OfOrder & { readonly search?: string | undefined }) {
  const { id, search = '', ...paging } = input;
  const order = await orders.findSeatOrder(ctx.read, { ...ownerOf(ctx), id });
  demand(order, 'request.not-found');
  const scope = await findSeatScope(ctx, order);
  const [rows, recordCount] = await Promise.all([
    people.listSeatPeople(ctx.read, scope, { search, ...paging }),
    people.countSeatPeople(ctx.read, scope, search),
  ]);
  const items = rows.map(({ organizationId, organizationName, ...person }) => ({
    ...person,
    organization: { id: organizationId, name: organizationName },
  }));
  return { items, recordCount };
}
