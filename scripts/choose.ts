/**
 * Prints as JSON what there is to look at: what changed since this work began (`npm run check -- changed`), with `night`
 * the tests of whatever changed since the last green run, with `whole-night` all that may be left out by day.
 */
import { existsSync, readFileSync } from 'node:fs';
import { changedSince, isLongAgo, readRepository, whereWorkBegan } from './changes.ts';
import { chooseNight, chooseTests, wholeNight } from './choose-tests.ts';

/** A copy without the history that is asked for has to take everything for changed. */
const everything = ['package.json'];

/** The files that changed since the last green run; everything, where all of it was last run long ago. */
function changedSinceProof(): readonly string[] {
  // Written by scripts/run.mjs after a green run.
  const { whole, proven } = JSON.parse(readFileSync('tidy/proven.json', 'utf8')) as { whole: string; proven: string };
  return (isLongAgo(whole) ? null : changedSince(proven)) ?? everything;
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
  night: () => chooseNight(changedSinceProof(), graph),
  'whole-night': () => wholeNight(graph),
};
const asked = process.argv[2] ?? 'day';
const answer = Object.entries(answers).find(([name]) => name === asked)?.[1];
if (!answer) throw new Error(`nothing is known about “${asked}”`);
console.log(JSON.stringify(answer()));
