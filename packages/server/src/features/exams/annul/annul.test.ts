import * as wire from '@shuyuan/contract/exams/annul/annul.wire';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { readExamStatistics } from '@shuyuan/contract/exams/statistics/statistics.wire';
import * as manage from '@shuyuan/contract/exams/taking/attempts.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText } from '../../../world/tests/exams/test-exams.ts';
import { closeAttempts } from '../taking/close-attempts.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let [shen, lin, amina] = [] as unknown as [Caller, Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [shen, lin, amina] = [await exams.author(), await exams.as('linzhiyuan'), await exams.as('amina')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const reason = '监考记录：使用了手机';
type Settings = Parameters<typeof exams.examFields>[1];

/** An exam of one question that somebody has passed. */
async function passed(taker: Caller, settings: Settings = {}) {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(1), settings));
  const attempt = await exams.begin(taker, id);
  await attempt.save(0, 1, rightText);
  await attempt.handIn();
  return { id, attemptId: attempt.id };
}
const annul = (key: { id: string; attemptId: string }, over: object = {}) =>
  shen.call(wire.annulAttempt, { ...key, reason, givesRetake: false, ...over });
const restore = (key: { id: string; attemptId: string }) =>
  shen.call(wire.restoreAttempt, { ...key, reason: '复核后撤销' });
const statusOf = async (taker: Caller, id: string) =>
  (await taker.call(taking.readExam, { id })).body.attempts.map(({ status }) => status);

test('[ENUM-06] a result is annulled with a reason its taker reads; marks stay, and what is taken back counts again', async () => {
  const key = await passed(lin);
  const marks = () => world.rows('select * from exam_mark where attempt_id = $1', [key.attemptId]);
  const before = await marks();
  expect((await annul(key)).body).toEqual({ status: ExamRecordStatus.annulled });
  const { body } = await lin.call(taking.readAttemptResult, { id: key.attemptId });
  expect(body).toMatchObject({
    attempt: { status: ExamRecordStatus.annulled, score: null },
    annulment: { reason, givesRetake: false },
  });
  const [record] = (await lin.call(taking.listExamRecords, {})).body.items;
  expect(record).toMatchObject({ id: key.attemptId, status: ExamRecordStatus.annulled, score: null });
  const listed = async (status: ExamRecordStatus) =>
    (await shen.call(manage.listAttempts, { id: key.id, status } as never)).body.items.map((item) => item.id);
  expect(await listed(ExamRecordStatus.annulled)).toEqual([key.attemptId]);
  expect(await listed(ExamRecordStatus.passed)).toEqual([]);
  expect(String((await shen.call(manage.exportAttempts, { id: key.id })).body)).toMatch(/林知远,1,.*成绩作废,,5,/);
  expect((await shen.call(readExamStatistics, { id: key.id })).body).toMatchObject({ attemptCount: 0 });
  expect((await restore(key)).body).toEqual({ status: ExamRecordStatus.passed });
  expect((await lin.call(taking.readAttemptResult, { id: key.attemptId })).body).toMatchObject({
    attempt: { status: ExamRecordStatus.passed, score: 50_000 },
    annulment: null,
  });
  expect(await marks()).toEqual(before);
  const { entries } = (await shen.call(wire.readAnnulment, key)).body;
  expect(entries.map((entry) => [entry.isAnnulled, entry.reason, entry.fullName])).toEqual([
    [false, '复核后撤销', '沈若溪'],
    [true, reason, '沈若溪'],
  ]);
  const told = await world.rows(
    `select payload ->> 'text' as text, payload -> 'values' ->> 'reason' as reason from graphile_worker._private_jobs
     where payload -> 'subject' ->> 'id' = $1 order by id`,
    [key.id],
  );
  expect(told).toEqual([
    { text: 'examAnnulled', reason },
    { text: 'examRestored', reason: '复核后撤销' },
  ]);
  const audit = await world.rows('select action from audit_entry where subject_id = $1 order by id', [key.id]);
  expect(audit).toEqual([{ action: 'exam.annulled' }, { action: 'exam.restored' }]);
});

