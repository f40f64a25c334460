import { giveExtraTime } from '@shuyuan/contract/exams/taking/attempts.wire';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ExamRecordStatus, ExamStatus } from '@shuyuan/contract/exams/exam-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { people } from '../../../world/people.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf, rightText, tab, wrongText } from '../../../world/tests/exams/test-exams.ts';
import { closeAttempts } from './close-attempts.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  lin = await exams.as('linzhiyuan');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const attemptOf = async (id: string) =>
  (
    await world.rows(
      'select ended_by, result, score, extract(epoch from closes_at) * 1000 as close from exam_attempt where id = $1',
      [id],
    )
  )[0];
const answersOf = (id: string, table = 'exam_answer') =>
  world.rows(`select ordinal, revision::int, answer from ${table} where attempt_id = $1 order by ordinal`, [id]);
const close = () => closeAttempts(world.installation.system);

/** Whoever made an exam does not take it. */
const others = people.filter(({ account }) => account !== 'shenruoxi');

test('[D-183] many people start and open at once: each has one attempt with the whole paper, in an order of its own', async () => {
  const count = others.length;
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(6), { isShuffled: true }));
  const takers = await Promise.all(others.map(({ account }) => exams.as(account)));
  const started = await Promise.all([...takers, ...takers].map((taker) => exams.start(taker, examId)));
  expect(started.slice(count)).toEqual(started.slice(0, count));
  expect(new Set(started).size).toBe(count);
  const papers = await Promise.all(takers.map((taker) => exams.begin(taker, examId)));
  expect(papers.map(({ id }) => id)).toEqual(started.slice(0, count));
  expect(papers.map(({ paper }) => paper.questions.length)).toEqual(Array(count).fill(6));
  const asked = await world.rows(
    `select attempt_id, count(*)::int, string_agg(question_id, ',' order by ordinal) as questions from exam_attempt_question
     join exam_attempt on exam_attempt.id = attempt_id where exam_id = $1 group by 1`,
    [examId],
  );
  expect(asked.map((row) => row['count'])).toEqual(Array(count).fill(6));
  expect(new Set(asked.map((row) => row['questions'])).size).toBeGreaterThan(12);
});

test('[D-183] a start that names its tab answers with the opened paper, and that tab has it', async () => {
  const settings = { isShuffled: true, areOptionsShuffled: true };
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(6), settings));
  const takers = await Promise.all(others.slice(0, 8).map(({ account }) => exams.as(account)));
  const started = await Promise.all(takers.map((taker) => taker.call(wire.startExam, { id: examId, tabId: tab })));
  for (const [index, { body }] of started.entries()) {
    const [taker, opened] = [takers[index], body.opened];
    if (!taker || !opened) throw new Error('everybody was answered with a paper');
    expect(JSON.stringify(opened)).not.toMatch(/rightId|explanation|"o\d"/);
    const answers = [{ ordinal: 0, revision: 1, answer: null, isFlagged: true }];
    const inTab = (tabId: string) => taker.call(wire.saveAnswers, { id: body.id, tabId, answers });
    expect((await inTab('another-tab')).body.errorCode).toBe(numberOf('exam.taken-over'));
    expect((await inTab(tab)).status).toBe(200);
    const again = (await taker.call(wire.openAttempt, { id: body.id, tabId: tab })).body;
    expect(again).toMatchObject({ ...opened, answers, now: again.now, remainingMs: again.remainingMs });
  }
  expect(new Set(started.map(({ body }) => JSON.stringify(body.opened?.questions))).size).toBe(8);
  // Said again by another tab, it is the attempt that is open, and the tab has it from now on.
  const { body } = await lin.call(wire.startExam, { id: examId, tabId: tab });
  const taken = (await lin.call(wire.startExam, { id: examId, tabId: 'another-tab' })).body;
  expect([taken.id, taken.opened?.questions]).toEqual([body.id, body.opened?.questions]);
  const save = { id: body.id, tabId: tab, answers: [{ ordinal: 1, revision: 1, answer: null, isFlagged: true }] };
  expect((await lin.call(wire.saveAnswers, save)).body.errorCode).toBe(numberOf('exam.taken-over'));
});

