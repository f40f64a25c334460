import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import * as wire from '@shuyuan/contract/exams/taking/attempts.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [shen, lin] = [await exams.author(), await exams.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const publish = async (count = 1) =>
  exams.publish(exams.examFields(await exams.fixedPaper(count), { lengthMinutes: 10 }));

test('[D-183] a manager ends an attempt: what was acknowledged is marked, nothing later is, and there is no receipt', async () => {
  const id = await publish(2);
  const { id: attemptId, save, handIn } = await exams.begin(lin, id);
  await save(0, 1, rightText);
  const { body } = await shen.call(wire.endAttempt, { id, attemptId });
  expect(body).toEqual({ status: ExamRecordStatus.failed });
  expect((await save(1, 1, rightText)).body.errorCode).toBe(numberOf('exam.handed-in'));
  expect((await handIn()).body.errorCode).toBe(numberOf('exam.time-over'));
  const [listed] = (await shen.call(wire.listAttempts, { id })).body.items;
  expect(listed).toMatchObject({ score: 50_000, receipt: null, answeredCount: 1 });
  expect(await world.rows('select ended_by from exam_attempt where id = $1', [attemptId])).toEqual([
    { ended_by: 'manager' },
  ]);
  expect((await lin.call(taking.readAttemptResult, { id: attemptId })).status).toBe(200);
});

test('[D-183] refused: ending twice, an attempt of another exam, takers, other authors, outsiders, visitors; nothing changes', async () => {
  const [id, other] = [await publish(), await publish()];
  const { id: attemptId } = await exams.begin(lin, id);
  const ended = await exams.begin(await exams.as('amina'), id);
  await ended.handIn();
  const [pierre, neighbour] = [await exams.as('pierre'), await exams.welcomeOutsider()];
  const before = await exams.snapshot();
  const end = (by: Caller, examId: string, one: string) => by.call(wire.endAttempt, { id: examId, attemptId: one });
  expect((await end(shen, id, ended.id)).body.errorCode).toBe(numberOf('exam.handed-in'));
  expect((await end(shen, other, attemptId)).status).toBe(404);
  expect((await end(shen, id, 'nowhere')).status).toBe(404);
  expect((await end(lin, id, attemptId)).status).toBe(403);
  expect((await end(pierre, id, attemptId)).status).toBe(403);
  expect([403, 404]).toContain((await end(neighbour, id, attemptId)).status);
  expect((await world.visitor.call(wire.endAttempt, { id, attemptId })).status).toBe(401);
  for (const endpoint of [wire.exportAttempts, wire.exportAttemptsWorkbook]) {
    expect((await lin.call(endpoint, { id })).status).toBe(403);
    expect((await pierre.call(endpoint, { id })).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, { id })).status);
    expect((await world.visitor.call(endpoint, { id })).status).toBe(401);
  }
  expect(await exams.snapshot()).toEqual(before);
});

test('[D-183] attempts are taken along as a table that says what it was filtered by', async () => {
  const id = await publish();
  const { save, handIn } = await exams.begin(lin, id);
  await save(0, 1, rightText);
  await handIn();
  await exams.begin(await exams.as('amina'), id);
  const tableOf = async (over: object = {}) => String((await shen.call(wire.exportAttempts, { id, ...over })).body);
  const all = await tableOf();
  expect(all.split('\r\n').filter((line) => line.includes('Amina Haddad'))).toHaveLength(1);
  expect(all).toMatch(/林知远,1,.*已通过,5\.00,5,1,0,[\dA-F]{16}/);
  const passed = await tableOf({ status: ExamRecordStatus.passed, search: '林' });
  expect(passed).toContain('状态,已通过');
  expect(passed).toContain('按姓名搜索,林');
  expect(passed).not.toContain('Amina');
  const workbook = await shen.call(wire.exportAttemptsWorkbook, { id });
  expect(workbook.status).toBe(200);
});
