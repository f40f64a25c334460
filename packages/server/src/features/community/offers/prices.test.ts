import * as columns from '@shuyuan/contract/community/column.wire';
import { readDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { findQuestion, readQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { PayType } from '@shuyuan/contract/pricing/prices';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  byCards,
  costs,
  free,
  ladder,
  type Priced,
  openPricing,
  type PricingCompany,
} from '../../../world/tests/money/test-pricing.ts';

let of: PricingCompany;
beforeAll(async () => {
  of = await openPricing({ tanmuyang: TeamMemberType.member });
});
afterAll(() => of.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const words = { title: '价格之外的字', content: '<p>正文。</p>', topicIds: [] };
const priceOf = async (id: string) => (await (await of.as('hejingxing')).call(findQuestion, { id })).body.offer?.price;
const nothing = { isPay: 1, payType: 1, isLadderPrice: 0, coin: null, discountCoin: null, payConfig: [] } as const;

test('[D-114] [PRICE-03] [PRICE-04] [PRICE-05] a price is saved with its post, in each of its forms, and read back', async () => {
  const card = await of.makeCard({ cardName: '读者卡' });
  const id = await of.sell('tanmuyang', of.teamId, costs(990, 1_990));
  const fixed = { ...nothing, coin: 1_990, discountCoin: 990, vipCardConfiguration: '[]' };
  expect(await priceOf(id)).toEqual(fixed);
  const he = await of.as('hejingxing');
  const change = async (price?: Priced) => {
    expect((await he.call(updateQuestion, { id, ...words, ...(price && { price }) })).status).toBe(200);
    return priceOf(id);
  };
  // What is said about nothing stays.
  expect(await change()).toEqual(fixed);
  expect(await change(ladder)).toEqual({
    ...nothing,
    isLadderPrice: 1,
    payConfig: ladder.payConfig,
    vipCardConfiguration: '[]',
  });
  expect(await change({ ...byCards(card), coin: 5, discountCoin: 9 })).toEqual({
    ...nothing,
    payType: PayType.card,
    vipCardConfiguration: JSON.stringify([{ id: card, cardName: '读者卡' }]),
  });
  await of.changeCard(card, { cardName: '读者年卡' });
  expect((await priceOf(id))?.vipCardConfiguration).toContain('读者年卡');
  expect(await change({ ...costs(7), isPay: 0 })).toBeUndefined();
  expect(await of.world.rows('select * from price where business_id = $1', [id])).toEqual([]);
  expect(await of.world.rows('select * from price_card where business_id = $1', [id])).toEqual([]);
});

test('[D-114] the same of a column', async () => {
  const id = await of.sellColumn('hejingxing', of.teamId, ladder);
  const he = await of.as('hejingxing');
  const form = async () => (await he.call(columns.readColumnForm, { id })).body.offer;
  expect(await form()).toMatchObject({ isOpen: true, price: { isLadderPrice: 1, payConfig: ladder.payConfig } });
  const change = (price?: Priced) =>
    he.call(columns.changeColumn, { id, title: '改了名字', introduce: '', ...(price && { price }) });
  expect((await change()).status).toBe(200);
  expect(await form()).toMatchObject({ price: { isLadderPrice: 1 } });
  const lin = await of.as('linzhiyuan');
  const cards = (await lin.call(columns.listAccountColumns, { enjoyId: of.teamId })).body.items;
  expect(cards.find((one) => one.id === id)?.offer).toMatchObject({ isOpen: false, isBought: false });
  await change(free);
  expect(await form()).toBeUndefined();
  expect((await lin.call(columns.subscribeColumn, { id })).status).toBe(200);
});

const over = 1_000_000_001;
const range = { id: 1, begin: 1, end: 10, coin: 2, discountCoin: 1 };
const last = { id: -1, begin: 11, end: -1, coin: 2, discountCoin: 1 };
const steps = (...payConfig: (typeof range)[]): Priced => ({ isPay: 1, isLadderPrice: 1, payConfig });
const wrongPrices: readonly (readonly [string, Priced, keyof typeof errorTable])[] = [
  ['[PRICE-08] six ranges', steps(range, range, range, range, range, last), 'price.ladder-overflow'],
  ['[PRICE-10] a gap', steps(range, { ...last, begin: 13 }), 'price.ladder-order'],
  ['[PRICE-12] no price', { isPay: 1 }, 'price.coin-required'],
  ['[PRICE-12] no discount', { isPay: 1, coin: 1 }, 'price.discount-required'],
  ['[PRICE-13] a price over the limit', costs(1, over), 'price.coin-over-limit'],
  ['[PRICE-13] a discount over the limit', costs(over, 1), 'price.discount-over-limit'],
  ['[PRICE-14] a discount above the price', costs(2, 1), 'price.discount-above-coin'],
  ['[PRICE-11] a range without a price', steps({ ...range, coin: null as never }, last), 'price.coin-required'],
  ['[PRICE-15] no card', byCards(), 'price.card-required'],
  ['[D-120] a card nobody knows', byCards('nothing'), 'price.unknown-card'],
  ['[D-119] yuan', { ...costs(1), payType: PayType.rmb }, 'price.no-payment'],
  ['[PRICE-05] cards that are no list', { ...byCards(), vipCardConfiguration: '{' }, 'request.invalid'],
];

test.each(wrongPrices)('%s is refused wherever a price is set; nothing changes', async (_, price, code) => {
  const id = await of.sell('hejingxing', of.teamId, costs(100));
  const columnId = await of.sellColumn('hejingxing', of.teamId, costs(100));
  const he = await of.as('hejingxing');
  const before = await of.snapshot();
  const answers = [
    await of.publish('hejingxing', of.article(of.teamId, { price })),
    await he.call(updateQuestion, { id, ...words, price }),
    await of.openColumn('hejingxing', of.teamId, { price }),
    await he.call(columns.changeColumn, { id: columnId, title: '改了名字', introduce: '', price }),
  ];
  for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([422, numberOf(code)]);
  expect(await of.snapshot()).toBe(before);
});

test('[PRICE-13] over the limit the text names the limit', async () => {
  const { body } = await of.publish('hejingxing', of.article(of.teamId, { price: costs(1, over) }));
  expect(body.message).toMatch(/10[,，]?000[,，]?000/);
});

test('[D-120] an ended card, or one of another company, is bound to nothing', async () => {
  const card = await of.makeCard();
  await of.changeCard(card, { isActive: false });
  const { body } = await of.publish('hejingxing', of.article(of.teamId, { price: byCards(card) }));
  expect(body.errorCode).toBe(numberOf('price.unknown-card'));
  const living = await of.makeCard();
  await of.world.rows(
    `update vip_card set tenant_id = (select tenant_id from member where account = 'outsider') where id = $1`,
    [living],
  );
  const other = await of.publish('hejingxing', of.article(of.teamId, { price: byCards(living) }));
  expect(other.body.errorCode).toBe(numberOf('price.unknown-card'));
});

test('[D-114] a question of one’s own costs nobody anything', async () => {
  const before = await of.snapshot();
  const { body } = await of.publish('linzhiyuan', of.ask({ price: costs(1) }));
  expect(body.errorCode).toBe(numberOf('price.not-for-sale'));
  expect(await of.snapshot()).toBe(before);
  const id = await of.published('linzhiyuan', of.ask({ price: free }));
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(updateQuestion, { id, ...words, price: costs(1) })).body.errorCode).toBe(34130);
});