test('[D-183] people who come together are judged each by their own audience, attempts and extra time', async () => {
  const [linId, aminaId] = await Promise.all(
    ['linzhiyuan', 'amina'].map(async (account) =>
      String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']),
    ),
  );
  const audience = { ...everyone, isEveryone: false, memberIds: [linId ?? '', aminaId ?? ''] };
  const paper = await exams.fixedPaper(1);
  const [examId, otherId] = [
    await exams.publish(exams.examFields(paper, { lengthMinutes: 20 }, { audience })),
    await exams.publish(exams.examFields(paper, { lengthMinutes: 20 })),
  ];
  const [amina, outsider] = [await exams.as('amina'), await exams.as('hejingxing')];
  await (await exams.author()).call(giveExtraTime, { id: examId, memberId: aminaId ?? '', minutes: 15 });
  const done = await exams.begin(lin, examId);
  await done.handIn();
  const before = await exams.snapshot();
  const refused = await Promise.all([
    outsider.call(wire.startExam, { id: examId, tabId: tab }),
    lin.call(wire.startExam, { id: examId, tabId: tab }),
    lin.call(wire.startExam, { id: 'no-such-exam', tabId: tab }),
  ]);
  expect(refused.map(({ body }) => body.errorCode)).toEqual([
    numberOf('exam.not-in-audience'),
    numberOf('exam.attempts-used'),
    numberOf('request.not-found'),
  ]);
  expect(await exams.snapshot()).toEqual(before);
  const started = await Promise.all([
    amina.call(wire.startExam, { id: examId, tabId: tab }),
    lin.call(wire.startExam, { id: otherId, tabId: tab }),
    outsider.call(wire.startExam, { id: otherId, tabId: tab }),
  ]);
  const minutesOf = (remainingMs = 0) => Math.round(remainingMs / minuteMs);
  expect(started.map(({ body }) => [body.opened?.examId, minutesOf(body.opened?.remainingMs)])).toEqual([
    [examId, 35],
    [otherId, 20],
    [otherId, 20],
  ]);
});

test('[STUDY-05] [D-183] an exam is listed, shows its conditions, is started once, saved, handed in once with a receipt, and marked', async () => {
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(2), { areOptionsShuffled: true }));
  const listed = (await lin.call(wire.listExams, { pageSize: 100 })).body.items.find(({ id }) => id === examId);
  expect(listed).toMatchObject({ status: ExamStatus.open, attemptCount: 0, openAttemptId: null });
  expect((await lin.call(wire.readExam, { id: examId })).body).toMatchObject({
    conditions: { lengthMinutes: 60, questionCount: 2, pointSum: 10, hasPassword: false, endRule: 'lastStart' },
    attempts: [],
    can: { start: true },
  });
  const ids = await Promise.all([1, 2, 3].map(() => exams.start(lin, examId)));
  expect(new Set(ids).size).toBe(1);
  const { id, paper, save, handIn } = await exams.begin(lin, examId);
  expect(id).toBe(ids[0]);
  expect(paper).toMatchObject({ examId, answers: [] });
  expect(JSON.stringify(paper)).not.toMatch(/rightId|explanation|七点连升|"o\d"/);
  expect(paper.remainingMs).toBeGreaterThan(59 * minuteMs);
  expect((await save(0, 1, rightText)).body).toMatchObject({ acknowledged: [{ ordinal: 0, revision: 1 }] });
  expect((await save(1, 1, wrongText)).body.acknowledged).toEqual([{ ordinal: 1, revision: 1 }]);
  expect((await lin.call(wire.readAttemptResult, { id })).body.errorCode).toBe(numberOf('exam.not-handed-in'));
  const [first, second] = [await handIn(), await handIn()];
  expect(first.body).toMatchObject({ attemptId: id, answeredCount: 2, questionCount: 2 });
  expect(first.body.code).toMatch(/^[\dA-F]{16}$/);
  expect(second.body).toEqual(first.body);
  expect(await attemptOf(id)).toMatchObject({ ended_by: 'taker', result: 'failed', score: 50_000 });
  expect(
    await world.rows('select ordinal, number, mark, marker_id from exam_mark where attempt_id = $1', [id]),
  ).toEqual([
    { ordinal: 0, number: 1, mark: 50_000, marker_id: null },
    { ordinal: 1, number: 1, mark: 0, marker_id: null },
  ]);
  const { body } = await lin.call(wire.readAttemptResult, { id });
  expect(body).toMatchObject({
    attempt: { status: ExamRecordStatus.failed, score: 50_000, pointSum: 10 },
    questions: null,
  });
  expect(body.receipt).toEqual(first.body);
  const records = (await lin.call(wire.listExamRecords, {})).body.items;
  expect(records[0]).toMatchObject({ id, examId, status: ExamRecordStatus.failed, score: 50_000 });
  expect((await lin.call(wire.openAttempt, { id, tabId: tab })).body.errorCode).toBe(numberOf('exam.handed-in'));
  expect((await save(0, 2, wrongText)).body.errorCode).toBe(numberOf('exam.handed-in'));
  expect((await answersOf(id)).map(({ revision }) => revision)).toEqual([1, 1]);
  expect(await answersOf(id, 'exam_late_answer')).toMatchObject([{ ordinal: 0, revision: 2 }]);
  await expect(world.rows('update exam_mark set mark = 0')).rejects.toThrow('does not change');
  await expect(world.rows('update exam_attempt_question set points = 1')).rejects.toThrow('does not change');
  await expect(world.rows('delete from exam_attempt')).rejects.toThrow('does not change');
});

