/**
 * Prints as JSON what there is to look at: what changed since this work began (`npm run check -- changed`), with `night`
 * the parts of the night whose features changed since the last one that was green, with `whole-night` all of them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { changedSince, readRepository, whereWorkBegan } from './changes.ts';
import { chooseNight, chooseTests, wholeNight } from './choose-tests.ts';

/** A copy without the history that is asked for has to take everything for changed. */
const everything = ['package.json'];

function lastNight(): string {
  // Written by scripts/run.mjs after a green night.
  const { commit } = JSON.parse(readFileSync('tidy/night.json', 'utf8')) as { commit: string };
  return commit;
}

const graph = readRepository();

function chooseDay() {
  const since = whereWorkBegan();
  const changed = since === null ? null : changedSince(since);
  const choice = chooseTests(changed ?? everything, graph);
  const tests = choice.tests.filter((path) => !path.endsWith('.night.test.ts'));
  return { since, changed: changed?.filter((path) => existsSync(path)) ?? null, ...choice, tests };
}

const answers = {
  day: chooseDay,
  night: () => chooseNight(changedSince(lastNight()) ?? everything, graph),
  'whole-night': () => wholeNight(graph),
};
const asked = process.argv[2] ?? 'day';
const answer = Object.entries(answers).find(([name]) => name === asked)?.[1];
if (!answer) throw new Error(`nothing is known about “${asked}”`);
console.log(JSON.stringify(answer()));
