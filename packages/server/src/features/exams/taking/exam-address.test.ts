import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { createExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText, tab } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' } });
  exams = examsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const [inside, outside] = [from('10.1.2.3'), from('203.0.113.9')];
const addressRanges = ['10.1.0.0/16', '2001:db8::/32'];

test('[D-183] an exam of some networks is started, gone on with, saved and handed in from there alone', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(1), { addressRanges }));
  const lin = await exams.as('linzhiyuan');
  const conditionsAt = async (place: typeof inside) => (await lin.call(taking.readExam, { id }, place)).body.conditions;
  expect(await conditionsAt(inside)).toMatchObject({ addressRanges, isHere: true });
  expect(await conditionsAt(outside)).toMatchObject({ addressRanges, isHere: false });
  const before = await exams.snapshot();
  const refusal = numberOf('exam.elsewhere');
  expect((await lin.call(taking.startExam, { id }, outside)).body.errorCode).toBe(refusal);
  // What the caller says about themselves counts only where a proxy of ours says it, and that is the last one.
  expect((await lin.call(taking.startExam, { id }, from('10.1.2.3, 203.0.113.9'))).body.errorCode).toBe(refusal);
  expect((await lin.call(taking.startExam, { id })).body.errorCode).toBe(refusal);
  expect(await exams.snapshot()).toEqual(before);

  const { id: attemptId } = (await lin.call(taking.startExam, { id }, from('2001:db8::7'))).body;
  const open = { id: attemptId, tabId: tab };
  const { questions } = (await lin.call(taking.openAttempt, open, inside)).body;
  const option = questions[0]?.question.kind === 'single' ? questions[0].question.options : [];
  const optionId = option.find(({ text }) => text === rightText)?.id ?? '';
  const answers = [{ ordinal: 0, revision: 1, answer: { kind: 'single' as const, optionId }, isFlagged: false }];
  const started = await exams.snapshot();
  for (const answer of [
    await lin.call(taking.startExam, { id }, outside),
    await lin.call(taking.openAttempt, open, outside),
    await lin.call(taking.saveAnswers, { ...open, answers }, outside),
    await lin.call(taking.handInAttempt, { id: attemptId, answers }, outside),
  ])
    expect([answer.status, answer.body.errorCode]).toEqual([403, refusal]);
  expect(await exams.snapshot()).toEqual(started);
  expect((await lin.call(taking.saveAnswers, { ...open, answers }, from('::ffff:10.1.9.9'))).status).toBe(200);
  expect((await lin.call(taking.handInAttempt, { id: attemptId, answers }, inside)).status).toBe(200);
  // The result is read from everywhere, and answers that come after the end are late wherever they come from.
  expect((await lin.call(taking.readAttemptResult, { id: attemptId }, outside)).status).toBe(200);
  expect((await lin.call(taking.saveAnswers, { ...open, answers }, outside)).body.errorCode).toBe(
    numberOf('exam.handed-in'),
  );
});

test('[D-183] networks that are none are refused, and nothing is written', async () => {
  const author = await exams.author();
  const paper = await exams.fixedPaper(1);
  const before = await exams.snapshot();
  for (const wrong of [['head office'], ['10.0.0.0/33'], Array.from({ length: 21 }, (_, at) => `10.0.0.${at}`)]) {
    const fields = exams.examFields(paper, { addressRanges: wrong });
    expect((await author.call(createExam, fields)).status).toBe(422);
  }
  expect(await exams.snapshot()).toEqual(before);
});
