import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  lin = await exams.as('linzhiyuan');
});
afterAll(() => world.close());

const certifying = { isCertification: true };
const listed = async (taker: Caller, over: object = {}) =>
  (await taker.call(wire.listExams, { kind: 'certification', ...over })).body;

test('[ENUM-12] certification exams have a list of their own, found by name, and their records say what they were', async () => {
  const before = await listed(lin);
  const paper = await exams.fixedPaper(1);
  const plain = await exams.publish(exams.examFields(paper, {}));
  const name = '叉车操作认证';
  const id = await exams.publish(exams.examFields(paper, certifying, { name }));
  const { items, recordCount } = await listed(lin);
  expect(recordCount).toBe(before.recordCount + 1);
  expect(items[0]).toMatchObject({ id, name, isCertification: true });
  expect((await listed(lin, { search: '叉车' })).items.map((exam) => exam.id)).toEqual([id]);
  const all = (await lin.call(wire.listExams, {})).body.items;
  expect(all.slice(0, 2).map((exam) => [exam.id, exam.isCertification])).toEqual([
    [id, true],
    [plain, false],
  ]);
  expect((await lin.call(wire.readExam, { id })).body.conditions.isCertification).toBe(true);
  await (await exams.begin(lin, id)).handIn();
  await (await exams.begin(lin, plain)).handIn();
  const records = (await lin.call(wire.listExamRecords, {})).body.items;
  expect(records.slice(0, 2).map((record) => [record.examId, record.isCertification])).toEqual([
    [plain, false],
    [id, true],
  ]);
});

test('[ENUM-12] one that is for others is not listed, and one without a pass mark is not published; nothing changes', async () => {
  const before = (await listed(lin)).recordCount;
  const shen = await exams.author();
  const [row] = await world.rows("select id from member where account = 'amina'");
  const audience = { ...everyone, isEveryone: false, memberIds: [String(row?.['id'])] };
  const paper = await exams.fixedPaper(1);
  await exams.publish(exams.examFields(paper, certifying, { audience }));
  expect((await listed(lin)).recordCount).toBe(before);
  const { id, revision } = await exams.create(exams.examFields(paper, { ...certifying, passPercent: null }));
  const snapshot = await exams.snapshot();
  const refused = await shen.call(papers.publishExam, { id, revision });
  expect(refused.body.errorCode).toBe(errorTable['exam.not-ready'].number);
  expect((await lin.call(wire.listExams, { kind: 'other' } as never)).status).toBe(422);
  expect((await world.visitor.call(wire.listExams, { kind: 'certification' })).status).toBe(401);
  expect(await exams.snapshot()).toEqual(snapshot);
});
