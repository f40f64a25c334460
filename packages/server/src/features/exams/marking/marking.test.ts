import * as wire from '@shuyuan/contract/exams/marking/marking.wire';
import * as manage from '@shuyuan/contract/exams/taking/attempts.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText, tab } from '../../../world/tests/exams/test-exams.ts';
import { closeAttempts } from '../taking/close-attempts.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
let lin: Caller;
let tan: Caller;
let tang: Caller;
let he: Caller;
const ids = new Map<string, string>();
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  shen = await exams.author();
  [lin, tan] = [await exams.as('linzhiyuan'), await exams.as('tanmuyang')];
  [tang, he] = [await exams.as('tangyuwei'), await exams.as('hejingxing')];
  for (const row of await world.rows('select id, account from member'))
    ids.set(String(row['account']), String(row['id']));
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const idOf = (account: string) => ids.get(account) ?? '';
const rule = { markerCount: 1, differenceRule: 'average', differencePercent: 10 } as const;

/** An exam of one choice and one essay of ten points. */
async function publish(settings: object = {}) {
  const { questions } = await exams.fixedPaper(1);
  const question = { kind: 'essay' as const, text: '写一写', rubric: '要点四个' };
  const questionId = await exams.write(shen, await exams.category(shen), { question, explanation: '参考答案' });
  const all = [...questions, { questionId, version: 1, points: 10 }];
  const id = await exams.publish(exams.examFields({ kind: 'fixed', questions: all }, settings));
  return { id, questionId, version: 1 };
}

async function write(taker: Caller, examId: string, text: string) {
  const { id, save, handIn } = await exams.begin(taker, examId);
  await save(0, 1, rightText);
  const answer = { kind: 'essay' as const, text };
  const answers = [{ ordinal: 1, revision: 1, answer, isFlagged: false }];
  await taker.call(taking.saveAnswers, { id, tabId: tab, answers });
  return { id, handIn };
}

async function handInEssay(taker: Caller, examId: string, text: string): Promise<string> {
  const { id, handIn } = await write(taker, examId, text);
  await handIn();
  return id;
}

const next = async (marker: Caller, { id, questionId, version }: { id: string; questionId: string; version: number }) =>
  (await marker.call(wire.nextMarkingItem, { id, questionId, version })).body.item;
const give = (marker: Caller, id: string, points: number, comment = '') =>
  marker.call(wire.giveMark, { id, mark: points * 10_000, comment });
const resultOf = async (id: string) =>
  (await world.rows('select result, score from exam_attempt where id = $1', [id]))[0];
const name = (id: string, over: object, ...accounts: string[]) =>
  shen.call(wire.saveMarkingRule, { id, ...rule, ...over, markerIds: accounts.map(idOf) });

