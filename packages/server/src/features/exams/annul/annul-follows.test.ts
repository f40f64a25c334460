import * as wire from '@shuyuan/contract/exams/annul/annul.wire';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import * as marking from '@shuyuan/contract/exams/marking/marking.wire';
import { previewRegrade, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article } from '../../../world/tests/study/test-courses.ts';
import { examSection, examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let [shen, lin] = [] as unknown as [Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  [shen, lin] = [await sections.exams.author(), await sections.exams.as('linzhiyuan')];
});
afterAll(() => world.close());

type Key = { readonly id: string; readonly attemptId: string };
const annul = (key: Key) => shen.call(wire.annulAttempt, { ...key, reason: '监考记录：使用了手机' });
const restore = (key: Key) => shen.call(wire.restoreAttempt, { ...key, reason: '复核后撤销' });
const statusOf = async (taker: Caller, id: string) =>
  (await taker.call(taking.readExam, { id })).body.attempts.map(({ status }) => status);

test('[ENUM-06] [D-183] a pass that is annulled is lost elsewhere as after a regrade, by what was said before; also where handing in is passing', async () => {
  for (const passPercent of [60, null]) {
    const examId = await sections.publishExam({ maxAttempts: 1, passPercent });
    const { id: courseId, keys } = await sections.courses.publish([examSection(examId), article('总结')]);
    await sections.open(lin, courseId, keys[0]);
    await sections.take(lin, examId, 2);
    const [attempt] = (await lin.call(taking.readExam, { id: examId })).body.attempts;
    const key = { id: examId, attemptId: attempt?.id ?? '' };
    const lessons = async () =>
      (await sections.courses.lessonsOf('linzhiyuan', courseId)).map((one) => one.finishStatus);
    expect(await lessons()).toEqual([2, 0]);
    const ahead = (await shen.call(wire.readAnnulment, key)).body;
    expect(ahead).toMatchObject({ isAnnulled: false, entries: [] });
    expect(ahead.consequences.map(({ kind, section, effect }) => [kind, section, effect])).toEqual([
      ['course', '结业考试', 'closes'],
    ]);
    const before = world.clock.now();
    world.clock.advance(minuteMs);
    await annul(key);
    expect(await lessons()).toEqual([1, 0]);
    expect(await sections.examOf(lin, courseId, keys[0])).toMatchObject({
      record: ExamRecordStatus.annulled,
      mark: null,
    });
    // An instant before is answered as it was.
    const statusAt = async (at: number) =>
      (
        await world.rows('select status from exam_outcome($1, (select id from member where account = $2), $3)', [
          examId,
          'linzhiyuan',
          new Date(at),
        ])
      )[0]?.['status'];
    expect([await statusAt(before), await statusAt(world.clock.now())]).toEqual([1, 2]);
    const back = (await shen.call(wire.readAnnulment, key)).body;
    expect([back.isAnnulled, ...back.consequences.map(({ effect }) => effect)]).toEqual([true, 'opens']);
    await restore(key);
    expect(await lessons()).toEqual([2, 0]);
  }
});

test('[ENUM-06] whoever has passed in another attempt loses nothing by one that is annulled', async () => {
  const examId = await sections.publishExam({ maxAttempts: 3 });
  const { id: courseId, keys } = await sections.courses.publish([examSection(examId), article('总结')]);
  await sections.open(lin, courseId, keys[0]);
  await sections.take(lin, examId, 2);
  await sections.take(lin, examId, 2);
  const { attempts } = (await lin.call(taking.readExam, { id: examId })).body;
  const key = { id: examId, attemptId: attempts[0]?.id ?? '' };
  expect((await shen.call(wire.readAnnulment, key)).body.consequences).toEqual([]);
  await annul(key);
  const lessons = await sections.courses.lessonsOf('linzhiyuan', courseId);
  expect(lessons.map((one) => one.finishStatus)).toEqual([2, 0]);
});

test('[ENUM-06] [D-183] neither a regrade nor a marker brings back what is annulled; taken back, it comes to its marks of then', async () => {
  const examId = await sections.publishExam();
  const { keys: lessons, id: courseId } = await sections.courses.publish([examSection(examId)]);
  await sections.open(lin, courseId, lessons[0]);
  await sections.take(lin, examId, 1);
  const taken = (await lin.call(taking.readExam, { id: examId })).body.attempts[0]?.id ?? '';
  const key = { id: examId, attemptId: taken };
  await annul(key);
  const asked = await world.rows('select question_id from exam_attempt_question where attempt_id = $1', [
    key.attemptId,
  ]);
  const keys = asked.map((row) => ({ questionId: String(row['question_id']), rule: 'full' as const }));
  const input = { id: key.id, keys, mayLower: false };
  const { digest, passedCount } = (await shen.call(previewRegrade, input)).body;
  expect(passedCount).toBe(0);
  await shen.call(regradeExam, { ...input, digest });
  expect(await statusOf(lin, key.id)).toEqual([ExamRecordStatus.annulled]);

  const essay = await sections.publishEssay();
  await sections.handInEssay(lin, essay.id);
  const attemptId = (await lin.call(taking.readExam, { id: essay.id })).body.attempts[0]?.id ?? '';
  const next = async () => (await shen.call(marking.nextMarkingItem, { ...essay, version: 1 })).body.item?.id;
  const item = await next();
  await annul({ id: essay.id, attemptId });
  // Nobody is asked to read it any more; a marker who has it open loses nothing.
  expect(await next()).toBeUndefined();
  expect((await shen.call(marking.giveMark, { id: item ?? '', mark: 90_000, comment: '' })).status).toBe(200);
  expect(await statusOf(lin, essay.id)).toEqual([ExamRecordStatus.annulled]);
  expect((await restore({ id: essay.id, attemptId })).body).toEqual({ status: ExamRecordStatus.passed });
});