test('[D-183] the server’s clock ends an attempt: saves count within the grace, later ones are evidence, and the job closes it', async () => {
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(2), { lengthMinutes: 10 }));
  const { id, save, handIn } = await exams.begin(lin, examId);
  await save(0, 1, rightText);
  world.clock.advance(10 * minuteMs + 20_000);
  expect((await save(1, 1, rightText)).body).toMatchObject({
    acknowledged: [{ ordinal: 1, revision: 1 }],
    remainingMs: 0,
  });
  await close();
  expect(await attemptOf(id)).toMatchObject({ ended_by: null });
  world.clock.advance(11_000);
  expect((await save(0, 2, wrongText)).body.errorCode).toBe(numberOf('exam.time-over'));
  await close();
  expect(await attemptOf(id)).toMatchObject({ ended_by: 'clock', result: 'passed', score: 100_000 });
  expect(await answersOf(id, 'exam_late_answer')).toMatchObject([{ ordinal: 0, revision: 2 }]);
  expect((await handIn()).body.errorCode).toBe(numberOf('exam.time-over'));
  expect((await lin.call(wire.readAttemptResult, { id })).body).toMatchObject({ receipt: null });
  const last = [{ ordinal: 1, revision: 2, answer: null, isFlagged: true }];
  expect((await lin.call(wire.handInAttempt, { id, answers: last })).body.errorCode).toBe(numberOf('exam.time-over'));
  expect((await answersOf(id, 'exam_late_answer')).map(({ revision }) => revision)).toEqual([2, 2]);
});

test('[D-183] a hand-in brings the last answers with it, also in the grace', async () => {
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(1), { lengthMinutes: 10 }));
  const { id, paper } = await exams.begin(lin, examId);
  world.clock.advance(10 * minuteMs + 20_000);
  const [{ question } = { question: undefined }] = paper.questions;
  const options = question && 'options' in question ? question.options : [];
  const answer = { kind: 'single' as const, optionId: options.find(({ text }) => text === rightText)?.id ?? '' };
  const { body } = await lin.call(wire.handInAttempt, {
    id,
    answers: [{ ordinal: 0, revision: 1, answer, isFlagged: true }],
  });
  expect(body).toMatchObject({ answeredCount: 1 });
  expect(await attemptOf(id)).toMatchObject({ ended_by: 'taker', result: 'passed', score: 50_000 });
});