test('[D-183] [ENUM-06] an essay waits for its marker, is marked blind by its rubric, and the record follows', async () => {
  const exam = await publish();
  const attemptId = await handInEssay(lin, exam.id, '我的看法');
  await name(exam.id, {}, 'tanmuyang');
  const listed = (await tan.call(wire.listMarkingExams, {})).body;
  expect(listed).toEqual({ items: [{ id: exam.id, name: '质量工具考试', waitingCount: 1 }], recordCount: 1 });
  expect((await shen.call(wire.readMarkingRule, { id: exam.id })).body).toEqual({
    ...rule,
    markers: [{ id: idOf('tanmuyang'), fullName: '谭沐阳' }],
    waitingCount: 1,
  });
  const { questions } = (await tan.call(wire.listMarkingQuestions, { id: exam.id })).body;
  expect(questions).toMatchObject([{ text: '写一写', kind: 'essay', waitingCount: 1, doneCount: 0 }]);
  const item = await next(tan, exam);
  expect(item).toMatchObject({
    points: 10,
    question: { rubric: '要点四个' },
    explanation: '参考答案',
    answer: { kind: 'essay', text: '我的看法' },
    otherMarks: [],
  });
  expect(JSON.stringify(item)).not.toMatch(new RegExp(`${idOf('linzhiyuan')}|${attemptId}|linzhiyuan|林知远`));
  expect((await give(tan, item?.id ?? '', 8, '缺一个要点')).body).toEqual({ isDone: true });
  expect(await resultOf(attemptId)).toEqual({ result: 'passed', score: 130_000 });
  const records = (await lin.call(taking.listExamRecords, {})).body.items;
  expect(records[0]).toMatchObject({ id: attemptId, status: ExamRecordStatus.passed, score: 130_000 });
  expect(await next(tan, exam)).toBeNull();
  expect((await tan.call(wire.listMarkingExams, {})).body.items).toEqual([]);
  // A second thought is an entry beside the first.
  expect((await give(tan, item?.id ?? '', 3)).status).toBe(200);
  expect(await resultOf(attemptId)).toEqual({ result: 'failed', score: 80_000 });
  const marks = await world.rows(
    'select ordinal, number, mark, marker_id from exam_mark where attempt_id = $1 order by 1, 2',
    [attemptId],
  );
  expect(marks).toEqual([
    { ordinal: 0, number: 1, mark: 50_000, marker_id: null },
    { ordinal: 1, number: 1, mark: 80_000, marker_id: idOf('tanmuyang') },
    { ordinal: 1, number: 2, mark: 30_000, marker_id: idOf('tanmuyang') },
  ]);
  await expect(world.rows('update exam_marker_mark set mark = 0')).rejects.toThrow('does not change');
});

test('[D-183] two markers do not see each other; far apart, the third decides and is shown both', async () => {
  const exam = await publish();
  const [close, apart] = [await handInEssay(lin, exam.id, '甲'), await handInEssay(he, exam.id, '乙')];
  const two = { markerCount: 2, differenceRule: 'third' };
  await name(exam.id, two, 'tanmuyang', 'tangyuwei');
  const marks = new Map([
    ['甲', [7, 8]],
    ['乙', [2, 9]],
  ]);
  const textOf = (item: Awaited<ReturnType<typeof next>>) => (item?.answer?.kind === 'essay' ? item.answer.text : '');
  for (const [index, marker] of [tan, tang].entries())
    for (let item = await next(marker, exam); item; item = await next(marker, exam)) {
      expect(item.otherMarks).toEqual([]);
      const points = marks.get(textOf(item))?.[index] ?? 0;
      expect((await give(marker, item.id, points, `第 ${index + 1} 位`)).body.isDone).toBe(
        index === 1 && textOf(item) === '甲',
      );
    }
  expect(await resultOf(close)).toEqual({ result: 'passed', score: 125_000 });
  expect(await resultOf(apart)).toEqual({ result: 'marking', score: 50_000 });
  expect((await shen.call(wire.readMarkingRule, { id: exam.id })).body.waitingCount).toBe(1);
  const third = await next(shen, exam);
  expect(textOf(third)).toBe('乙');
  expect(third?.otherMarks).toEqual([
    { mark: 20_000, comment: '第 1 位', levels: [] },
    { mark: 90_000, comment: '第 2 位', levels: [] },
  ]);
  expect((await give(shen, third?.id ?? '', 6)).body.isDone).toBe(true);
  expect(await resultOf(apart)).toEqual({ result: 'passed', score: 110_000 });
});

test('[D-183] with the average as rule nobody is asked a third time', async () => {
  const exam = await publish();
  const attemptId = await handInEssay(lin, exam.id, '丙');
  await name(exam.id, { markerCount: 2, differencePercent: 0 }, 'tanmuyang');
  for (const [marker, points] of [
    [tan, 2],
    [shen, 9],
  ] as const)
    await give(marker, (await next(marker, exam))?.id ?? '', points);
  expect(await resultOf(attemptId)).toMatchObject({ score: 105_000 });
});

