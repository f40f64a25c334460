import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type ExamForm, examsOf, rightText } from '../../../world/tests/exams/test-exams.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { closeAttempts } from './close-attempts.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
let lin: Caller;
let memberIds: { lin: string; amina: string };
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [shen, lin] = [await exams.author(), await exams.as('linzhiyuan')];
  const idOf = async (account: string) =>
    String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);
  memberIds = { lin: await idOf('linzhiyuan'), amina: await idOf('amina') };
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const all = { showsAnswers: true, showsKey: true };
const onlyFor = (id: string) => ({ ...everyone, isEveryone: false, memberIds: [id] });
const questionsOf = async (id: string) => (await lin.call(wire.readAttemptResult, { id })).body.questions;

/** Withdrawn and edited, but not published again. */
async function edit(id: string, fields: ExamForm): Promise<number> {
  const { revision } = (await shen.call(papers.withdrawExam, { id })).body;
  return (await shen.call(papers.saveExam, { id, revision, ...fields })).body.revision;
}

async function takeOnce(fields: ExamForm) {
  const examId = await exams.publish(fields);
  const { id, save, handIn } = await exams.begin(lin, examId);
  await save(0, 1, rightText);
  await handIn();
  return { examId, id };
}

test('[D-183] an open attempt keeps answers and keys of the earlier ones closed, also with extra time behind the window', async () => {
  const now = world.clock.now();
  const fields = exams.examFields(await exams.fixedPaper(1), {
    ...all,
    maxAttempts: 2,
    lengthMinutes: 10,
    closeTime: now + 20 * minuteMs,
    endRule: 'hardEnd',
  });
  const { examId, id } = await takeOnce(fields);
  const second = await exams.begin(lin, examId);
  expect(await questionsOf(id)).toBeNull();
  await world.rows(`update exam_attempt set closes_at = closes_at + interval '1 hour' where id = $1`, [second.id]);
  world.clock.advance(30 * minuteMs);
  expect(await questionsOf(id)).toBeNull();
  await second.handIn();
  expect(await questionsOf(id)).toMatchObject([{ key: { question: { rightId: 'o0' } } }]);
});

test('[D-183] an attempt that is added later closes the keys again', async () => {
  const paper = await exams.fixedPaper(1);
  const { examId, id } = await takeOnce(exams.examFields(paper, all));
  expect(await questionsOf(id)).not.toBeNull();
  const revision = await edit(examId, exams.examFields(paper, { ...all, maxAttempts: 2 }));
  expect(await questionsOf(id)).not.toBeNull();
  expect((await shen.call(papers.publishExam, { id: examId, revision })).status).toBe(200);
  expect(await questionsOf(id)).toBeNull();
});

test('[D-183] takers read a withdrawn exam as it was published, whatever its author writes meanwhile', async () => {
  const paper = await exams.fixedPaper(1);
  const { examId, id } = await takeOnce(exams.examFields(paper));
  const edited = { name: '改到一半', introduction: '草稿', audience: onlyFor(memberIds.amina) };
  await edit(examId, exams.examFields(paper, { lengthMinutes: 5, password: '新口令' }, edited));
  const { body } = await lin.call(wire.readExam, { id: examId });
  expect(body).toMatchObject({
    name: '质量工具考试',
    introduction: '闭卷',
    conditions: { lengthMinutes: 60, hasPassword: false },
    can: { start: false },
  });
  expect((await lin.call(wire.readAttemptResult, { id })).body.examName).toBe('质量工具考试');
  expect((await lin.call(wire.listExamRecords, {})).body.items[0]).toMatchObject({ id, examName: '质量工具考试' });
});

test('[D-183] whoever left the audience keeps reading their own results, and starts nothing any more', async () => {
  const paper = await exams.fixedPaper(1);
  const { examId, id } = await takeOnce(exams.examFields(paper, { maxAttempts: 3 }));
  const fields = exams.examFields(paper, { maxAttempts: 3 }, { audience: onlyFor(memberIds.amina) });
  const revision = await edit(examId, fields);
  await shen.call(papers.publishExam, { id: examId, revision });
  const { body } = await lin.call(wire.readExam, { id: examId });
  expect(body).toMatchObject({ attempts: [{ id, score: 50_000 }], can: { start: false } });
  expect((await lin.call(wire.readAttemptResult, { id })).status).toBe(200);
  const refused = (await lin.call(wire.startExam, { id: examId })).body;
  expect(refused.errorCode).toBe(numberOf('exam.not-in-audience'));
  const pierre = await exams.as('pierre');
  expect((await pierre.call(wire.readExam, { id: examId })).body.errorCode).toBe(numberOf('exam.not-in-audience'));
});

test('[D-183] a start that comes second counts the attempt of the first, also where it has ended already', async () => {
  const [paper, settings] = [await exams.fixedPaper(1), { maxAttempts: 2 }];
  const { id } = await takeOnce(exams.examFields(paper, settings));
  const examId = await exams.publish(exams.examFields(paper, settings));
  const statement = `insert into exam_attempt (id, tenant_id, exam_id, paper_id, member_id, number, seed, settings,
      point_sum, question_count, started_at, extra_ms, closes_at, ended_at, ended_by, receipt, result, score)
    select 'first-of-two', tenant_id, $2, paper_id, member_id, number, seed, settings, point_sum, question_count,
      started_at, extra_ms, closes_at, ended_at, ended_by, receipt, result, score from exam_attempt where id = $1`;
  const { status, body } = await whileChanging(world, { statement, values: [id, examId] }, () =>
    lin.call(wire.startExam, { id: examId }),
  );
  expect(status).toBe(200);
  expect(await world.rows('select number from exam_attempt where id = $1', [body.id])).toEqual([{ number: 2 }]);
});

test('[D-183] attempts that cannot be ended do not keep the job from the others', async () => {
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(1), { lengthMinutes: 10 }));
  const broken = await exams.begin(lin, examId);
  world.clock.advance(minuteMs);
  const other = await exams.begin(await exams.as('amina'), examId);
  await world.rows(
    `insert into exam_attempt_question (attempt_id, ordinal, tenant_id, question_id, version, points)
     select attempt_id, 9, tenant_id, 'gone', 1, 1 from exam_attempt_question where attempt_id = $1`,
    [broken.id],
  );
  world.clock.advance(20 * minuteMs);
  await closeAttempts(world.installation.system, { atOnce: 1 });
  const ended = (
    await world.rows('select id from exam_attempt where exam_id = $1 and ended_at is not null', [examId])
  ).map(({ id }) => id);
  expect(ended).toEqual([other.id]);
});