test('[D-183] an answer of another kind than its question is refused; everything else of the save is kept', async () => {
  const shen = await exams.author();
  const { questions } = await exams.fixedPaper(2);
  const parts = ['一', '二'].map((text, index) => ({
    id: `t${index}`,
    weight: 1,
    question: { kind: 'essay' as const, text, rubric: '' },
  }));
  const questionId = await exams.write(shen, await exams.category(shen), {
    question: { kind: 'stem', text: '综合', parts },
  });
  const all = [...questions, { questionId, version: 1, points: 5 }];
  const examId = await exams.publish(exams.examFields({ kind: 'fixed', questions: all }));
  const { id } = await exams.begin(lin, examId);
  const save = async (...given: [ordinal: number, answer: object | null][]) => {
    const answers = given.map(([ordinal, answer]) => ({ ordinal, revision: 1, answer, isFlagged: false }));
    const { acknowledged, refused } = (await lin.call(wire.saveAnswers, { id, tabId: tab, answers } as never)).body;
    return [acknowledged, refused].map((list) => list.map(({ ordinal }) => ordinal).toSorted());
  };
  const short = { kind: 'short', text: '不是选择' };
  expect(await save([0, short], [1, { kind: 'single', optionId: 'p1' }], [2, short])).toEqual([[1], [0, 2]]);
  const essay = { kind: 'essay', text: '写一写' };
  expect(await save([2, { kind: 'stem', parts: { t0: short } }])).toEqual([[], [2]]);
  expect(await save([2, { kind: 'stem', parts: { t9: essay } }])).toEqual([[], [2]]);
  expect(await save([2, { kind: 'stem', parts: { t1: essay } }], [0, null])).toEqual([[0, 2], []]);
  expect((await answersOf(id)).map(({ answer }) => answer)).toMatchObject([
    null,
    { kind: 'single' },
    { parts: { t1: essay } },
  ]);
});

test('[D-183] a newer tab takes over: the older one is told, and may take it back with all that was acknowledged', async () => {
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(1)));
  const { id, save } = await exams.begin(lin, examId);
  await save(0, 1, rightText);
  const { body } = await lin.call(wire.openAttempt, { id, tabId: 'another-tab' });
  expect(body.answers).toMatchObject([{ ordinal: 0, revision: 1 }]);
  expect((await save(0, 2, wrongText)).body.errorCode).toBe(numberOf('exam.taken-over'));
  expect((await save(0, 2, wrongText, 'another-tab')).status).toBe(200);
  await lin.call(wire.openAttempt, { id, tabId: tab });
  expect((await save(0, 3, rightText)).status).toBe(200);
  expect((await answersOf(id)).map(({ revision }) => revision)).toEqual([3]);
});

test('[D-183] a drawn paper is drawn once, and later changes of the bank do not reach it', async () => {
  const shen = await exams.author();
  const categoryId = await exams.category(shen);
  for (let index = 0; index < 6; index += 1) await exams.write(shen, categoryId);
  const rules = [{ categoryId, difficulty: null, count: 3, points: 2 }];
  const examId = await exams.publish(exams.examFields({ kind: 'drawn', rules }, { isShuffled: true }));
  const { id, paper } = await exams.begin(lin, examId);
  await exams.write(shen, categoryId);
  expect((await lin.call(wire.openAttempt, { id, tabId: tab })).body.questions).toEqual(paper.questions);
  const drawn = () =>
    world.rows('select question_id, points from exam_attempt_question where attempt_id = $1 order by ordinal', [id]);
  expect(await drawn()).toHaveLength(3);
  expect(new Set((await drawn()).map((row) => row['question_id'])).size).toBe(3);
  const other = await exams.begin(await exams.as('amina'), examId);
  expect(other.id).not.toBe(id);
});

