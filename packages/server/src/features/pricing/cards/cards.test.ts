import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { maxCardMembers } from '@shuyuan/contract/pricing/cards';
import * as wire from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { byCards, column, costs, post, pricingOf } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let of: ReturnType<typeof pricingOf>;
let dean: Caller;
let team: string;
beforeAll(async () => {
  world = await openWorld();
  of = pricingOf(world);
  await of.welcomeOutsider();
  dean = await of.as('luchengze');
  team = await of.team('hejingxing');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const isOpen = async (account: string, thing: ReturnType<typeof post>) => (await of.offer(account, thing)).body.isOpen;
const trailOf = (id: string) =>
  world.rows(
    `select action, before, after from audit_entry where subject_kind = 'card' and subject_id = $1 order by id`,
    [id],
  );

test('[D-120] who holds a bound card that is valid may use it; without one, or with one that has ended, not', async () => {
  const [month, always] = [await of.makeCard({ days: 30 }), await of.makeCard()];
  const id = await of.sell('hejingxing', team, byCards(month, always));
  const [one, two, none] = [await of.newcomer(), await of.newcomer(), await of.newcomer()];
  await of.handOut(month, one);
  await of.handOut(always, two);
  const all = () => Promise.all([one, two, none].map((account) => isOpen(account, post(id))));
  expect(await all()).toEqual([true, true, false]);
  expect((await of.offer(one, post(id))).body).toMatchObject({ isBought: false, price: { payType: 3, coin: null } });
  await world.rows(
    `update vip_card_member set from_at = from_at - interval '31 days', end_at = end_at - interval '31 days'`,
  );
  expect(await all()).toEqual([false, true, false]);
  await of.handOut(month, one);
  expect(await isOpen(one, post(id))).toBe(true);
  expect((await dean.call(wire.takeCard, { id: month, memberId: await of.idOf(one) })).status).toBe(200);
  await of.changeCard(always, { isActive: false });
  expect(await all()).toEqual([false, false, false]);
});

test('[D-120] a card of a column opens the column and what is for sale in it', async () => {
  const card = await of.makeCard();
  const id = await of.sell('hejingxing', team, costs(500));
  const bundle = await of.sellColumn('hejingxing', team, byCards(card), { questionIds: [id] });
  const holder = await of.newcomer();
  expect([await isOpen(holder, column(bundle)), await isOpen(holder, post(id))]).toEqual([false, false]);
  await of.handOut(card, holder);
  expect([await isOpen(holder, column(bundle)), await isOpen(holder, post(id))]).toEqual([true, true]);
});

test('[D-120] made, changed, given and taken; each of it is in the trail', async () => {
  const id = await of.makeCard({ cardName: '金卡', benefits: '全部专栏', days: 365 });
  const holder = await of.newcomer();
  const memberId = await of.idOf(holder);
  expect((await of.changeCard(id, { cardName: '金 卡', benefits: '', days: null })).status).toBe(200);
  expect((await of.handOut(id, holder, holder)).status).toBe(200);
  expect((await dean.call(wire.takeCard, { id, memberId })).status).toBe(200);
  expect(await trailOf(id)).toEqual([
    { action: 'card.created', before: null, after: { cardName: '金卡', benefits: '全部专栏', days: 365 } },
    {
      action: 'card.changed',
      before: { cardName: '金卡', benefits: '全部专栏', days: 365, isActive: true },
      after: { cardName: '金 卡', benefits: '', days: null, isActive: true },
    },
    { action: 'card.given', before: null, after: { cardName: '金 卡', members: 1, memberIds: memberId } },
    { action: 'card.taken', before: { cardName: '金 卡', memberId }, after: null },
  ]);
});

test('[D-120] [D-191] listed for who keeps them, who prices with them and who holds them', async () => {
  const [open, ended] = [
    await of.makeCard({ cardName: '列表用卡甲', benefits: '读全部', days: 10 }),
    await of.makeCard({ cardName: '列表用卡乙' }),
  ];
  const [one, two] = [await of.newcomer(), await of.newcomer()];
  await of.handOut(open, one, two);
  await of.handOut(ended, one);
  await of.changeCard(ended, { cardName: '列表用卡乙', isActive: false });
  const shared = { benefits: '读全部', days: 10 };
  expect((await dean.call(wire.listCards, { search: ' 列表用卡' })).body).toEqual({
    recordCount: 2,
    items: [
      { id: open, cardName: '列表用卡甲', ...shared, memberNum: 2, isActive: true },
      { id: ended, cardName: '列表用卡乙', benefits: '', days: null, memberNum: 1, isActive: false },
    ],
  });
  const caller = await of.as(one);
  expect((await caller.call(wire.offerCards, { search: '列表用卡' })).body).toEqual({
    items: [{ id: open, cardName: '列表用卡甲' }],
  });
  const mine = (await caller.call(wire.listMyCards, {})).body;
  expect(
    mine.items.map(({ id, isActive, fromTime, endTime }) => [id, isActive, endTime && endTime - fromTime]),
  ).toEqual([
    [open, true, 10 * dayMs],
    [ended, false, null],
  ]);
  const holders = (await dean.call(wire.listCardMembers, { id: open, pageSize: 1 })).body;
  expect([holders.recordCount, holders.items.length]).toEqual([2, 1]);
  expect(holders.items[0]).toEqual({
    memberId: expect.any(String),
    memberName: expect.stringMatching(/^新人/),
    fromTime: expect.any(Number),
    endTime: expect.any(Number),
  });
});

test('[card.name-taken] two spellings of one name are one name, also for two who come at once', async () => {
  const id = await of.makeCard({ cardName: 'Gold Card' });
  const other = await of.makeCard();
  const before = await of.snapshot();
  const taken = numberOf('card.name-taken');
  expect((await dean.call(wire.createCard, { cardName: 'gold  card' })).body.errorCode).toBe(taken);
  expect((await of.changeCard(other, { cardName: 'ＧＯＬＤ card' })).body.errorCode).toBe(taken);
  expect(await of.snapshot()).toBe(before);
  expect((await of.changeCard(id, { cardName: 'GOLD CARD' })).status).toBe(200);
  const both = await Promise.all(['同时的卡', '同时的卡'].map((cardName) => dean.call(wire.createCard, { cardName })));
  expect(both.map(({ body }) => body.errorCode ?? 0).toSorted((a, b) => a - b)).toEqual([0, taken]);
});

test('[D-120] [card.ended] [card.unknown-person] refused: an ended card, people who are not there, words that are wrong; nothing changes', async () => {
  const [card, ended] = [await of.makeCard(), await of.makeCard()];
  await of.changeCard(ended, { isActive: false });
  const gone = await of.newcomer();
  await world.rows(`update member set state = 'left' where account = $1`, [gone]);
  const here = await of.newcomer();
  const before = await of.snapshot();
  expect((await of.handOut(ended, here)).body.errorCode).toBe(numberOf('card.ended'));
  for (const stranger of [gone, 'outsider'])
    expect((await of.handOut(card, here, stranger)).body.errorCode).toBe(numberOf('card.unknown-person'));
  expect((await dean.call(wire.giveCard, { id: card, memberIds: [] })).status).toBe(422);
  const crowd = Array.from({ length: maxCardMembers + 1 }, (_, index) => `m${index}`);
  expect((await dean.call(wire.giveCard, { id: card, memberIds: crowd })).status).toBe(422);
  for (const wrong of [{ cardName: '' }, { cardName: '长'.repeat(31) }, { benefits: '长'.repeat(201) }, { days: 0 }]) {
    expect((await dean.call(wire.createCard, { cardName: '一张卡', ...wrong })).status).toBe(422);
    expect((await of.changeCard(card, wrong)).status).toBe(422);
  }
  expect((await dean.call(wire.createCard, { cardName: '加微信返现' })).body.errorCode).toBe(22201);
  expect((await of.changeCard(card, { benefits: '加微信返现' })).body.errorCode).toBe(22201);
  expect((await dean.call(wire.takeCard, { id: card, memberId: await of.idOf(here) })).status).toBe(404);
  expect(await of.snapshot()).toBe(before);
});

test('[D-120] refused: visitors, who does not manage coins, another company; nothing changes', async () => {
  const id = await of.makeCard();
  const memberId = await of.idOf('linzhiyuan');
  const calls = (caller: Caller) => [
    caller.call(wire.listCards, {}),
    caller.call(wire.createCard, { cardName: '谁的卡' }),
    caller.call(wire.changeCard, { id, cardName: '谁的卡' }),
    caller.call(wire.listCardMembers, { id }),
    caller.call(wire.giveCard, { id, memberIds: [memberId] }),
    caller.call(wire.takeCard, { id, memberId }),
  ];
  const before = await of.snapshot();
  for (const { status } of await Promise.all(calls(world.visitor))) expect(status).toBe(401);
  for (const account of ['linzhiyuan', 'hejingxing'])
    for (const { status } of await Promise.all(calls(await of.as(account)))) expect(status).toBe(403);
  for (const endpoint of [wire.offerCards, wire.listMyCards])
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
  const outsider = await of.as('outsider');
  for (const answer of [
    outsider.call(wire.changeCard, { id, cardName: '谁的卡' }),
    outsider.call(wire.listCardMembers, { id }),
    outsider.call(wire.giveCard, { id, memberIds: [memberId] }),
    outsider.call(wire.takeCard, { id, memberId }),
  ])
    expect((await answer).status).toBe(404);
  expect((await outsider.call(wire.listCards, {})).body.recordCount).toBe(0);
  expect(await of.snapshot()).toBe(before);
});
