/** Browser journeys on the real server. `node e2e/run.ts [part of a title, or file …]`; counts go to test-results/journeys.json. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createEndings } from './endings.ts';
import { playLane } from './lane.ts';
import type { Outcome } from './perform.ts';
import { type Act, readProgramme } from './programme.ts';
import { createWorld } from './world.ts';

const reportFile = 'test-results/journeys.json';
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Files performed at the same time. More than two on two cores only makes each of them slower. */
function lanesFor(acts: readonly Act[]): number {
  const lanes = Number(process.env['JOURNEYS_AT_ONCE'] || Math.min(2, availableParallelism()));
  if (!Number.isInteger(lanes) || lanes < 1) throw new Error('JOURNEYS_AT_ONCE must be a whole number from 1 on');
  return Math.min(lanes, acts.length);
}

function report(counts: { passed: number; failed: number; skipped: number }, outcomes: readonly Outcome[] = []): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify({ ...counts, outcomes }, null, 2)}\n`);
}

async function performAll(acts: readonly Act[], executablePath: string): Promise<Outcome[]> {
  const endings = createEndings();
  const world = createWorld(endings);
  const end = async (): Promise<void> => {
    await endings.all();
    await world.close();
  };
  const exit = (code: number): void => {
    // A terminal and the program that started this one both pass on the same Ctrl+C.
    if (!endings.isOver()) void end().finally(() => process.exit(code));
  };
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => exit(128 + number));
  // Nothing was reported then, and a run without a report is a failed one.
  process.on('uncaughtException', (error) => {
    console.error(error);
    exit(1);
  });
  try {
    const queue = [...acts];
    const lanes = Array.from({ length: lanesFor(acts) }, () => playLane({ queue, world, endings, executablePath }));
    return (await Promise.all(lanes)).flat();
  } finally {
    await end();
  }
}

async function main(wanted: readonly string[]): Promise<number> {
  rmSync(reportFile, { force: true });
  const acts = await readProgramme(wanted);
  const count = acts.reduce((sum, { journeys }) => sum + journeys.length, 0);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (executablePath === '') {
    console.error(`SKIPPED: all ${count} browser journeys, because there is no Chromium (CHROMIUM_PATH).`);
    report({ passed: 0, failed: 0, skipped: count });
    return 0;
  }
  for (const folder of ['journeys', 'servers', 'shots'])
    rmSync(`test-results/${folder}`, { recursive: true, force: true });
  const outcomes = await performAll(acts, executablePath);
  const passed = outcomes.filter(({ error }) => error === null).length;
  // A journey without an outcome did not pass.
  const failed = Math.max(outcomes.length, count) - passed;
  report({ passed, failed, skipped: 0 }, outcomes);
  console.log(`\n${count} journeys, ${failed} failed`);
  return failed === 0 && count > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