test('[ENUM-06] an annulled attempt is used up, unless the manager gives it back', async () => {
  const [kept, given] = [await passed(lin, { maxAttempts: 1 }), await passed(lin, { maxAttempts: 1 })];
  await annul(kept);
  await annul(given, { givesRetake: true });
  expect((await lin.call(taking.startExam, { id: kept.id })).body.errorCode).toBe(numberOf('exam.attempts-used'));
  expect((await lin.call(taking.readExam, { id: given.id })).body.can.start).toBe(true);
  const again = await exams.begin(lin, given.id);
  await again.save(0, 1, rightText);
  await again.handIn();
  expect(await statusOf(lin, given.id)).toEqual([ExamRecordStatus.passed, ExamRecordStatus.annulled]);
  // Taken back, both stand: nobody loses what they did meanwhile.
  expect((await restore(given)).status).toBe(200);
  expect(await statusOf(lin, given.id)).toEqual([ExamRecordStatus.passed, ExamRecordStatus.passed]);
  expect((await lin.call(taking.startExam, { id: given.id })).body.errorCode).toBe(numberOf('exam.attempts-used'));
});

test('[ENUM-06] [D-183] an outage that is given back opens no attempt that is annulled', async () => {
  const timed = await exams.publish(exams.examFields(await exams.fixedPaper(1), { lengthMinutes: 10 }));
  const open = await exams.begin(lin, timed);
  const startTime = world.clock.now();
  world.clock.advance(20 * minuteMs);
  await closeAttempts(world.installation.system);
  await annul({ id: timed, attemptId: open.id });
  const outage = { id: timed, startTime, endTime: world.clock.now() };
  expect((await shen.call(manage.giveBackTime, outage)).body).toEqual({ attemptCount: 0, reopenedCount: 0 });
});

test('[ENUM-06] refused: open attempts, a second time, what is not annulled, the own result, others, bad input; nothing changes', async () => {
  const key = await passed(lin);
  const open = { id: await exams.publish(exams.examFields(await exams.fixedPaper(1))), attemptId: '' };
  open.attemptId = await exams.start(amina, open.id);
  const done = await passed(amina);
  await annul(done);
  const [pierre, neighbour] = [await exams.as('pierre'), await exams.welcomeOutsider()];
  const before = await exams.snapshot();
  expect((await annul(open)).body.errorCode).toBe(numberOf('exam.not-handed-in'));
  expect((await shen.call(wire.readAnnulment, open)).body.errorCode).toBe(numberOf('exam.not-handed-in'));
  expect((await annul(done)).body.errorCode).toBe(numberOf('exam.annulled-already'));
  expect((await restore(key)).body.errorCode).toBe(numberOf('exam.not-annulled'));
  expect((await annul({ ...key, id: open.id })).status).toBe(404);
  expect((await annul({ ...key, attemptId: 'nowhere' })).status).toBe(404);
  for (const [endpoint, input] of [
    [wire.annulAttempt, { ...key, reason, givesRetake: false }],
    [wire.restoreAttempt, { ...done, reason }],
    [wire.readAnnulment, key],
  ] as const) {
    for (const caller of [lin, pierre]) expect((await caller.call(endpoint, input as never)).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, input as never)).status);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  for (const bad of ['', ' ', 'x'.repeat(201)]) expect((await annul(key, { reason: bad })).status).toBe(422);
  expect(await exams.snapshot()).toEqual(before);
  await expect(world.rows('update exam_annulment set reason = $1', ['别的'])).rejects.toThrow('does not change');
});

test('[ENUM-06] a manager decides nothing about the own result', async () => {
  const lu = await exams.as('luchengze');
  const key = await passed(lu);
  expect((await lu.call(wire.annulAttempt, { ...key, reason, givesRetake: false })).status).toBe(403);
  await annul(key);
  expect((await lu.call(wire.restoreAttempt, { ...key, reason })).status).toBe(403);
  expect(await statusOf(lu, key.id)).toEqual([ExamRecordStatus.annulled]);
});
