import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { listPurchases, purchase } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { goods, liveSalesOf } from '../../../world/tests/money/test-live-sales.ts';
import { byCards, costs, free } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let of: ReturnType<typeof liveSalesOf>;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  of = liveSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const unpaid = errorTable['price.unpaid'].number;
const [shut, open] = [
  [unpaid, unpaid],
  ['open', 'open'],
];

test('[PRICE-01] [D-121] [D-122] a live is bought with coins, which the company gets; only then its room opens', async () => {
  const id = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  const seen = await of.detail(buyer, id);
  expect(seen).toMatchObject({ subject: '收费直播', attendeeToken: null, offer: { isOpen: false, isBought: false } });
  expect(await of.card(buyer, id)).toMatchObject({ offer: { isOpen: false, price: { discountCoin: 300 } } });
  expect(await of.doors(buyer, id)).toEqual(shut);
  expect((await of.sales.buy(buyer, goods(id), 300)).body).toMatchObject({ availableBalance: 700 });
  expect(await of.sales.faults()).toEqual([]);
  expect(await of.doors(buyer, id)).toEqual(open);
  expect(await of.detail(buyer, id)).toMatchObject({
    attendeeToken: expect.any(String),
    offer: { isOpen: true, isBought: true },
  });
  const { items } = (await (await of.sales.as(buyer)).call(listPurchases, {})).body;
  expect(items).toMatchObject([{ ...goods(id), title: '收费直播', discountCoin: 300, isThere: true }]);
});

test('[D-122] who holds it, speaks in it or assists, and who manages all lives, pays nothing; a card opens it', async () => {
  const card = await of.sales.makeCard();
  const ids = { lecturerId: await of.lives.idOf('guhuaiqian'), assistantIds: [await of.lives.idOf('yewanqing')] };
  const id = await of.sell({ price: byCards(card), ...ids });
  for (const account of [of.host, 'guhuaiqian', 'yewanqing', 'luchengze'])
    expect([account, await of.doors(account, id)]).toEqual([account, open]);
  const holder = await of.sales.newcomer();
  expect(await of.doors(holder, id)).toEqual(shut);
  await of.sales.handOut(card, holder);
  expect(await of.doors(holder, id)).toEqual(open);
});

test('[D-121] another price, too few coins, twice, one’s own, for others, over without a replay: nothing is sold and nothing changes', async () => {
  const [id, foreign, over] = [await of.sell(), await of.sell({ shareScope: 3 }), await of.sell()];
  const host = await of.lives.as(of.host);
  await host.call(nativeManage.start, { id: over });
  await host.call(nativeManage.end, { id: over });
  const [rich, poor] = [await of.sales.rich(1_000n), await of.sales.newcomer()];
  const before = await of.sales.snapshot();
  const answers = [
    await of.sales.buy(rich, goods(id), 299),
    await of.sales.buy(poor, goods(id), 300),
    await of.sales.buy(of.host, goods(id), 300),
    await of.sales.buy(rich, goods(foreign), 300),
    await of.sales.buy(rich, goods(over), 300),
  ];
  const codes = [
    'price.changed',
    'ledger.balance-short',
    'price.not-for-sale',
    'live.not-in-audience',
    'price.not-for-sale',
  ] as const;
  expect(answers.map(({ body }) => body)).toMatchObject(codes.map(refused));
  expect((await world.visitor.call(purchase, { ...goods(id), discountCoin: 300 })).status).toBe(401);
  expect(await of.sales.snapshot()).toBe(before);
  await of.sales.buy(rich, goods(id), 300);
  expect((await of.sales.buy(rich, goods(id), 300)).body).toMatchObject(refused('price.owned'));
});

test('[D-114] [D-123] a price that changes, and another audience, take nothing from those who bought it; while it is on the price stays', async () => {
  const id = await of.sell();
  const [buyer, late] = [await of.sales.rich(1_000n), await of.sales.newcomer()];
  await of.sales.buy(buyer, goods(id), 300);
  expect((await of.edit(id, { price: costs(900) })).status).toBe(200);
  expect([await of.doors(buyer, id), await of.doors(late, id)]).toEqual([open, shut]);
  expect((await of.edit(id, { shareScope: 3 })).status).toBe(200);
  expect(await of.doors(buyer, id)).toEqual(open);
  const before = await of.sales.snapshot();
  expect((await of.edit(id, { price: costs(500, 100) })).body).toMatchObject(refused('price.discount-above-coin'));
  expect((await of.edit(id, { price: byCards('nothing') })).body).toMatchObject(refused('price.unknown-card'));
  expect(await of.sales.snapshot()).toBe(before);
  await (await of.lives.as(of.host)).call(nativeManage.start, { id });
  expect((await of.edit(id, { price: free })).body).toMatchObject(refused('live.locked-field'));
  expect((await of.edit(id, { price: costs(900) })).status).toBe(200);
  expect(await of.detail(late, id)).toMatchObject({ errorCode: errorTable['live.not-in-audience'].number });
  expect(await of.detail(buyer, id)).toMatchObject({ offer: { isOpen: true, price: { discountCoin: 900 } } });
});

test('[D-123] whoever was in the room while it was free keeps it', async () => {
  const id = await of.sell({ price: free });
  const [early, late] = [await of.sales.newcomer(), await of.sales.newcomer()];
  await world.rows(
    `insert into live_visit (id, tenant_id, live_id, person_key, member_id, identity, node, entered_at, seen_at)
     select 'early', tenant_id, $1, 'm:' || id, id, 1, 'n', now(), now() from member where account = $2`,
    [id, early],
  );
  await of.edit(id, { price: costs(300) });
  expect([await of.doors(early, id), await of.doors(late, id)]).toEqual([open, shut]);
});

test('[D-124] where the community is closed a live is free, and keeps its price for later', async () => {
  const id = await of.sell();
  const visitor = await of.sales.newcomer();
  await of.sales.setSwitches({ communityIsOpen: '0' });
  expect([(await of.detail(visitor, id)).offer, await of.doors(visitor, id)]).toEqual([undefined, open]);
  await of.sales.setSwitches({ communityIsOpen: '1' });
  expect(await of.doors(visitor, id)).toEqual(shut);
});
