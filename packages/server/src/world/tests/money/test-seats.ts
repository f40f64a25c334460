import { purchase } from '@shuyuan/contract/pricing/price.wire';
import * as wire from '@shuyuan/contract/pricing/seats.wire';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { openWorld, type TestWorld } from '../../open-world.ts';
import { directionOf } from '../training/test-direction.ts';
import { costs, post, pricingOf } from './test-pricing.ts';

type Goods = { readonly businessType: SellableType; readonly businessId: string };
type Extra = { readonly headers?: Record<string, string> };
type SeatsInput = { readonly quantity: number; readonly discountCoin: number; readonly payerId?: string };

/** The demo company as the tests of seats meet it: its directors, those they direct, and what is bought for them. */
export function seatsOf(world: TestWorld) {
  const pricing = pricingOf(world);
  const { as, idOf } = pricing;
  const direction = directionOf(world);

  const buyMany = async (account: string, thing: Goods, input: SeatsInput, extra: Extra = {}) =>
    (await as(account)).call(purchase, { ...thing, ...input }, extra);
  const ordersOf = async (account: string) => (await (await as(account)).call(wire.listSeatOrders, {})).body;

  /** Seats somebody bought. Answers the id of the order. */
  async function order(account: string, thing: Goods, input: SeatsInput): Promise<string> {
    const { status, body } = await buyMany(account, thing, input);
    if (status !== 200) throw new Error(`no seats: ${JSON.stringify(body)}`);
    return (await ordersOf(account)).items[0]?.id ?? '';
  }

  const handTo = async (account: string, id: string, ...to: readonly string[]) =>
    (await as(account)).call(wire.handOutSeats, { id, memberIds: await Promise.all(to.map(idOf)) });
  const take = async (account: string, id: string, from: string) =>
    (await as(account)).call(wire.takeBackSeat, { id, memberId: await idOf(from) });
  const seatsIn = async (account: string, id: string) => (await as(account)).call(wire.listSeats, { id });

  /** Somebody new below a director of the demo company. Answers the name they sign in with. */
  async function subordinate(unit = '软件研发部'): Promise<string> {
    const account = await pricing.newcomer();
    await direction.moveTo(account, unit);
    return account;
  }

  /** An order in its rows: handed out as its number, and as seats there are. */
  const countsOf = async (id: string) =>
    (
      await world.rows(
        `select handed_out::int as number, (select count(*)::int from entitlement where seat_order_id = seat_order.id) as seats,
           ended_at is not null as is_ended from seat_order where id = $1`,
        [id],
      )
    )[0];

  return { ...pricing, ...direction, buyMany, ordersOf, order, handTo, take, seatsIn, subordinate, countsOf };
}

/** Of 技术中心, with 软件研发部 below it. */
export const director = 'zhoumuyun';

/** A world of its own for the tests of seats: an expert's team that sells, and a director with coins. */
export async function openSeats() {
  const world = await openWorld();
  const of = seatsOf(world);
  await of.welcomeOutsider();
  const teamId = await of.team('guhuaiqian');
  await of.give(of.person(await of.idOf(director)), 10_000_000n);
  const sellOne = (price = costs(100), over: Parameters<typeof of.sell>[3] = {}) =>
    of.sell('guhuaiqian', teamId, price, over);
  const isOpenTo = async (account: string, id: string) => (await of.offer(account, post(id))).body.isOpen;
  return { ...of, world, teamId, sellOne, isOpenTo, close: world.close };
}
