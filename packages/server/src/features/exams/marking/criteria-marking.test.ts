import type { Criterion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ChosenLevel } from '@shuyuan/contract/exams/marking/criteria-mark';
import * as wire from '@shuyuan/contract/exams/marking/marking.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
let lin: Caller;
let tan: Caller;
let tang: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  shen = await exams.author();
  [lin, tan, tang] = [await exams.as('linzhiyuan'), await exams.as('tanmuyang'), await exams.as('tangyuwei')];
});
afterAll(() => world.close());

const criterion = (id: string, text: string, ...points: number[]): Criterion => ({
  id,
  text,
  levels: points.map((value, index) => ({ id: `l${index}`, text: `${text}第${index}档`, points: value })),
});
const criteria = [criterion('c1', '数据', 0, 3, 6), criterion('c2', '措施', 0, 4)];
const choose = (criterionId: string, level: number, comment = ''): ChosenLevel => ({
  partId: null,
  criterionId,
  levelId: `l${level}`,
  comment,
});

/** An exam of one essay of twenty points, marked by criteria of ten, that shows everything after the only attempt. */
async function publish(settings: object = {}, question: object = {}) {
  const essay = { kind: 'essay' as const, text: '写一写', rubric: '要点', criteria, ...question };
  const questionId = await exams.write(shen, await exams.category(shen), { question: essay, explanation: '' });
  const questions = [{ questionId, version: 1, points: 20 }];
  const shows = { maxAttempts: 1, showsMark: true, showsAnswers: true, showsKey: true, passPercent: 60 };
  const id = await exams.publish(exams.examFields({ kind: 'fixed', questions }, { ...shows, ...settings }));
  return { id, questionId, version: 1 };
}
type Exam = Awaited<ReturnType<typeof publish>>;

async function handIn(taker: Caller, examId: string, kind: 'essay' | 'short' = 'essay', text = '答'): Promise<string> {
  const id = await exams.start(taker, examId);
  const answers = [{ ordinal: 0, revision: 1, answer: { kind, text }, isFlagged: false }];
  await taker.call(taking.handInAttempt, { id, answers });
  return id;
}
const next = async (marker: Caller, exam: Exam) => (await marker.call(wire.nextMarkingItem, exam)).body.item;
const give = (marker: Caller, id: string | undefined, levels: readonly ChosenLevel[], mark: number | null = null) =>
  marker.call(wire.giveMark, { id: id ?? '', mark, levels, comment: '' });
const stateOf = async (id: string) =>
  (await world.rows('select result, score from exam_attempt where id = $1', [id]))[0];
const resultOf = async (taker: Caller, id: string) =>
  (await taker.call(taking.readAttemptResult, { id })).body.questions?.[0];
const appoint = async (exam: Exam, differenceRule: 'average' | 'third') => {
  const rows = await world.rows("select id from member where account in ('tanmuyang', 'tangyuwei')");
  const markerIds = rows.map((row) => String(row['id']));
  const rule = { markerCount: 2, differenceRule, differencePercent: 10 } as const;
  await shen.call(wire.saveMarkingRule, { id: exam.id, ...rule, markerIds });
};

test('[D-183] the levels make the mark, an entry keeps them, and a second thought stands beside it', async () => {
  const exam = await publish();
  const attemptId = await handIn(lin, exam.id);
  const item = await next(shen, exam);
  expect(item?.question).toMatchObject({ criteria });
  const first = [choose('c1', 1, '数据再具体些'), choose('c2', 1)];
  expect((await give(shen, item?.id, first)).body).toEqual({ isDone: true });
  // Seven of ten, of twenty points.
  expect(await stateOf(attemptId)).toEqual({ result: 'passed', score: 140_000 });
  expect(await resultOf(lin, attemptId)).toMatchObject({
    mark: 140_000,
    readings: [
      [
        { criterion: '数据', level: '数据第1档', points: 3, maxPoints: 6, comment: '数据再具体些' },
        { criterion: '措施', level: '措施第1档', points: 4, maxPoints: 4, comment: '' },
      ],
    ],
  });
  const second = [choose('c1', 0), choose('c2', 1)];
  expect((await give(shen, item?.id, second)).status).toBe(200);
  expect(await stateOf(attemptId)).toEqual({ result: 'failed', score: 80_000 });
  const kept = 'select number, mark, levels from exam_marker_mark where marking_id = $1 order by 1';
  expect(await world.rows(kept, [item?.id])).toEqual([
    { number: 1, mark: 140_000, levels: first },
    { number: 2, mark: 80_000, levels: second },
  ]);
  const entries = 'select mark, readings from exam_mark where attempt_id = $1 order by number';
  expect(await world.rows(entries, [attemptId])).toEqual([
    { mark: 140_000, readings: [first] },
    { mark: 80_000, readings: [second] },
  ]);
});

