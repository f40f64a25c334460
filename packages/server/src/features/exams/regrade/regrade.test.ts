import { reviseBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import * as wire from '@shuyuan/contract/exams/marking/regrade.wire';
import { giveMark, nextMarkingItem } from '@shuyuan/contract/exams/marking/marking.wire';
import { handInAttempt } from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import fc from 'fast-check';
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

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const texts = ['过程有趋势', '过程受控', '样本太少'];
const takers = ['linzhiyuan', 'amina', 'hejingxing'] as const;

/** A fixed paper of two questions, taken by three: all right, half right, nothing right. */
async function taken() {
  const categoryId = await exams.category(shen);
  const ids = [await exams.write(shen, categoryId), await exams.write(shen, categoryId)];
  const questions = ids.map((questionId) => ({ questionId, version: 1, points: 5 }));
  const paper = { kind: 'fixed' as const, questions };
  const id = await exams.publish(exams.examFields(paper, { areOptionsShuffled: true }));
  const attempts: string[] = [];
  for (const [index, account] of takers.entries()) {
    const attempt = await exams.begin(await exams.as(account), id);
    await attempt.save(0, 1, index < 2 ? rightText : wrongText);
    await attempt.save(1, 1, index < 1 ? rightText : wrongText);
    await attempt.handIn();
    attempts.push(attempt.id);
  }
  return { id, categoryId, ids, attempts };
}

/** The question with another right option, as its next version. */
async function correct(categoryId: string, id: string, version: number, right: number): Promise<number> {
  const question = {
    kind: 'single' as const,
    text: '控制图上连续七点上升说明什么？',
    options: texts.map((text, index) => ({ id: `o${index}`, text })),
    rightId: `o${right}`,
    penalty: 0,
  };
  const fields = exams.fieldsOf(categoryId, { question });
  return (await shen.call(reviseBankQuestion, { id, version, ...fields })).body.version;
}

const scores = async (examId: string) =>
  (await world.rows('select result, score from exam_attempt where exam_id = $1 order by started_at', [examId])).map(
    (row) => [row['result'], row['score']],
  );

test('[D-183] a dry run lists changed marks and passes and writes nothing; the regrade does just that, and lowers nobody', async () => {
  const { id, categoryId, ids, attempts } = await taken();
  expect(await scores(id)).toEqual([
    ['passed', 100_000],
    ['failed', 50_000],
    ['failed', 0],
  ]);
  const [, second = ''] = ids;
  const version = await correct(categoryId, second, 1, texts.indexOf(wrongText));
  const input = { id, keys: [{ questionId: second, rule: 'key' as const, version }], mayLower: false };
  const before = await exams.snapshot();
  const { body } = await shen.call(wire.previewRegrade, input);
  expect(body).toMatchObject({ attemptCount: 3, changedCount: 2, passedCount: 1, failedCount: 0 });
  expect(body.changes.map(({ attemptId, newScore, newResult }) => [attemptId, newScore, newResult])).toEqual([
    [attempts[1], 100_000, 'passed'],
    [attempts[2], 50_000, 'failed'],
  ]);
  expect(await exams.snapshot()).toEqual(before);
  expect((await shen.call(wire.regradeExam, { ...input, digest: body.digest })).body).toEqual({ changedCount: 2 });
  expect(await scores(id)).toEqual([
    ['passed', 100_000],
    ['passed', 100_000],
    ['failed', 50_000],
  ]);
  const marks = await world.rows(
    'select number, mark, regrade_id is null as first from exam_mark where attempt_id = $1 and ordinal = 1 order by 1',
    [attempts[1]],
  );
  expect(marks).toEqual([
    { number: 1, mark: 0, first: true },
    { number: 2, mark: 50_000, first: false },
  ]);
  // The preview is out of date now.
  expect((await shen.call(wire.regradeExam, { ...input, digest: body.digest })).body.errorCode).toBe(
    numberOf('request.stale'),
  );
});

test('[D-183] lowering is chosen, and shown before', async () => {
  const { id, categoryId, ids } = await taken();
  const [first = ''] = ids;
  const version = await correct(categoryId, first, 1, texts.indexOf('过程受控'));
  const input = { id, keys: [{ questionId: first, rule: 'key' as const, version }], mayLower: true };
  const { body } = await shen.call(wire.previewRegrade, input);
  expect(body).toMatchObject({ changedCount: 2, passedCount: 0, failedCount: 1 });
  await shen.call(wire.regradeExam, { ...input, digest: body.digest });
  expect(await scores(id)).toEqual([
    ['failed', 50_000],
    ['failed', 0],
    ['failed', 0],
  ]);
});

type Keys = Parameters<typeof shen.call<typeof wire.regradeExam>>[1]['keys'];

test('[D-183] either key, full marks or dropping: each does what its name says, is listed afterwards, and twice changes nothing', async () => {
  const { id, categoryId, ids } = await taken();
  const [first = '', second = ''] = ids;
  const asked = (await shen.call(wire.listRegradeQuestions, { id })).body.items;
  expect(asked.map(({ questionId }) => questionId).toSorted()).toEqual(ids.toSorted());
  expect(asked[0]).toMatchObject({ askedVersions: [1], latestVersion: 1, attemptCount: 3, kind: 'single' });
  const regrade = async (keys: Keys, mayLower: boolean) => {
    const input = { id, keys, mayLower };
    const { digest } = (await shen.call(wire.previewRegrade, input)).body;
    await shen.call(wire.regradeExam, { ...input, digest });
    const again = (await shen.call(wire.previewRegrade, input)).body;
    expect(again.changedCount).toBe(0);
    return (await scores(id)).map(([, score]) => score);
  };
  const version = await correct(categoryId, second, 1, texts.indexOf(wrongText));
  expect(await regrade([{ questionId: second, rule: 'accept', version }], true)).toEqual([100_000, 100_000, 50_000]);
  // Back to the first key: the second mark of two people falls, as was chosen.
  expect(await regrade([{ questionId: second, rule: 'key', version: 1 }], true)).toEqual([100_000, 50_000, 0]);
  expect(await regrade([{ questionId: second, rule: 'drop' }], false)).toEqual([100_000, 100_000, 0]);
  // A dropped question follows the rest of the paper.
  expect(await regrade([{ questionId: first, rule: 'full' }], false)).toEqual([100_000, 100_000, 100_000]);
  const { items } = (await shen.call(wire.listRegrades, { id })).body;
  expect(
    items.map(({ changedCount, mayLower, keys }) => [changedCount, mayLower, keys[0]?.rule, keys[0]?.version]),
  ).toEqual([
    [1, false, 'full', null],
    [1, false, 'drop', null],
    [2, true, 'key', 1],
    [2, true, 'accept', 2],
  ]);
  expect(items[0]).toMatchObject({
    fullName: '沈若溪',
    keys: [{ questionId: first, text: '控制图上连续七点上升说明什么？' }],
  });
});

test('[D-183] a dropped question counts no more for somebody who was answering then', async () => {
  const { id, ids } = await taken();
  const [, second = ''] = ids;
  const late = await exams.begin(await exams.as('tanmuyang'), id);
  await late.save(0, 1, rightText);
  await late.save(1, 1, wrongText);
  const input = { id, keys: [{ questionId: second, rule: 'drop' as const }], mayLower: false };
  const { digest } = (await shen.call(wire.previewRegrade, input)).body;
  expect((await shen.call(wire.regradeExam, { ...input, digest })).status).toBe(200);
  expect((await scores(id)).at(-1)).toEqual([null, null]);
  await late.handIn();
  expect((await scores(id)).at(-1)).toEqual(['passed', 100_000]);
});

test('[D-183] a dropped question follows the rest of attempts that waited for a person when they are marked', async () => {
  const categoryId = await exams.category(shen);
  const [choice, other] = [await exams.write(shen, categoryId), await exams.write(shen, categoryId)];
  const question = { kind: 'essay' as const, text: '写一写', rubric: '' };
  const essay = await exams.write(shen, categoryId, { question });
  const pointsOf = (questionId: string, points: number) => ({ questionId, version: 1, points });
  const questions = [pointsOf(choice, 5), pointsOf(other, 5), pointsOf(essay, 10)];
  const id = await exams.publish(exams.examFields({ kind: 'fixed', questions }));
  const taker = await exams.as('linzhiyuan');
  const { id: attemptId, save } = await exams.begin(taker, id);
  await save(0, 1, rightText);
  await save(1, 1, wrongText);
  const answer = { kind: 'essay' as const, text: '看法' };
  await taker.call(handInAttempt, { id: attemptId, answers: [{ ordinal: 2, revision: 1, answer, isFlagged: false }] });
  const input = { id, keys: [{ questionId: other, rule: 'drop' as const }], mayLower: false };
  const dryRun = (await shen.call(wire.previewRegrade, input)).body;
  expect([dryRun.changedCount, dryRun.waitingCount]).toEqual([0, 1]);
  const { digest } = dryRun;
  for (const time of ['first', 'again'])
    expect([time, (await shen.call(wire.regradeExam, { ...input, digest })).body]).toEqual([time, { changedCount: 0 }]);
  expect((await shen.call(wire.listRegrades, { id })).body.items).toHaveLength(1);
  expect(await scores(id)).toEqual([['marking', 50_000]]);
  const next = { id, questionId: essay, version: 1 };
  const item = (await shen.call(nextMarkingItem, next)).body.item?.id ?? '';
  const give = (mark: number) => shen.call(giveMark, { id: item, mark, comment: '' });
  await give(70_000);
  // Twelve of the fifteen other points, so four of its five.
  expect(await scores(id)).toEqual([['passed', 160_000]]);
  await give(100_000);
  expect(await scores(id)).toEqual([['passed', 200_000]]);
  const marks = 'select mark from exam_mark where attempt_id = $1 and regrade_id is not null order by number';
  expect((await world.rows(marks, [attemptId])).map((row) => row['mark'])).toEqual([40_000, 50_000]);
});

test('[D-183] the dry run is read page by page', async () => {
  const { id, ids, attempts } = await taken();
  const input = {
    id,
    keys: ids.map((questionId) => ({ questionId, rule: 'full' as const })),
    mayLower: false,
    pageSize: 1,
  };
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map(async (page) => (await shen.call(wire.previewRegrade, { ...input, page })).body),
  );
  expect([one?.changedCount, one?.passedCount, one?.waitingCount]).toEqual([2, 2, 0]);
  expect([one, two, three].map((body) => body?.changes.map(({ attemptId }) => attemptId))).toEqual([
    [attempts[1]],
    [attempts[2]],
    [],
  ]);
});

