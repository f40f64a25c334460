import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { search } from '@shuyuan/contract/search/search.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { assistantOf, textOf } from '../world/tests/people/test-assistant.ts';
import {
  asked,
  courseTitle,
  examName,
  expectNothingIn,
  hideExams,
  keyed,
  readAll,
  reads,
} from '../world/tests/exams/test-exam-secrets.ts';
import { tab } from '../world/tests/exams/test-exams.ts';
import { teamsOf } from '../world/tests/community/test-teams.ts';

let world: TestWorld;
let hidden: Awaited<ReturnType<typeof hideExams>>;
/** Somebody who takes an exam, took others and may not take the rest, and an administrator of another company. */
let walkers: readonly Caller[];
beforeAll(async () => {
  world = await openWorld();
  hidden = await hideExams(world);
  walkers = [hidden.lin, await teamsOf(world).welcomeOutsider()];
});
afterAll(() => world.close());

test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  '[D-183] %s says nothing of the questions and keys of an exam to a taker, another company or a visitor',
  async (_, endpoint) => {
    for (const walker of walkers) expectNothingIn(await readAll(walker, endpoint, hidden.ids));
    // Whatever asks for a session refuses a visitor before it reads what is asked.
    const ids = endpoint.access === 'public' ? hidden.ids : hidden.ids.slice(0, 1);
    expectNothingIn(await readAll(world.visitor, endpoint, ids));
  },
);

test('[D-183] the search of the walk has read the exams: it finds them by their name, for their company alone', async () => {
  const found: boolean[] = [];
  for (const walker of walkers)
    found.push((await walker.call(search, { search: examName })).body.items.some(({ kind }) => kind === 'exam'));
  expect(found).toEqual([true, false]);
});

test('[D-183] the assistant knows the course an exam is part of, and nothing of what the exam asks', async () => {
  const { ask } = await assistantOf(world);
  const { lin, course } = hidden;
  const known = await ask(lin, { question: `${courseTitle}讲什么？` });
  expect(JSON.stringify(known.events)).toContain(course.id);
  const ofQuestion = await ask(lin, { question: `${asked}是什么？` });
  expect(textOf(ofQuestion)).not.toBe('');
  expect(JSON.stringify(ofQuestion.events)).not.toContain(keyed);
  const ofKey = await ask(lin, { question: `${courseTitle}里什么的答案是${keyed}？` });
  expect(textOf(ofKey)).not.toBe('');
  expect(JSON.stringify(ofKey.events)).not.toContain(asked);
});

test('[D-183] their own paper is read by the one call for it, without its key, and no paper of anybody else', async () => {
  const said: string[] = [];
  for (const id of hidden.ids) {
    const { status, body } = await hidden.lin.call(wire.openAttempt, { id, tabId: tab });
    expect(JSON.stringify(body)).not.toContain(keyed);
    if (status === 200) said.push(id);
  }
  expect(said).toEqual([hidden.ownAttemptId]);
});

test('[D-183] a course with exams says nothing of what they ask', async () => {
  const { course, lin, sections } = hidden;
  for (const sectionKey of course.keys) {
    await sections.open(lin, course.id, sectionKey);
    const exam = await sections.examOf(lin, course.id, sectionKey);
    expect(exam?.name).toBe(examName);
    expectNothingIn(JSON.stringify(exam));
  }
});

test('[D-183] the walk reaches what it speaks of: its author reads it', async () => {
  const shen = await world.signIn('shenruoxi');
  let said = '';
  for (const endpoint of reads.filter(({ path }) => /^\/exam-bank|\/preview$/.test(path)))
    said += await readAll(shen, endpoint, hidden.ids);
  expect(said).toContain(asked);
  expect(said).toContain(keyed);
});