test('[D-183] two markers by criteria: close ones have their average, and the taker reads both', async () => {
  const exam = await publish();
  await appoint(exam, 'third');
  const attemptId = await handIn(lin, exam.id);
  const [one, other] = [
    [choose('c1', 2), choose('c2', 0, '缺措施')],
    [choose('c1', 2), choose('c2', 0)],
  ];
  expect((await give(tan, (await next(tan, exam))?.id, one)).body).toEqual({ isDone: false });
  const item = await next(tang, exam);
  expect(item?.otherMarks).toEqual([]);
  expect((await give(tang, item?.id, other)).body).toEqual({ isDone: true });
  const { mark, readings } = (await resultOf(lin, attemptId)) ?? {};
  expect([mark, readings?.length, readings?.[0]?.[1]?.comment]).toEqual([120_000, 2, '缺措施']);
});

test('[D-183] too far apart, the third sees both sets of levels, and the own ones alone count', async () => {
  const exam = await publish();
  await appoint(exam, 'third');
  const attemptId = await handIn(lin, exam.id);
  const [low, high] = [
    [choose('c1', 0), choose('c2', 0)],
    [choose('c1', 2), choose('c2', 1)],
  ];
  await give(tan, (await next(tan, exam))?.id, low);
  expect((await give(tang, (await next(tang, exam))?.id, high)).body).toEqual({ isDone: false });
  const item = await next(shen, exam);
  expect(item?.otherMarks).toEqual([
    { mark: 0, comment: '', levels: low },
    { mark: 200_000, comment: '', levels: high },
  ]);
  await give(shen, item?.id, [choose('c1', 1), choose('c2', 1)]);
  const { mark, readings } = (await resultOf(lin, attemptId)) ?? {};
  expect([mark, readings?.map((levels) => levels.map(({ points }) => points))]).toEqual([140_000, [[3, 4]]]);
});

test('[D-183] without the key the taker reads points and comments; without the mark nothing', async () => {
  const chosen = [choose('c1', 1, '看数据'), choose('c2', 1)];
  const hidden = await publish({ showsKey: false });
  const first = await handIn(lin, hidden.id);
  await give(shen, (await next(shen, hidden))?.id, chosen);
  const read = await resultOf(lin, first);
  expect(read?.readings[0]).toEqual([
    { criterion: null, level: null, points: 3, maxPoints: 6, comment: '看数据' },
    { criterion: null, level: null, points: 4, maxPoints: 4, comment: '' },
  ]);
  expect(JSON.stringify(read)).not.toMatch(/措施|第1档/);
  const unmarked = await publish({ showsMark: false });
  const second = await handIn(lin, unmarked.id);
  await give(shen, (await next(shen, unmarked))?.id, chosen);
  expect(await resultOf(lin, second)).toMatchObject({ mark: null, readings: [] });
});

test('[D-183] a short answer with criteria waits only where its key does not accept it', async () => {
  const question = { kind: 'short', accepted: ['对'], isCaseSensitive: false };
  const exam = await publish({}, question);
  const tanAttempt = await handIn(tan, exam.id, 'short', '对');
  expect(await stateOf(tanAttempt)).toEqual({ result: 'passed', score: 200_000 });
  const linAttempt = await handIn(lin, exam.id, 'short', '差不多');
  expect(await stateOf(linAttempt)).toEqual({ result: 'marking', score: 0 });
  await give(shen, (await next(shen, exam))?.id, [choose('c1', 2), choose('c2', 0)]);
  expect(await stateOf(linAttempt)).toEqual({ result: 'passed', score: 120_000 });
});

test('[D-183] refused: points in place of levels, levels in place of points, missing, unknown and doubled ones; nothing changes', async () => {
  const exam = await publish();
  await handIn(lin, exam.id);
  const plain = await publish({}, { criteria: undefined });
  await handIn(lin, plain.id);
  const [item, plainItem] = [await next(shen, exam), await next(shen, plain)];
  const before = await exams.snapshot();
  const wrong: readonly (readonly [string | undefined, readonly ChosenLevel[], number | null])[] = [
    [item?.id, [], 10_000],
    [item?.id, [choose('c1', 1), choose('c2', 1)], 10_000],
    [item?.id, [], null],
    [item?.id, [choose('c1', 1)], null],
    [item?.id, [choose('c1', 1), choose('c1', 2)], null],
    [item?.id, [choose('c1', 1), choose('c2', 5)], null],
    [plainItem?.id, [choose('c1', 1)], null],
    [plainItem?.id, [choose('c1', 1)], 10_000],
    [plainItem?.id, [], null],
  ];
  for (const [id, levels, mark] of wrong) {
    const { status, body } = await give(shen, id, levels, mark);
    expect([status, body.errorCode]).toEqual([
      errorTable['exam.wrong-levels'].status,
      errorTable['exam.wrong-levels'].number,
    ]);
  }
  const long = [choose('c1', 1, '长'.repeat(501)), choose('c2', 1)];
  expect((await give(shen, item?.id, long)).status).toBe(422);
  for (const other of [lin, tan]) expect([403, 404]).toContain((await give(other, item?.id, [])).status);
  expect(await exams.snapshot()).toEqual(before);
});
