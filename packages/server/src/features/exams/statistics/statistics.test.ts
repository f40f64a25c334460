import * as wire from '@shuyuan/contract/exams/statistics/statistics.wire';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import { itemStatisticsOf } from '@shuyuan/contract/exams/statistics/item-statistics';
import { momentsOf } from '@shuyuan/contract/exams/statistics/item-moments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText, wrongText } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  shen = await exams.author();
});
afterAll(() => world.close());

const accounts = ['linzhiyuan', 'amina', 'tangyuwei', 'mengxinlan'];
/** The three questions each of them has right. */
const pattern = [
  [true, true, true],
  [true, true, false],
  [true, false, true],
  [false, false, false],
];

async function take(id: string, account: string, answers: readonly boolean[]): Promise<void> {
  const { save, handIn } = await exams.begin(await exams.as(account), id);
  for (const [ordinal, isRight] of answers.entries()) await save(ordinal, 1, isRight ? rightText : wrongText);
  await handIn();
}

test('[D-183] statistics of an exam are those of its marks, over the first attempt of each person on its paper', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(3), { maxAttempts: 2 }));
  for (const [at, account] of accounts.entries()) await take(id, account, pattern[at] ?? []);
  await take(id, 'mengxinlan', [true, true, true]);
  const { body } = await shen.call(wire.readExamStatistics, { id });
  const totals = [15, 10, 10, 0];
  const columns = [0, 1, 2].map((question) => pattern.map((row) => (row[question] ? 5 : 0)));
  const expected = itemStatisticsOf(
    columns.map((marks) => momentsOf(5, marks, totals)),
    true,
  );
  expect(body).toMatchObject({ attemptCount: 4, passedCount: 3, pointSum: 15, waitingCount: 0, otherCount: 0 });
  expect(body.total).toMatchObject({ mean: 8.75, median: 10, lowest: 0, highest: 15 });
  expect(body.histogram).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
  for (const [at, item] of expected.entries()) {
    expect(body.items[at]?.facility).toBeCloseTo(item.facility, 9);
    expect(body.items[at]?.discrimination).toBeCloseTo(item.discrimination ?? 0, 9);
    expect(body.items[at]?.effectiveWeight).toBeCloseTo(item.effectiveWeight ?? 0, 9);
  }
  const variances = columns.map((marks) => momentsOf(5, marks, totals).variance ?? 0);
  const alpha =
    (3 / 2) * (1 - variances.reduce((sum, one) => sum + one, 0) / (momentsOf(15, totals, totals).variance ?? 1));
  expect(body.consistency).toBeCloseTo(alpha, 9);
  expect(body.warnings).toEqual(['still-open', 'few-attempts']);
});

test('[D-183] a paper published again begins anew; drawn papers have no consistency; a draft has no statistics', async () => {
  const fields = exams.examFields(await exams.fixedPaper(1));
  const id = await exams.publish(fields);
  await take(id, 'linzhiyuan', [true]);
  const { revision } = (await shen.call(papers.withdrawExam, { id })).body;
  await shen.call(papers.publishExam, { id, revision });
  const again = (await shen.call(wire.readExamStatistics, { id })).body;
  expect(again).toMatchObject({ attemptCount: 0, otherCount: 1, total: null, items: [] });
  const categoryId = await exams.category(shen);
  for (const _ of [1, 2, 3]) await exams.write(shen, categoryId);
  const rules = [{ categoryId, difficulty: null, count: 2, points: 5 }];
  const drawn = await exams.publish(exams.examFields({ kind: 'drawn', rules }));
  for (const account of accounts) await take(drawn, account, [true, account !== 'amina']);
  const { body } = await shen.call(wire.readExamStatistics, { id: drawn });
  expect(body).toMatchObject({ attemptCount: 4, consistency: null });
  expect(body.items.every(({ effectiveWeight }) => effectiveWeight === null)).toBe(true);
  const draft = await exams.create(fields);
  expect((await shen.call(wire.readExamStatistics, { id: draft.id })).body).toMatchObject({
    attemptCount: 0,
    items: [],
  });
});

test('[D-183] statistics are taken along as a table, and refused to takers, other authors, outsiders and visitors', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(2)));
  for (const account of accounts) await take(id, account, [true, account === 'amina']);
  const table = String((await shen.call(wire.exportExamStatistics, { id })).body);
  expect(table).toContain('100.00');
  expect(table).toContain('25.00');
  expect((await shen.call(wire.exportExamStatisticsWorkbook, { id })).status).toBe(200);
  const [lin, pierre, neighbour] = [
    await exams.as('linzhiyuan'),
    await exams.as('pierre'),
    await exams.welcomeOutsider(),
  ];
  for (const endpoint of [wire.readExamStatistics, wire.exportExamStatistics, wire.exportExamStatisticsWorkbook]) {
    expect((await lin.call(endpoint, { id })).status).toBe(403);
    expect((await pierre.call(endpoint, { id })).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, { id })).status);
    expect((await world.visitor.call(endpoint, { id })).status).toBe(401);
  }
});
