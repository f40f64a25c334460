import { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { assistantOf, textOf } from '../world/tests/people/test-assistant.ts';
import { asked, expectNothingIn, hideExams, keyed, readAll, reads } from '../world/tests/exams/test-exam-secrets.ts';
import { indexWorld } from '../world/tests/search/test-search.ts';

let world: TestWorld;
let hidden: Awaited<ReturnType<typeof hideExams>>;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  hidden = await hideExams(world);
  world.clock.advance(2 * dayMs);
  await indexWorld(world);
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

/** Reads that may say more once a window is over: of exams, practice, courses, search, and files of questions. */
const changing = reads.filter(({ path }) => /exam|practice|study|search|suggest|recommend|files|aigc/.test(path));

test.each(changing.map((endpoint) => [endpoint.path, endpoint] as const))(
  '[D-183] after the window %s says nothing of an exam somebody did not take, or that shows nothing to its takers',
  async (_, endpoint) => {
    expectNothingIn(await readAll(lin, endpoint, hidden.ids));
  },
);

test('[D-183] nor does the assistant', async () => {
  const { ask } = await assistantOf(world);
  const { events, ...answer } = await ask(lin, { question: `${asked}是什么？` });
  expect(textOf({ events, ...answer })).not.toBe('');
  expect(JSON.stringify(events)).not.toContain(keyed);
});

test('[D-183] the walk comes after the window: whoever took an exam that shows it then reads question and key', async () => {
  const amina = await world.signIn('amina');
  const read = await amina.call(readAttemptResult, { id: hidden.aminas });
  expect(JSON.stringify(read.body)).toContain(keyed);
});