test('[D-183] regrading twice with the same key changes nothing, and marks add up to the score', async () => {
  const { id, categoryId, ids } = await taken();
  const versions = new Map(ids.map((questionId) => [questionId, 1]));
  const step = fc.record({
    question: fc.integer({ min: 0, max: 1 }),
    right: fc.integer({ min: 0, max: 2 }),
    mayLower: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      for (const { question, right, mayLower } of steps) {
        const questionId = ids[question] ?? '';
        const version = await correct(categoryId, questionId, versions.get(questionId) ?? 1, right);
        versions.set(questionId, version);
        const input = { id, keys: [{ questionId, rule: 'key' as const, version }], mayLower };
        const regrade = async () => {
          const { digest } = (await shen.call(wire.previewRegrade, input)).body;
          return (await shen.call(wire.regradeExam, { ...input, digest })).body.changedCount;
        };
        const earlier = await scores(id);
        await regrade();
        const once = await exams.snapshot();
        expect(await regrade()).toBe(0);
        expect(await exams.snapshot()).toEqual(once);
        const lowered = (await scores(id)).filter(([, score], index) => Number(score) < Number(earlier[index]?.[1]));
        expect(mayLower ? [] : lowered).toEqual([]);
      }
      const sums = await world.rows(
        `select attempt.score, sum(latest.mark)::int as sum from exam_attempt attempt join lateral (
           select distinct on (ordinal) mark from exam_mark where attempt_id = attempt.id order by ordinal, number desc
         ) latest on true where exam_id = $1 group by attempt.id, attempt.score`,
        [id],
      );
      for (const row of sums) expect(row['sum']).toBe(row['score']);
    }),
    { numRuns: 5 },
  );
});

