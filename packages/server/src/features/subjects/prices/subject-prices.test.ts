import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { countBuyers, listCardContents, listPurchases } from '@shuyuan/contract/pricing/price.wire';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import * as wire from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article } from '../../../world/tests/study/test-courses.ts';
import { goods, subjectSalesOf } from '../../../world/tests/money/test-subject-sales.ts';
import { byCards, costs, free } from '../../../world/tests/money/test-pricing.ts';
import { courseItem, linkItem, stageOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let of: ReturnType<typeof subjectSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = subjectSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

test('[D-121] [D-122] a subject is bought with coins, which the company gets; then it is joined and its items open', async () => {
  const { id } = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  const reader = await of.sales.as(buyer);
  const shut = await of.subjects.read(buyer, id);
  expect(shut).toMatchObject({ title: '收费专题', offer: { isOpen: false, isBought: false }, can: { join: false } });
  expect(shut.stages[0]?.items.map(({ title }) => title)).toEqual(['规程']);
  expect((await reader.call(wire.joinSubject, { id })).body).toMatchObject(refused('price.unpaid'));
  const before = await of.subjects.snapshot();
  expect((await of.subjects.open(buyer, id, '规程')).body).toMatchObject(refused('price.unpaid'));
  expect(await of.subjects.snapshot()).toBe(before);
  expect((await of.sales.buy(buyer, goods(id), 300)).body).toMatchObject({ availableBalance: 700 });
  expect(await of.sales.faults()).toEqual([]);
  expect((await of.subjects.join(buyer, id)).status).toBe(200);
  expect((await of.subjects.open(buyer, id, '规程')).body).toMatchObject({ url: expect.stringContaining('http') });
  const [card] = (await reader.call(wire.listSubjects, { search: '收费专题' })).body.items;
  expect(card).toMatchObject({ id, offer: { isOpen: true, isBought: true } });
  const { items } = (await reader.call(listPurchases, {})).body;
  expect(items).toMatchObject([{ ...goods(id), title: '收费专题', discountCoin: 300, isThere: true }]);
});

test('[D-121] another price, too few coins, twice, one’s own, for others: nothing is sold and nothing changes', async () => {
  const { id } = await of.sell();
  const foreign = await of.sell({ audience: await of.onlyFor('amina') });
  const [rich, poor] = [await of.sales.rich(1_000n), await of.sales.newcomer()];
  const before = await of.sales.snapshot();
  const answers = [
    await of.sales.buy(rich, goods(id), 299),
    await of.sales.buy(poor, goods(id), 300),
    await of.sales.buy('shenruoxi', goods(id), 300),
    await of.sales.buy(rich, goods(foreign.id), 300),
  ];
  const codes = ['price.changed', 'ledger.balance-short', 'price.not-for-sale', 'course.not-in-audience'] as const;
  expect(answers.map(({ body }) => body)).toMatchObject(codes.map(refused));
  expect((await world.visitor.call(countBuyers, goods(id))).status).toBe(401);
  expect(await of.sales.snapshot()).toBe(before);
  await of.sales.buy(rich, goods(id), 300);
  expect((await of.sales.buy(rich, goods(id), 300)).body).toMatchObject(refused('price.owned'));
});

test('[D-114] [D-120] a card opens it; the rules of the price are repeated, and others set none', async () => {
  const card = await of.sales.makeCard();
  const { id } = await of.sell({ price: byCards(card) });
  const holder = await of.sales.newcomer();
  await of.sales.handOut(card, holder);
  const caller = await of.sales.as(holder);
  expect((await caller.call(listCardContents, { id: card })).body.items).toMatchObject([goods(id)]);
  expect((await caller.call(wire.joinSubject, { id })).status).toBe(200);
  const before = await of.subjects.snapshot();
  expect((await of.edit(id, { price: costs(500, 100) })).body).toMatchObject(refused('price.discount-above-coin'));
  expect((await of.edit(id, { price: byCards('nothing') })).body).toMatchObject(refused('price.unknown-card'));
  expect((await caller.call(manage.readSubjectForm, { id })).status).toBe(403);
  expect(await of.subjects.snapshot()).toBe(before);
});

test('[D-123] neither price nor audience takes a subject from those who have it', async () => {
  const { id } = await of.sell({ price: free });
  const [early, buyer, late] = [await of.sales.newcomer(), await of.sales.rich(1_000n), await of.sales.newcomer()];
  await of.subjects.join(early, id);
  await of.edit(id, { price: costs(300) });
  await of.sales.buy(buyer, goods(id), 300);
  await of.edit(id, { price: costs(900) });
  const isOpen = async (account: string) => (await of.subjects.read(account, id)).offer?.isOpen;
  expect([await isOpen(early), await isOpen(buyer), await isOpen(late)]).toEqual([true, true, false]);
  await of.edit(id, { audience: await of.onlyFor('amina') });
  expect((await of.subjects.join(buyer, id)).status).toBe(200);
  expect((await of.subjects.join(late, id)).body).toMatchObject(refused('course.not-in-audience'));
});

test('[D-182] what stands in a bought subject is not paid twice, be it an elective; taken back, all of it is closed again', async () => {
  const courses = [1, 2].map(() => of.courses.courses.publish([article('一节')], { price: costs(200) }));
  const [required, elective] = await Promise.all(courses);
  const items = [courseItem(required?.id ?? '', '必修'), courseItem(elective?.id ?? '', '选修', { isRequired: false })];
  const { id } = await of.sell({ stages: [stageOf('一', items, 1)] });
  const buyer = await of.sales.rich(1_000n);
  const opens = async () =>
    Promise.all([required, elective].map(async (course) => of.courses.isOpen(buyer, course?.id ?? '')));
  expect(await opens()).toEqual([false, false]);
  const { body } = await of.sales.buy(buyer, goods(id), 300);
  expect(await opens()).toEqual([false, false]);
  await of.subjects.join(buyer, id);
  expect(await opens()).toEqual([true, true]);
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(reverseTrade, { id: body.id ?? '', reason: '误购' })).status).toBe(200);
  expect(await opens()).toEqual([false, false]);
  expect((await of.subjects.open(buyer, id, '必修')).body).toMatchObject(refused('price.unpaid'));
});

