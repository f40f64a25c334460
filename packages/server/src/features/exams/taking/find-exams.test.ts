import { withdrawExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { findExamsByIds, listExams } from '@shuyuan/contract/exams/taking/taking.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  lin = await exams.as('linzhiyuan');
});
afterAll(() => world.close());

const find = async (taker: Caller, ids: readonly string[]) =>
  (await taker.call(findExamsByIds, { ids: ids.join(',') })).body.items;
const found = async (taker: Caller, ids: readonly string[]) => (await find(taker, ids)).map(({ id }) => id);
const memberId = async (account: string) =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);

test('[STUDY-02] those of the named exams that are published and for the caller, in the order they were named', async () => {
  const paper = await exams.fixedPaper(1);
  const audience = { ...everyone, isEveryone: false, memberIds: [await memberId('amina')] };
  const [first, second, foreign, withdrawn] = [
    await exams.publish(exams.examFields(paper)),
    await exams.publish(exams.examFields(paper, { isCertification: true })),
    await exams.publish(exams.examFields(paper, {}, { audience })),
    await exams.publish(exams.examFields(paper)),
  ];
  const { id: draft } = await exams.create(exams.examFields(paper));
  await (await exams.author()).call(withdrawExam, { id: withdrawn });
  const named = [foreign, second, 'nobody', draft, withdrawn, first, second];
  expect(await found(lin, named)).toEqual([second, first]);
  expect(await found(await exams.as('amina'), named)).toEqual([foreign, second, first]);
  // Their author sees no more than takers do.
  expect(await found(await exams.author(), named)).toEqual([second, first]);
  expect(await found(await teamsOf(world).welcomeOutsider(), named)).toEqual([]);
  expect(await found(lin, [])).toEqual([]);
});

test('[STUDY-02] an exam found by its id stands as it does in the list, also while it is taken', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(1), { maxAttempts: 2 }));
  const listed = async () => (await lin.call(listExams, {})).body.items.find((exam) => exam.id === id);
  expect(await find(lin, [id])).toEqual([await listed()]);
  await exams.start(lin, id);
  const [exam] = await find(lin, [id]);
  expect(exam).toEqual(await listed());
  expect(exam).toMatchObject({ attemptCount: 1, maxAttempts: 2, openAttemptId: expect.any(String) });
});

test('[STUDY-02] a call has room for the ids of one page; more are refused', async () => {
  expect((await lin.call(findExamsByIds, { ids: 'x'.repeat(6_500) })).status).toBe(200);
  expect((await lin.call(findExamsByIds, { ids: 'x'.repeat(6_501) })).status).toBe(422);
});
