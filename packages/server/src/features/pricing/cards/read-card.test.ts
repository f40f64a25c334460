import { dayMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byCards, costs, openPricing, type PricingCompany } from '../../../world/tests/money/test-pricing.ts';

let of: PricingCompany;
beforeAll(async () => {
  of = await openPricing();
});
afterAll(() => of.close());

const read = async (account: string, id: string) => (await of.as(account)).call(wire.readCard, { id });
const contents = async (account: string, id: string, paging: object = {}) =>
  (await of.as(account)).call(wire.listCardContents, { id, ...paging });
const idsOf = async (account: string, id: string) =>
  (await contents(account, id)).body.items.map(({ businessId }) => businessId);

test('[D-191] a card says what it is good for, how long it holds, and whether one holds it oneself', async () => {
  const card = { cardName: '看得见的卡', benefits: '全部工艺资料', days: 30 };
  const id = await of.makeCard(card);
  const [holder, other] = [await of.newcomer(), await of.newcomer()];
  await of.handOut(id, holder);
  expect((await read(other, id)).body).toEqual({ id, ...card, isActive: true, hold: null });
  const held = (await read(holder, id)).body;
  expect(held.hold).toEqual({ fromTime: expect.any(Number), endTime: expect.any(Number), isValid: true });
  expect(Number(held.hold?.endTime) - Number(held.hold?.fromTime)).toBe(30 * dayMs);
});

test('[D-191] what has run out, and what was ended, says so and stays to be seen', async () => {
  const [month, ended] = [await of.makeCard({ days: 30 }), await of.makeCard()];
  const holder = await of.newcomer();
  await of.handOut(month, holder);
  await of.handOut(ended, holder);
  await of.world.rows(
    `update vip_card_member set from_at = from_at - interval '31 days', end_at = end_at - interval '31 days'
     where card_id = $1`,
    [month],
  );
  await of.changeCard(ended, { isActive: false });
  expect((await read(holder, month)).body).toMatchObject({ isActive: true, hold: { isValid: false } });
  expect((await read(holder, ended)).body).toMatchObject({ isActive: false, hold: { isValid: false, endTime: null } });
  expect((await read('linzhiyuan', ended)).body).toMatchObject({ isActive: false, hold: null });
});

test('[D-191] what it opens: columns before posts, the newest first, page by page', async () => {
  const [id, other] = [await of.makeCard(), await of.makeCard()];
  const older = await of.sell('hejingxing', of.teamId, byCards(id, other), { title: '先写的一篇资料' });
  const newer = await of.sell('hejingxing', of.teamId, byCards(id), { title: '后写的一篇资料' });
  await of.sell('hejingxing', of.teamId, costs(100));
  const bundle = await of.sellColumn('hejingxing', of.teamId, byCards(id), { title: '整个专栏' });
  const { body } = await contents('linzhiyuan', id);
  expect(body.items.map(({ businessType, businessId, title }) => [businessType, businessId, title])).toEqual([
    ['column', bundle, '整个专栏'],
    ['question', newer, '后写的一篇资料'],
    ['question', older, '先写的一篇资料'],
  ]);
  const [name] = await of.world.rows('select name from share_account where id = $1', [of.teamId]);
  expect(new Set(body.items.map(({ comeEnjoyName }) => comeEnjoyName))).toEqual(new Set([name?.['name']]));
  expect((await contents('linzhiyuan', id, { page: 2, pageSize: 2 })).body).toMatchObject({
    recordCount: 3,
    items: [{ businessId: older }],
  });
  expect(await idsOf('linzhiyuan', other)).toEqual([older]);
});

test('[D-191] [D-142] what nobody sees is not named: waiting, taken away, of a closed account, of a closed community', async () => {
  const id = await of.makeCard();
  const own = await of.team('hejingxing');
  const post = await of.sell('hejingxing', own, byCards(id));
  const bundle = await of.sellColumn('hejingxing', own, byCards(id));
  const states = async (sql: string, back: string) => {
    await of.world.rows(sql);
    const seen = await idsOf('linzhiyuan', id);
    await of.world.rows(back);
    return seen;
  };
  const toState = (state: string) => `update question set state = '${state}' where id = '${post}'`;
  expect(await states(toState('pending'), toState('active'))).toEqual([bundle]);
  expect(await states(toState('closed'), toState('active'))).toEqual([bundle, post]);
  const kept = (isRemoved: boolean) => `update special_column set is_removed = ${isRemoved} where id = '${bundle}'`;
  expect(await states(kept(true), kept(false))).toEqual([post]);
  const account = (state: string) => `update share_account set state = '${state}' where id = '${own}'`;
  expect(await states(account('closed'), account('active'))).toEqual([]);
  expect(await idsOf('linzhiyuan', id)).toEqual([bundle, post]);
  await of.setSwitches({ communityIsOpen: '0' });
  expect((await contents('linzhiyuan', id)).body).toEqual({ items: [], recordCount: 0 });
  await of.setSwitches({ communityIsOpen: '1' });
});

test('[D-191] refused: visitors, another company, what is no card', async () => {
  const id = await of.makeCard();
  for (const endpoint of [wire.readCard, wire.listCardContents]) {
    expect((await of.world.visitor.call(endpoint, { id })).status).toBe(401);
    expect((await (await of.as('outsider')).call(endpoint, { id })).status).toBe(404);
    expect((await (await of.as('linzhiyuan')).call(endpoint, { id: 'nothing' })).status).toBe(404);
  }
});
