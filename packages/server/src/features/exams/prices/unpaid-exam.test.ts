import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { readSealedPaper } from '@shuyuan/contract/exams/taking/taking.wire';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { search } from '@shuyuan/contract/search/search.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examSalesOf, goods } from '../../../world/tests/money/test-exam-sales.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof examSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = examSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const tasksOf = async (account: string) => {
  const { body } = await (await of.sales.as(account)).call(listTasks, { kind: 'exam', pageSize: 100 } as never);
  return body.items.map(({ id }) => id);
};

test('[D-122] one that is not paid is found by its name, and is no task', async () => {
  const id = await of.sell({}, { closeTime: world.clock.now() + 60 * minuteMs });
  await indexWorld(world);
  const buyer = await of.sales.rich(1_000n);
  const { items } = (await (await of.sales.as(buyer)).call(search, { search: '收费考试' })).body;
  expect(items.map(({ sourceId }) => sourceId)).toContain(id);
  expect(await tasksOf(buyer)).not.toContain(id);
  await of.sales.buy(buyer, goods(id), 300);
  expect(await tasksOf(buyer)).toContain(id);
});

test('[D-122] [D-183] nothing of a paper is sealed for somebody who has not paid', async () => {
  const openTime = world.clock.now() + 5 * minuteMs;
  const id = await of.sell({}, { openTime });
  const buyer = await of.sales.rich(1_000n);
  const taker = await of.sales.as(buyer);
  expect((await taker.call(readSealedPaper, { id })).body).toEqual(expect.objectContaining(refused('price.unpaid')));
  await of.sales.buy(buyer, goods(id), 300);
  expect((await taker.call(readSealedPaper, { id })).body.sealed).not.toBeNull();
});

test('[ENUM-06] whoever did not buy an exam was not absent from it', async () => {
  const [buyer, other] = [await of.sales.rich(1_000n), await of.sales.newcomer()];
  const memberIds = await Promise.all([buyer, other].map(of.sales.idOf));
  const audience = { ...everyone, isEveryone: false, memberIds };
  const closeTime = world.clock.now() + 5 * minuteMs;
  const id = await of.sell({ audience }, { closeTime, lengthMinutes: 5 });
  await of.sales.buy(buyer, goods(id), 300);
  world.clock.advance(6 * minuteMs);
  const listed = { id, status: ExamRecordStatus.absent, pageSize: 100 };
  const { items } = (await (await of.exams.author()).call(listAttempts, listed)).body;
  expect(items.map(({ memberId }) => memberId)).toEqual([memberIds[0]]);
});