test('[D-183] refused: takers, other authors, other companies, visitors, unknown questions, other kinds, bad input; nothing changes', async () => {
  const { id, categoryId, ids } = await taken();
  const [first = ''] = ids;
  const question = { kind: 'trueFalse' as const, text: '对吗', isTrue: true, penalty: 0 };
  await shen.call(reviseBankQuestion, { id: first, version: 1, ...exams.fieldsOf(categoryId, { question }) });
  const other = await exams.write(shen, categoryId);
  const [lin, pierre, neighbour] = [
    await exams.as('linzhiyuan'),
    await exams.as('pierre'),
    await exams.welcomeOutsider(),
  ];
  const before = await exams.snapshot();
  const input = { id, keys: [{ questionId: first, rule: 'key' as const, version: 1 }], mayLower: true };
  for (const [endpoint, given] of [
    [wire.previewRegrade, input],
    [wire.regradeExam, { ...input, digest: '' }],
  ] as const) {
    for (const caller of [lin, pierre]) expect((await caller.call(endpoint, given as never)).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, given as never)).status);
    expect((await world.visitor.call(endpoint, given as never)).status).toBe(401);
    for (const key of [
      { questionId: first, rule: 'key' as const, version: 2 },
      { questionId: first, rule: 'accept' as const, version: 9 },
      { questionId: other, rule: 'key' as const, version: 1 },
      { questionId: other, rule: 'full' as const },
      { questionId: 'nothing', rule: 'drop' as const },
    ])
      expect((await shen.call(endpoint, { ...given, keys: [key] })).body.errorCode).toBe(
        numberOf('exam.wrong-regrade'),
      );
    for (const keys of [
      [],
      [{ questionId: first, rule: 'key', version: 0 }],
      [{ questionId: first, rule: 'key', version: 2 ** 31 }],
      [{ questionId: first, rule: 'key' }],
      [{ questionId: first, rule: 'forgive' }],
    ])
      expect((await shen.call(endpoint, { ...given, keys } as never)).status).toBe(422);
  }
  for (const endpoint of [wire.listRegrades, wire.listRegradeQuestions]) {
    for (const caller of [lin, pierre]) expect((await caller.call(endpoint, { id })).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, { id })).status);
    expect((await world.visitor.call(endpoint, { id })).status).toBe(401);
  }
  expect((await shen.call(wire.regradeExam, { ...input, digest: 'another' })).body.errorCode).toBe(
    numberOf('request.stale'),
  );
  expect(await exams.snapshot()).toEqual(before);
});