test('[D-183] answers can be put back for later; two who mark the same at once leave one mark', async () => {
  const exam = await publish();
  await handInEssay(lin, exam.id, '甲');
  await handInEssay(he, exam.id, '乙');
  await name(exam.id, {}, 'tanmuyang');
  const first = await next(tan, exam);
  const skipped = await tan.call(wire.nextMarkingItem, { ...exam, skip: first?.id });
  expect(skipped.body.item?.id).not.toBe(first?.id);
  const both = await Promise.all([tan, shen].map((marker) => give(marker, first?.id ?? '', 5)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, errorTable['exam.marked-already'].status]);
  expect((await next(tan, exam))?.id).toBe(skipped.body.item?.id);
});

test('[D-183] an attempt that goes on after an outage is marked anew; what was given before stays', async () => {
  const exam = await publish({ lengthMinutes: 10 });
  const { id: attemptId, handIn } = await write(lin, exam.id, '没写完');
  const startTime = world.clock.now();
  world.clock.advance(11 * minuteMs);
  await closeAttempts(world.installation.system);
  const item = await next(shen, exam);
  await give(shen, item?.id ?? '', 1);
  expect(await resultOf(attemptId)).toMatchObject({ result: 'failed' });
  const endTime = world.clock.now();
  const outage = { id: exam.id, startTime, endTime };
  expect((await shen.call(manage.giveBackTime, outage)).body.reopenedCount).toBe(1);
  expect(await next(shen, exam)).toBeNull();
  expect((await give(shen, item?.id ?? '', 9)).status).toBe(404);
  await handIn();
  expect(await resultOf(attemptId)).toMatchObject({ result: 'marking' });
  expect((await next(shen, exam))?.id).not.toBe(item?.id);
  expect(await world.rows('select mark from exam_marker_mark where marking_id = $1', [item?.id])).toEqual([
    { mark: 10_000 },
  ]);
});

test('[D-183] refused: takers, those not named, other companies, visitors, one’s own answer, too many points; nothing changes', async () => {
  const exam = await publish();
  await handInEssay(tan, exam.id, '自己的');
  const itemId = (await next(shen, exam))?.id ?? '';
  await name(exam.id, {}, 'tanmuyang');
  const [pierre, neighbour] = [await exams.as('pierre'), await exams.welcomeOutsider()];
  const before = await exams.snapshot();
  const markers = [
    [wire.listMarkingQuestions, { id: exam.id }],
    [wire.nextMarkingItem, exam],
    [wire.giveMark, { id: itemId, mark: 1, comment: '' }],
  ] as const;
  for (const [endpoint, input] of markers) {
    for (const other of [lin, pierre]) expect((await other.call(endpoint, input as never)).status).toBe(403);
    expect((await neighbour.call(endpoint, input as never)).status).toBe(404);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  const managers = [
    [wire.readMarkingRule, { id: exam.id }],
    [wire.saveMarkingRule, { id: exam.id, ...rule, markerIds: [] }],
  ] as const;
  for (const [endpoint, input] of managers) {
    for (const other of [lin, tan, pierre]) expect((await other.call(endpoint, input as never)).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, input as never)).status);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  expect((await world.visitor.call(wire.listMarkingExams, {})).status).toBe(401);
  expect((await lin.call(wire.listMarkingExams, {})).body.items).toEqual([]);
  // 谭沐阳 may mark this exam, but not the own answer.
  expect(await next(tan, exam)).toBeNull();
  expect((await give(tan, itemId, 10)).status).toBe(404);
  expect((await give(shen, itemId, 11)).body.errorCode).toBe(numberOf('exam.mark-beyond-points'));
  for (const over of [{ mark: -1 }, { mark: 0.5 }, { comment: '长'.repeat(501) }])
    expect((await shen.call(wire.giveMark, { id: itemId, mark: 1, comment: '', ...over })).status).toBe(422);
  expect((await name(exam.id, { markerCount: 3 })).status).toBe(422);
  const unknown = await shen.call(wire.saveMarkingRule, { id: exam.id, ...rule, markerIds: ['nobody'] });
  expect(unknown.body.errorCode).toBe(numberOf('course.unknown-person'));
  expect((await shen.call(wire.giveMark, { id: 'nothing', mark: 1, comment: '' })).status).toBe(404);
  expect(await exams.snapshot()).toEqual(before);
});
