import { attentionLimits } from '@shuyuan/contract/exams/attention/attention-kinds';
import { listAttention, logAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { openAttempt, readAttemptResult, readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { examsOf, tab } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let lin: Caller;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [lin, shen] = [await exams.as('linzhiyuan'), await exams.as('shenruoxi')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const left = { kind: 'left' as const, amount: 12 };

async function begin(logsAttention: boolean) {
  const paper = await exams.fixedPaper(1);
  const examId = await exams.publish(exams.examFields(paper, { logsAttention }));
  return { examId, ...(await exams.begin(lin, examId)) };
}
const entriesOf = async (examId: string, attemptId: string, by: Caller = shen) =>
  (await by.call(listAttention, { id: examId, attemptId })).body;
const count = async () => (await world.rows('select count(*)::int as count from exam_attention'))[0]?.['count'];

test('[D-183] an exam that logs attention says so before, and those who manage it read what was noted', async () => {
  const { examId, id, paper } = await begin(true);
  expect((await lin.call(readExam, { id: examId })).body.conditions).toMatchObject({
    logsAttention: true,
    hidesAssistant: true,
  });
  expect(paper).toMatchObject({ logsAttention: true, hidesAssistant: true });
  const events = [left, { kind: 'pasted' as const, amount: 300 }];
  expect((await lin.call(logAttention, { id, events })).status).toBe(200);
  expect((await entriesOf(examId, id)).items).toMatchObject(events);
  const attempts = (await shen.call(listAttempts, { id: examId })).body.items;
  expect(attempts).toMatchObject([{ id, attentionCount: 2 }]);
});

/** The cookie of a browser somebody signs in with. */
async function browserOf(username: string): Promise<{ cookie: string }> {
  const { headers } = await world.visitor.call(issueToken, {
    grant_type: 'password',
    username,
    password: demoPassword,
  });
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

test('[D-183] a paper opened on another device is noted, on the same one it is not', async () => {
  const { examId, id } = await begin(true);
  const [own, other] = [await browserOf('linzhiyuan'), await browserOf('linzhiyuan')];
  const open = (headers: { cookie: string }) => lin.call(openAttempt, { id, tabId: tab }, { headers });
  await open(own);
  await open(own);
  expect((await entriesOf(examId, id)).items).toEqual([]);
  await open(other);
  expect((await entriesOf(examId, id)).items).toMatchObject([{ kind: 'otherDevice', amount: 0 }]);
});

test('[D-183] takers read what was noted of them once it is over, whatever the exam shows, and nobody else does', async () => {
  const paper = await exams.fixedPaper(1);
  const shows = { revealTime: 'never' as const, showsMark: false, showsAnswers: false, showsKey: false };
  const examId = await exams.publish(exams.examFields(paper, { logsAttention: true, ...shows }));
  const watched = await exams.begin(lin, examId);
  await lin.call(logAttention, { id: watched.id, events: [left] });
  const result = async (id: string, by: Caller = lin) => (await by.call(readAttemptResult, { id })).body;
  expect((await result(watched.id)).errorCode).toBe(numberOf('exam.not-handed-in'));
  await watched.handIn();
  const own = await result(watched.id);
  expect(own).toMatchObject({ noted: [left], questions: null });
  expect(own.noted).toEqual((await entriesOf(examId, watched.id)).items);
  expect((await result(watched.id, shen)).errorCode).toBe(numberOf('request.not-found'));
  const quiet = await begin(true);
  await quiet.handIn();
  expect(await result(quiet.id)).toMatchObject({ noted: [] });
  const plain = await begin(false);
  await plain.handIn();
  expect(await result(plain.id)).toMatchObject({ noted: null });
});

test('[D-183] nothing is noted of an exam that did not say so, of somebody else’s attempt, or after the end', async () => {
  const plain = await begin(false);
  const before = await count();
  expect((await lin.call(logAttention, { id: plain.id, events: [left] })).status).toBe(200);
  const watched = await begin(true);
  const amina = await exams.as('amina');
  const refused = await amina.call(logAttention, { id: watched.id, events: [left] });
  expect(refused.body.errorCode).toBe(numberOf('request.not-found'));
  const wrong = await lin.call(logAttention, {
    id: watched.id,
    events: [{ kind: 'otherDevice' as 'left', amount: 0 }],
  });
  expect(wrong.body.errorCode).toBe(numberOf('request.invalid'));
  await watched.handIn();
  const late = await lin.call(logAttention, { id: watched.id, events: [left] });
  expect(late.body.errorCode).toBe(numberOf('exam.handed-in'));
  expect(await count()).toBe(before);
});

test('[D-183] the log of an attempt is bounded, and nobody else reads it', async () => {
  const { examId, id } = await begin(true);
  const events = Array.from({ length: attentionLimits.events }, () => left);
  for (let calls = 0; calls < attentionLimits.entries / attentionLimits.events + 2; calls++)
    await lin.call(logAttention, { id, events });
  expect((await entriesOf(examId, id)).items).toHaveLength(attentionLimits.entries);
  expect((await entriesOf(examId, id, lin)).errorCode).toBe(numberOf('auth.forbidden'));
  const other = await begin(true);
  expect((await entriesOf(examId, other.id)).errorCode).toBe(numberOf('request.not-found'));
});
