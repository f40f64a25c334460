import * as bank from '@shuyuan/contract/exams/bank/bank.wire';
import { previewRegrade, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import { openAttempt } from '@shuyuan/contract/exams/taking/taking.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText, tab, wrongText } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
let lin: Caller;
let amina: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [shen, lin, amina] = [await exams.author(), await exams.as('linzhiyuan'), await exams.as('amina')];
});
afterAll(() => world.close());

const texts = [rightText, '过程受控', wrongText];
const asked = 3;
/** A wrong choice costs, so that a sum may be below nothing. */
const questionOf = (text: string, right: number) => ({
  kind: 'single' as const,
  text,
  options: texts.map((option, index) => ({ id: `o${index}`, text: option })),
  rightId: `o${right}`,
  penalty: 2_500,
});

const kinds = ['revise', 'retire', 'add', 'withdraw', 'republish', 'key', 'accept', 'full', 'drop'] as const;
const action = fc.record({
  kind: fc.constantFrom(...kinds),
  question: fc.integer({ min: 0, max: asked - 1 }),
  right: fc.integer({ min: 0, max: texts.length - 1 }),
  mayLower: fc.boolean(),
});
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const done = async (answer: Promise<Answer<never>> | Promise<{ readonly status: number }>): Promise<void> =>
  expect((await answer).status).toBe(200);

/** An exam that draws all three questions of a category, and everything its author can do to it. */
async function drawnExam() {
  const categoryId = await exams.category(shen);
  const write = (text: string) => exams.write(shen, categoryId, { question: questionOf(text, 0) });
  const ids: string[] = [];
  for (const ordinal of Array(asked).keys()) ids.push(await write(`第 ${ordinal} 题问什么？`));
  const rule = { categoryId, difficulty: null, count: asked, points: 5 };
  const settings = { isShuffled: true, areOptionsShuffled: true };
  const id = await exams.publish(exams.examFields({ kind: 'drawn', rules: [rule] }, settings));

  const formOf = async () => (await shen.call(papers.readExamForm, { id })).body;
  const versionOf = async (questionId: string) =>
    (await shen.call(bank.readBankQuestion, { id: questionId })).body.version;
  const regrade = async (key: InputOf<typeof regradeExam>['keys'][number], mayLower: boolean) => {
    const input = { id, keys: [key], mayLower };
    const { digest } = (await shen.call(previewRegrade, input)).body;
    await done(shen.call(regradeExam, { ...input, digest }));
  };
  const revise = async (questionId: string, right: number) => {
    const fields = exams.fieldsOf(categoryId, { question: questionOf('改过以后问什么？', right), explanation: '改过' });
    await done(shen.call(bank.reviseBankQuestion, { id: questionId, version: await versionOf(questionId), ...fields }));
  };
  const withdraw = async () => {
    if ((await formOf()).state === 'published') await done(shen.call(papers.withdrawExam, { id }));
  };
  async function republish() {
    await withdraw();
    const { revision, settings: earlier } = await formOf();
    const questions = [{ questionId: await write('另一题问什么？'), version: 1, points: 9 }];
    const fields = exams.examFields(
      { kind: 'fixed', questions },
      { ...earlier, areOptionsShuffled: !earlier.areOptionsShuffled, hasCalculator: !earlier.hasCalculator },
    );
    const saved = await shen.call(papers.saveExam, { id, revision, ...fields });
    await done(shen.call(papers.publishExam, { id, revision: saved.body.revision }));
  }

  const acts: Record<Action['kind'], (questionId: string, action: Action) => Promise<unknown>> = {
    revise: (questionId, { right }) => revise(questionId, right),
    retire: (questionId) => done(shen.call(bank.retireBankQuestion, { id: questionId })),
    add: () => write('后来的一题问什么？'),
    withdraw,
    republish,
    key: async (questionId, { right, mayLower }) => {
      await revise(questionId, right);
      await regrade({ questionId, rule: 'key', version: await versionOf(questionId) }, mayLower);
    },
    accept: async (questionId, { right, mayLower }) => {
      await revise(questionId, right);
      await regrade({ questionId, rule: 'accept', version: await versionOf(questionId) }, mayLower);
    },
    full: (questionId, { mayLower }) => regrade({ questionId, rule: 'full' }, mayLower),
    drop: (questionId, { mayLower }) => regrade({ questionId, rule: 'drop' }, mayLower),
  };
  return { id, act: (one: Action) => acts[one.kind](ids[one.question] ?? '', one) };
}

/** All there is of the paper of an attempt: as its taker is shown it, and as it is kept. */
async function paperOf(taker: Caller, attemptId: string) {
  const { status, body } = await taker.call(openAttempt, { id: attemptId, tabId: tab });
  expect(status).toBe(200);
  const { now: _, remainingMs: __, ...shown } = body;
  const rows = await world.rows(
    `select asked.*, version.body, version.explanation from exam_attempt_question asked
     join exam_question_version version on version.question_id = asked.question_id and version.number = asked.version
     where attempt_id = $1 order by ordinal`,
    [attemptId],
  );
  const [attempt] = await world.rows('select point_sum, seed, paper_id, settings from exam_attempt where id = $1', [
    attemptId,
  ]);
  return { shown, rows, attempt };
}

/** Every ended attempt of an exam: its score, what its entries come to, its points, and those of its questions. */
async function sumsOf(examId: string): Promise<void> {
  const rows = await world.rows(
    `select score, point_sum, count(asked.ordinal)::int as count, sum(latest.mark)::int as mark_sum,
       sum(asked.points)::int as points
     from exam_attempt attempt join exam_attempt_question asked on asked.attempt_id = attempt.id
     left join lateral (
       select mark from exam_mark where attempt_id = attempt.id and ordinal = asked.ordinal order by number desc limit 1
     ) latest on true
     where exam_id = $1 and ended_at is not null group by attempt.id`,
    [examId],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { score, point_sum: pointSum, count, mark_sum: markSum, points } of rows)
    expect([markSum, points, count]).toEqual([score, pointSum, asked]);
}

const choices = fc.array(fc.option(fc.constantFrom(...texts)), { minLength: asked, maxLength: asked });

test('[D-183] nothing an author does changes the paper of an attempt, and its marks add up to its entries', async () => {
  const steps = fc.array(action, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(choices, steps, action, async (answers, actions, last) => {
      const { id, act } = await drawnExam();
      // Somebody has handed in before: what was asked can be put right while another answers.
      const earlier = await exams.begin(amina, id);
      await earlier.save(0, 1, rightText);
      await earlier.handIn();
      const attempt = await exams.begin(lin, id);
      for (const [ordinal, text] of answers.entries()) if (text !== null) await attempt.save(ordinal, 1, text);
      const before = await paperOf(lin, attempt.id);
      for (const one of actions) {
        await act(one);
        expect(await paperOf(lin, attempt.id)).toEqual(before);
        await sumsOf(id);
      }
      // A server that starts now has nothing in mind of the paper.
      const other = await openWorld({ beside: world });
      try {
        expect(await paperOf(await other.signIn('linzhiyuan'), attempt.id)).toEqual(before);
      } finally {
        await other.close();
      }
      await done(attempt.handIn());
      await sumsOf(id);
      await act(last);
      await sumsOf(id);
    }),
    { numRuns: 8 },
  );
});