test('[D-183] an essay waits for a person; what rules can mark is marked', async () => {
  const shen = await exams.author();
  const { questions } = await exams.fixedPaper(1);
  const categoryId = await exams.category(shen);
  const essay = await exams.write(shen, categoryId, { question: { kind: 'essay', text: '写一写', rubric: '看要点' } });
  const all = [...questions, { questionId: essay, version: 1, points: 10 }];
  const examId = await exams.publish(exams.examFields({ kind: 'fixed', questions: all }));
  const { id, save, handIn, paper } = await exams.begin(lin, examId);
  expect(JSON.stringify(paper)).not.toContain('看要点');
  await save(0, 1, rightText);
  const answer = { kind: 'essay' as const, text: '我的看法' };
  await lin.call(wire.saveAnswers, {
    id,
    tabId: tab,
    answers: [{ ordinal: 1, revision: 1, answer, isFlagged: false }],
  });
  await handIn();
  expect(await attemptOf(id)).toMatchObject({ result: 'marking', score: 50_000 });
  const { body } = await lin.call(wire.readAttemptResult, { id });
  expect(body.attempt).toMatchObject({ status: ExamRecordStatus.marking, score: null });
});

test('[D-183] window, attempts, delay and password are kept by the server', async () => {
  const now = world.clock.now();
  const settings = { openTime: now + 10 * minuteMs, closeTime: now + 60 * minuteMs, maxAttempts: 2, delayMinutes: 5 };
  const fields = exams.examFields(await exams.fixedPaper(1), { ...settings, lengthMinutes: 20, password: '八月' });
  const examId = await exams.publish(fields);
  const start = (password?: string) => lin.call(wire.startExam, { id: examId, password });
  const code = async (password?: string) => (await start(password)).body.errorCode;
  const can = async () => (await lin.call(wire.readExam, { id: examId })).body;
  expect(await code('八月')).toBe(numberOf('exam.not-begun'));
  expect(await can()).toMatchObject({ status: ExamStatus.notBegun, can: { start: false } });
  expect(JSON.stringify(await can())).not.toContain('八月');
  world.clock.advance(10 * minuteMs);
  expect([await code(), await code('七月')]).toEqual([
    numberOf('exam.wrong-password'),
    numberOf('exam.wrong-password'),
  ]);
  const { id } = (await start('八月')).body;
  await lin.call(wire.handInAttempt, { id });
  expect(await code('八月')).toBe(numberOf('exam.too-soon'));
  expect((await can()).nextTime).toBeGreaterThan(world.clock.now());
  world.clock.advance(5 * minuteMs);
  expect(await can()).toMatchObject({ can: { start: true }, nextTime: null });
  const second = (await start('八月')).body.id;
  await lin.call(wire.handInAttempt, { id: second });
  world.clock.advance(5 * minuteMs);
  expect(await code('八月')).toBe(numberOf('exam.attempts-used'));
  const late = await exams.as('amina');
  world.clock.advance(40 * minuteMs);
  expect((await late.call(wire.startExam, { id: examId, password: '八月' })).body.errorCode).toBe(
    numberOf('exam.closed'),
  );
});

test('[D-183] the last start has its whole length, a hard end does not; both survive a withdrawal', async () => {
  const now = world.clock.now();
  const window = { closeTime: now + 10 * minuteMs, lengthMinutes: 30 };
  const paper = await exams.fixedPaper(1);
  const soft = await exams.begin(
    lin,
    await exams.publish(exams.examFields(paper, { ...window, endRule: 'lastStart' })),
  );
  const hard = await exams.begin(lin, await exams.publish(exams.examFields(paper, { ...window, endRule: 'hardEnd' })));
  expect(hard.paper.closeTime).toBe(window.closeTime);
  expect(soft.paper.closeTime).toBeGreaterThan(now + 30 * minuteMs - 1);
  world.clock.advance(11 * minuteMs);
  expect((await soft.save(0, 1, rightText)).status).toBe(200);
  expect((await hard.save(0, 1, rightText)).body.errorCode).toBe(numberOf('exam.time-over'));
});