test('[D-124] where the community is closed nothing is sold, also by who may still edit', async () => {
  const own = await of.team('luchengze');
  const id = await of.published('luchengze', of.article(own));
  await of.setSwitches({ communityIsOpen: '0' });
  const dean = await of.as('luchengze');
  const before = await of.snapshot();
  expect((await dean.call(updateQuestion, { id, ...words, price: costs(1) })).body.errorCode).toBe(34130);
  expect(await of.snapshot()).toBe(before);
  expect((await dean.call(updateQuestion, { id, ...words, price: free })).status).toBe(200);
  await of.setSwitches({ communityIsOpen: '1' });
});

test('[D-114] set by whoever may publish or keep it: visitors, outsiders and readers are refused; nothing changes', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(100));
  const columnId = await of.sellColumn('hejingxing', of.teamId, costs(100));
  const change = { id, ...words, price: free };
  const changed = { id: columnId, title: '改了名字', introduce: '', price: free };
  const before = await of.snapshot();
  expect((await of.world.visitor.call(updateQuestion, change)).status).toBe(401);
  expect((await of.world.visitor.call(columns.changeColumn, changed)).status).toBe(401);
  for (const [account, status] of [
    ['outsider', 404],
    ['linzhiyuan', 403],
    ['tanmuyang', 403],
  ] as const) {
    const caller = await of.as(account);
    expect([account, (await caller.call(updateQuestion, change)).status]).toEqual([account, status]);
    expect([account, (await caller.call(columns.changeColumn, changed)).status]).toEqual([account, status]);
  }
  expect(await of.snapshot()).toBe(before);
});

test('[D-140] what a draft says about its price comes back as it was, right or not', async () => {
  const he = await of.as('hejingxing');
  const draft = { ...of.article(of.teamId), price: { ...ladder, payConfig: ladder.payConfig?.slice(0, 1) ?? [] } };
  expect((await he.call(saveDraft, draft)).status).toBe(200);
  expect((await he.call(readDraft, { accountId: of.teamId })).body.draft?.price).toMatchObject({
    isPay: 1,
    isLadderPrice: 1,
    payConfig: draft.price.payConfig,
  });
  await he.call(saveDraft, of.article(of.teamId));
  expect((await he.call(readDraft, { accountId: of.teamId })).body.draft?.price).toBeUndefined();
});

test('[D-122] what is free says nothing of an offer', async () => {
  const id = await of.published('hejingxing', of.article(of.teamId));
  expect((await (await of.as('linzhiyuan')).call(readQuestion, { id })).body).not.toHaveProperty('offer');
});
