import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { listCardContents, listPurchases, purchase } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examSalesOf, goods } from '../../../world/tests/money/test-exam-sales.ts';
import { byCards, costs, free, ladder } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let of: ReturnType<typeof examSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = examSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const unpaid = errorTable['price.unpaid'].number;
const idOf = (account: string) => of.sales.idOf(account);
const onlyFor = async (...accounts: string[]) => ({
  ...everyone,
  isEveryone: false,
  memberIds: await Promise.all(accounts.map(idOf)),
});
test('[PRICE-01] [D-121] [D-122] an exam is bought with coins, which the company gets; only then it starts', async () => {
  const id = await of.sell({}, { closeTime: world.clock.now() + 60 * minuteMs });
  const buyer = await of.sales.rich(1_000n);
  const reader = await of.sales.as(buyer);
  const shut = await of.seen(buyer, id);
  expect(shut).toMatchObject({ name: '收费考试', introduction: '闭卷', offer: { isOpen: false, isBought: false } });
  expect([shut.can.start, await of.start(buyer, id)]).toEqual([false, unpaid]);
  expect(await of.card(buyer, id)).toMatchObject({ offer: { isOpen: false, price: { discountCoin: 300 } } });
  expect(await world.rows('select from exam_attempt where exam_id = $1', [id])).toEqual([]);
  expect((await of.sales.buy(buyer, goods(id), 300)).body).toMatchObject({ availableBalance: 700 });
  expect(await of.sales.faults()).toEqual([]);
  expect(await of.seen(buyer, id)).toMatchObject({ can: { start: true }, offer: { isOpen: true, isBought: true } });
  expect(await of.start(buyer, id)).toBe('open');
  const { items: bought } = (await reader.call(listPurchases, {})).body;
  expect(bought).toMatchObject([{ ...goods(id), title: '收费考试', discountCoin: 300, isThere: true }]);
});

test('[D-121] another price, too few coins, twice, one’s own, one they wrote for, for others, over: nothing is sold and nothing changes', async () => {
  const id = await of.sell();
  const foreign = await of.sell({ audience: await onlyFor('amina') });
  const written = await of.sell({ paper: await of.exams.fixedPaper(1, await of.exams.as('pierre')) });
  const over = await of.sell({}, { closeTime: world.clock.now() + minuteMs, lengthMinutes: 1 });
  const [rich, poor] = [await of.sales.rich(1_000n), await of.sales.newcomer()];
  world.clock.advance(2 * minuteMs);
  const before = await of.sales.snapshot();
  const answers = [
    await of.sales.buy(rich, goods(id), 299),
    await of.sales.buy(poor, goods(id), 300),
    await of.sales.buy('shenruoxi', goods(id), 300),
    await of.sales.buy('pierre', goods(written), 300),
    await of.sales.buy(rich, goods(foreign), 300),
    await of.sales.buy(rich, goods(over), 300),
    await of.sales.buy(rich, goods('nothing'), 300),
  ];
  const codes = [
    'price.changed',
    'ledger.balance-short',
    'price.not-for-sale',
    'price.not-for-sale',
    'exam.not-in-audience',
    'price.not-for-sale',
    'request.not-found',
  ] as const;
  expect(answers.map(({ body }) => body)).toMatchObject(codes.map(refused));
  expect((await world.visitor.call(purchase, { ...goods(id), discountCoin: 300 })).status).toBe(401);
  expect(await of.sales.snapshot()).toBe(before);
  await of.sales.buy(rich, goods(id), 300);
  expect((await of.sales.buy(rich, goods(id), 300)).body).toMatchObject(refused('price.owned'));
});

test('[PRICE-03] [D-114] [D-120] fixed, by the ladder, by card: its author sets it, the rules are repeated, and a copy costs the same', async () => {
  const held = await of.sales.makeCard();
  const [stepped, carded] = [await of.sell({ price: ladder }), await of.sell({ price: byCards(held) })];
  const [buyer, holder] = [await of.sales.rich(5_000n), await of.sales.newcomer()];
  expect((await of.sales.buy(buyer, goods(stepped), 1_500)).status).toBe(200);
  expect(await of.start(holder, carded)).toBe(unpaid);
  await of.sales.handOut(held, holder);
  expect([await of.start(buyer, stepped), await of.start(holder, carded), await of.start(buyer, carded)]).toEqual([
    'open',
    'open',
    unpaid,
  ]);
  const { items } = (await (await of.sales.as(holder)).call(listCardContents, { id: held })).body;
  expect(items).toMatchObject([{ ...goods(carded), title: '收费考试', comeEnjoyName: '' }]);
  const author = await of.exams.author();
  const copy = (await author.call(papers.copyExam, { id: stepped })).body;
  expect((await author.call(papers.readExamForm, { id: copy.id })).body.price).toMatchObject({
    isPay: 1,
    isLadderPrice: 1,
  });
  const before = await of.exams.snapshot();
  const draft = of.exams.examFields(await of.exams.fixedPaper(0));
  const save = (price: ReturnType<typeof costs>) =>
    author.call(papers.saveExam, { id: copy.id, revision: copy.revision, ...draft, price });
  expect((await save(costs(500, 100))).body).toMatchObject(refused('price.discount-above-coin'));
  expect((await save(byCards('nothing'))).body).toMatchObject(refused('price.unknown-card'));
  const created = await author.call(papers.createExam, { ...draft, price: byCards('nothing') });
  expect(created.body).toMatchObject(refused('price.unknown-card'));
  expect((await (await of.sales.as('linzhiyuan')).call(papers.readExamForm, { id: stepped })).status).toBe(403);
  expect(await of.exams.snapshot()).toEqual(before);
});

test('[D-123] neither price nor audience takes an exam from those who began, got or bought it', async () => {
  const id = await of.sell({ price: free });
  const [early, late] = [await of.sales.newcomer(), await of.sales.newcomer()];
  expect(await of.start(early, id)).toBe('open');
  expect((await of.edit(id, { price: costs(0, 300) })).status).toBe(200);
  const acquirer = await of.sales.newcomer();
  expect((await of.sales.buy(acquirer, goods(id), 0)).body).toMatchObject({ id: null });
  expect((await of.edit(id, { price: costs(900), audience: await onlyFor('amina') })).status).toBe(200);
  expect([await of.start(early, id), await of.start(acquirer, id)]).toEqual(['open', 'open']);
  expect(await of.card(acquirer, id)).toMatchObject({ offer: { isOpen: true, isBought: true } });
  expect(await of.start(late, id)).toBe(errorTable['exam.not-in-audience'].number);
  expect(await of.start('amina', id)).toBe(unpaid);
});

test('[D-124] where the community is closed an exam is free, and keeps its price for later', async () => {
  const id = await of.sell();
  const taker = await of.sales.newcomer();
  await of.sales.setSwitches({ communityIsOpen: '0' });
  expect([(await of.seen(taker, id)).offer, (await of.seen(taker, id)).can.start]).toEqual([undefined, true]);
  await of.sales.setSwitches({ communityIsOpen: '1' });
  expect([(await of.seen(taker, id)).can.start, await of.start(taker, id)]).toEqual([false, unpaid]);
});
