import { listCards, readNextCard, readPractice } from '@shuyuan/contract/practice/practice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedExams } from './seed-exams.ts';
import { seedPractice } from './seed-practice.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  await seedPractice(system, await seedExams(system));
});
afterAll(() => world.close());

test('[D-183] the learner of the demo company has practised six days in a row and has cards due today', async () => {
  const lin = await world.signIn('linzhiyuan');
  const summary = (await lin.call(readPractice, {})).body;
  expect(summary).toMatchObject({ streakDays: 6, answerCount: 0, bankCount: 3 });
  expect(summary.leftCount).toBeGreaterThan(8);
  expect((await lin.call(readNextCard, {})).body.card).not.toBeNull();
  const origins = (await lin.call(listCards, { pageSize: 100 })).body.items.map(({ origin }) => origin.kind);
  expect(new Set(origins)).toEqual(new Set(['exam', 'bank']));
});
