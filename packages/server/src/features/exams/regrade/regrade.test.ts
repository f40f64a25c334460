import { reviseBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import * as wire from '@shuyuan/contract/exams/marking/regrade.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText, wrongText } from '../../../world/test-exams.ts';

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
  const input = { id, keys: [{ questionId: second, version }], mayLower: false };
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
  const input = { id, keys: [{ questionId: first, version }], mayLower: true };
  const { body } = await shen.call(wire.previewRegrade, input);
  expect(body).toMatchObject({ changedCount: 2, passedCount: 0, failedCount: 1 });
  await shen.call(wire.regradeExam, { ...input, digest: body.digest });
  expect(await scores(id)).toEqual([
    ['failed', 50_000],
    ['failed', 0],
    ['failed', 0],
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
        const input = { id, keys: [{ questionId, version }], mayLower };
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
  const input = { id, keys: [{ questionId: first, version: 1 }], mayLower: true };
  for (const [endpoint, given] of [
    [wire.previewRegrade, input],
    [wire.regradeExam, { ...input, digest: '' }],
  ] as const) {
    for (const caller of [lin, pierre]) expect((await caller.call(endpoint, given as never)).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, given as never)).status);
    expect((await world.visitor.call(endpoint, given as never)).status).toBe(401);
    for (const key of [
      { questionId: first, version: 2 },
      { questionId: first, version: 9 },
      { questionId: other, version: 1 },
      { questionId: 'nothing', version: 1 },
    ])
      expect((await shen.call(endpoint, { ...given, keys: [key] })).body.errorCode).toBe(
        numberOf('exam.wrong-regrade'),
      );
    for (const keys of [[], [{ questionId: first, version: 0 }], [{ questionId: first, version: 2 ** 31 }]])
      expect((await shen.call(endpoint, { ...given, keys })).status).toBe(422);
  }
  expect((await shen.call(wire.regradeExam, { ...input, digest: 'another' })).body.errorCode).toBe(
    numberOf('request.stale'),
  );
  expect(await exams.snapshot()).toEqual(before);
});
