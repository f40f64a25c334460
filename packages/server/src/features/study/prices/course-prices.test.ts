import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { countBuyers, listCardContents, listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { scoreCourse } from '@shuyuan/contract/study/runs/run.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, courseSalesOf, everyone, goods } from '../../../world/tests/money/test-course-sales.ts';
import { byCards, costs, free, ladder } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let sales: ReturnType<typeof courseSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  sales = courseSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const sections = () => [article('先看', { isFree: true }), article('再看'), article('还看')];
const sell = (over: Parameters<typeof sales.courses.publish>[1] = {}) =>
  sales.courses.publish(sections(), { title: '收费课程', price: costs(300), ...over });

type Edit = Partial<Pick<InputOf<typeof manage.updateCourse>, 'audience' | 'price'>>;

async function edit(id: string, over: Edit) {
  const author = await sales.courses.as('shenruoxi');
  const form = (await author.call(manage.readCourseForm, { id })).body;
  const { title, introduction, coverFileId, audience, settings, revision } = form;
  const fields = { title, introduction, coverFileId, lecturerId: null, topicIds: [], audience, settings };
  return author.call(manage.updateCourse, { id, revision, ...fields, ...over });
}

test('[D-121] [D-122] a course is bought with coins, which the company gets; then all of it is open', async () => {
  const { id, keys } = await sell();
  const buyer = await sales.rich(1_000n);
  const shut = await sales.info(buyer, id);
  expect(shut).toMatchObject({ title: '收费课程', sectionCount: 3, offer: { isOpen: false, isBought: false } });
  expect(
    (await sales.courses.lessonsOf(buyer, id)).map(({ title, isUnpaid, isLocked }) => [title, isUnpaid, isLocked]),
  ).toEqual([
    ['先看', false, false],
    ['再看', true, true],
    ['还看', true, true],
  ]);
  expect((await sales.open(buyer, id, keys[0])).status).toBe(200);
  expect((await sales.open(buyer, id, keys[1])).body).toMatchObject(refused('course.unpaid'));
  expect((await sales.buy(buyer, goods(id), 300)).body).toMatchObject({ availableBalance: 700 });
  expect(await sales.faults()).toEqual([]);
  expect((await sales.info(buyer, id)).offer).toMatchObject({ isOpen: true, isBought: true });
  expect((await sales.open(buyer, id, keys[1])).status).toBe(200);
  const legs = await world.rows(
    `select trade_type from ledger_entry join ledger_trade trade on trade.id = trade_id where trade.business_id = $1`,
    [id],
  );
  expect(legs.map((row) => Number(row['trade_type'])).toSorted()).toEqual([15, 5]);
  const { items } = (await (await sales.as(buyer)).call(listPurchases, {})).body;
  expect(items).toMatchObject([{ ...goods(id), title: '收费课程', discountCoin: 300, isThere: true }]);
});

test('[D-121] another price, too few coins, twice, one’s own, for others: nothing is sold and nothing changes', async () => {
  const { id } = await sell();
  const amina = await sales.courses.idOf('member', 'account', 'amina');
  const foreign = await sell({ audience: { ...everyone, isEveryone: false, memberIds: [amina] } });
  const [rich, poor] = [await sales.rich(1_000n), await sales.newcomer()];
  const before = await sales.snapshot();
  const answers = [
    await sales.buy(rich, goods(id), 299),
    await sales.buy(poor, goods(id), 300),
    await sales.buy('shenruoxi', goods(id), 300),
    await sales.buy(rich, goods(foreign.id), 300),
    await sales.buy(rich, goods('nothing'), 300),
  ];
  const codes = ['price.changed', 'ledger.balance-short', 'price.not-for-sale', 'course.not-in-audience'] as const;
  expect(answers.slice(0, 4).map(({ body }) => body)).toMatchObject(codes.map(refused));
  expect(answers[4]?.status).toBe(404);
  expect((await world.visitor.call(countBuyers, goods(id))).status).toBe(401);
  expect(await sales.snapshot()).toBe(before);
  await sales.buy(rich, goods(id), 300);
  expect((await sales.buy(rich, goods(id), 300)).body).toMatchObject(refused('price.owned'));
});

test('[PRICE-03] [D-114] [D-120] fixed, by the ladder, by card: the author sets it, and the rules are repeated', async () => {
  const card = await sales.makeCard();
  const [stepped, carded] = [await sell({ price: ladder }), await sell({ price: byCards(card) })];
  const [buyer, holder] = [await sales.rich(5_000n), await sales.newcomer()];
  expect((await sales.buy(buyer, goods(stepped.id), 1_500)).status).toBe(200);
  await sales.handOut(card, holder);
  expect([
    await sales.isOpen(buyer, stepped.id),
    await sales.isOpen(holder, carded.id),
    await sales.isOpen(buyer, carded.id),
  ]).toEqual([true, true, false]);
  const opened = async (account: string) =>
    (await (await sales.as(account)).call(listCardContents, { id: card })).body.items;
  expect(await opened(holder)).toMatchObject([{ ...goods(carded.id), comeEnjoyName: '' }]);
  await sales.setSwitches({ communityIsOpen: '0' });
  expect(await opened(holder), 'a course is no part of the community that is closed').toHaveLength(1);
  await sales.setSwitches({ communityIsOpen: '1' });
  await edit(carded.id, { audience: { ...everyone, isEveryone: false, memberIds: [await sales.idOf('amina')] } });
  expect(await opened(holder)).toEqual([]);
  const before = await sales.courses.snapshot();
  expect((await edit(stepped.id, { price: costs(500, 100) })).body).toMatchObject(refused('price.discount-above-coin'));
  expect((await edit(stepped.id, { price: byCards('nothing') })).body).toMatchObject(refused('price.unknown-card'));
  expect(await sales.courses.snapshot()).toBe(before);
});

test('[D-123] neither price nor audience takes a course from those who have it', async () => {
  const { id, keys } = await sales.courses.publish(sections());
  const [early, buyer, late] = [await sales.newcomer(), await sales.rich(1_000n), await sales.newcomer()];
  await (await sales.as(early)).call(startPlay, { courseId: id, sectionKey: keys[1] ?? '' });
  await edit(id, { price: costs(300) });
  await sales.buy(buyer, goods(id), 300);
  await edit(id, { price: costs(900) });
  expect([await sales.isOpen(early, id), await sales.isOpen(buyer, id), await sales.isOpen(late, id)]).toEqual([
    true,
    true,
    false,
  ]);
  await edit(id, { audience: { ...everyone, isEveryone: false, memberIds: [await sales.idOf('amina')] } });
  expect((await sales.open(buyer, id, keys[1])).status).toBe(200);
  const list = (await (await sales.as(buyer)).call(listCourses, { search: '一门课程', pageSize: 100 })).body.items;
  expect(list.map((course) => course.id)).toContain(id);
  expect((await sales.open(late, id, keys[0])).body).toMatchObject(refused('course.not-in-audience'));
  await edit(id, { audience: everyone, price: free });
  expect([(await sales.info(late, id)).offer, (await sales.open(late, id, keys[1])).status]).toEqual([undefined, 200]);
});

test('[D-109] a purchase that is taken back closes the course, its comments and its score again', async () => {
  const { id, keys } = await sell();
  const buyer = await sales.rich(1_000n);
  const { body } = await sales.buy(buyer, goods(id), 300);
  await (await sales.as(buyer)).call(startPlay, { courseId: id, sectionKey: keys[1] ?? '' });
  const undone = await (await sales.as('luchengze')).call(reverseTrade, { id: body.id ?? '', reason: '误购' });
  expect(undone.status).toBe(200);
  expect(await sales.isOpen(buyer, id)).toBe(false);
  expect((await sales.open(buyer, id, keys[1])).body).toMatchObject(refused('course.unpaid'));
  const scored = await (await sales.as(buyer)).call(scoreCourse, { courseId: id, score: 5 });
  expect(scored.body).toMatchObject(refused('course.unpaid'));
});

test('[D-173] what is free to try is locked by nothing that has to be paid for', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const outline = [article('要付'), article('试学', { isFree: true }), article('后试', { isFree: true })];
  const { id } = await sales.courses.publish(outline, { settings, price: costs(300) });
  const lessons = await sales.courses.lessonsOf(await sales.newcomer(), id);
  expect(lessons.map(({ isUnpaid, lockedBy }) => [isUnpaid, lockedBy?.title])).toEqual([
    [true, undefined],
    [false, undefined],
    [false, '试学'],
  ]);
});

test('[D-183] a copy costs what the course costs, and its sections stay free to try', async () => {
  const { id } = await sell();
  const author = await sales.courses.as('shenruoxi');
  const copy = (await author.call(manage.copyCourse, { id })).body;
  const form = (await author.call(manage.readCourseForm, { id: copy.id })).body;
  expect(form.price).toMatchObject({ isPay: 1, discountCoin: 300 });
  expect(form.chapters[0]?.sections.map(({ isFree }) => isFree)).toEqual([true, false, false]);
});