test('[D-124] where the community is closed a subject is free, and a file of it is read', async () => {
  const { id } = await of.sell();
  await of.sales.setSwitches({ communityIsOpen: '0' });
  expect((await of.subjects.read('linzhiyuan', id)).offer).toBeUndefined();
  expect((await of.subjects.join('linzhiyuan', id)).status).toBe(200);
  expect((await of.subjects.open('linzhiyuan', id, '规程')).status).toBe(200);
  const [row] = await world.rows(
    `select is_selling_to(id) as is_selling, is_subject_paid($1, id) as is_paid from member where account = 'linzhiyuan'`,
    [id],
  );
  expect(row).toEqual({ is_selling: false, is_paid: true });
  await of.sales.setSwitches({ communityIsOpen: '1' });
  expect((await of.subjects.open('linzhiyuan', id, '规程')).body).toMatchObject(refused('price.unpaid'));
});

test('[D-137] [D-123] a sold subject is neither withdrawn by its author nor published without what was in it', async () => {
  const author = await of.sales.as('shenruoxi');
  expect((await author.call(manage.withdrawSubject, { id: (await of.sell()).id })).status).toBe(200);
  const sold = await of.sell();
  await of.sales.buy(await of.sales.rich(1_000n), goods(sold.id), 300);
  expect((await author.call(manage.withdrawSubject, { id: sold.id })).body).toMatchObject(refused('course.sold'));
  const without = await of.edit(sold.id, { stages: [stageOf('一', [linkItem('别的')])] });
  const { revision } = without.body;
  expect((await author.call(manage.publishSubject, { id: sold.id, revision })).body).toMatchObject(
    refused('course.sold-content'),
  );
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(countBuyers, goods(sold.id))).body).toEqual({ buyerNum: 1, refundNum: 1 });
  expect((await dean.call(manage.withdrawSubject, { id: sold.id })).status).toBe(200);
  const waiting = await world.rows(
    `select payload ->> 'businessType' as type from graphile_worker._private_jobs
     where payload ->> 'businessId' = $1 and payload ->> 'buyerNum' = '1'`,
    [sold.id],
  );
  expect(waiting).toEqual([{ type: 'subject' }]);
});

test('[D-183] a copy costs what the subject costs', async () => {
  const { id } = await of.sell();
  const author = await of.sales.as('shenruoxi');
  const copy = (await author.call(manage.copySubject, { id })).body;
  expect((await author.call(manage.readSubjectForm, { id: copy.id })).body.price).toMatchObject({
    isPay: 1,
    discountCoin: 300,
  });
});
