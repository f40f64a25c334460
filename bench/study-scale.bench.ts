import { countRecentLearners } from '../packages/server/src/features/study/recommend/count-recent-learners.ts';
import type { Caller } from '../packages/server/src/world/caller.ts';
import { openTown } from './sides/companies.ts';
import { fillLearning } from './sides/fill-learning.ts';
import { inOrder, quantile } from './sides/list-times.ts';
import { writeResult } from './write-result.ts';
import { learningLists } from './sides/learning-lists.ts';

/** Whether the lists of learning take longer where there is a hundred times as much to learn, and as many who learn it. */
const rounds = 30;
const warmUps = 10;
const wanted = 1.5;

type Side = { readonly key: string; readonly caller: Caller };

/** Median milliseconds of each side, asked in turns: whatever else this machine does meets both. */
async function mediansOf(ask: (typeof learningLists)[number]['ask'], sides: readonly Side[]): Promise<number[]> {
  const times = sides.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [at, { key, caller }] of sides.entries()) {
      const begun = performance.now();
      await ask(caller, key);
      times[at]?.push(performance.now() - begun);
    }
  return times.map((own) => quantile(inOrder(own.slice(warmUps)), 0.5));
}

const town = await openTown();

async function found(key: string, factor: number): Promise<Side> {
  const caller = await town.found(key, { members: 100 * factor, organizations: 5 * factor });
  await fillLearning(town.write, key, { courses: 20 * factor, subjects: 20 * factor, surveys: 20 * factor });
  return { key, caller };
}

try {
  const sides = [await found('small', 1), await found('large', 100)];
  await countRecentLearners(town.system);
  await town.settle();
  const rows: (string | number)[][] = [];
  const slow: string[] = [];
  for (const { name, ask } of learningLists) {
    const [small = 1, large = 1] = await mediansOf(ask, sides);
    if (large / small > wanted) slow.push(name);
    rows.push([name, small.toFixed(2), large.toFixed(2), (large / small).toFixed(2)]);
  }
  writeResult('study-scale', {
    title: 'A hundred times as much to learn',
    about: `Median milliseconds of ${rounds} calls each, in turns: 20 courses, 20 subjects, 20 surveys and a path for 100 members against 2,000 courses, 2,000 subjects, 2,000 surveys and a path for 10,000, everybody in the first course with work handed in, the first subject, the first survey and the path; through the whole server on one database. Wanted: at most ${wanted}.`,
    head: ['call', 'small', 'large', 'ratio'],
    rows,
  });
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await town.close();
}
