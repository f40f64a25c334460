/** Browser journeys on the real server. `node e2e/run.ts [part of a title, or file …]`; counts go to test-results/journeys.json. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readUnsteady } from '../scripts/unsteady.mjs';
import { passesOf, summarize } from './counts.ts';
import { createEndings } from './endings.ts';
import { type Performed, playLane } from './lane.ts';
import { type Act, fileOf, readProgramme } from './programme.ts';
import { createQueue } from './queue.ts';
import { createWorld } from './world.ts';

const reportFile = 'test-results/journeys.json';
/** How often everything is performed on a slowed processor (`npm run soak`), where nothing is repeated on top of that. */
const soakTimes = Number(process.env['SOAK'] || 0);
const unsteady = soakTimes > 0 ? [] : readUnsteady().map(({ title }) => title);
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Files performed at the same time. More than two on two cores only makes each of them slower. */
function lanesFor(acts: readonly Act[]): number {
  const lanes = Number(process.env['JOURNEYS_AT_ONCE'] || Math.min(2, availableParallelism()));
  if (!Number.isInteger(lanes) || lanes < 1) throw new Error('JOURNEYS_AT_ONCE must be a whole number from 1 on');
  return Math.min(lanes, acts.length);
}

type Counted = ReturnType<typeof summarize> & { readonly left?: readonly string[] };

function report(summary: Counted, performed: readonly Performed[] = []): void {
  mkdirSync('test-results', { recursive: true });
  const outcomes = performed.flatMap((one) => one.outcomes);
  const times = outcomes.map(({ title, ms }) => ({ name: title, ms }));
  const first = performed.filter(({ isRepeat }) => !isRepeat);
  const files = first.map(({ act, ms }) => ({ name: fileOf(act), ms }));
  writeFileSync(reportFile, `${JSON.stringify({ ...summary, times, files, outcomes }, null, 2)}\n`);
}

type Play = (wanted: readonly Act[], lanes: number) => Promise<Performed[]>;

/** First what may have others beside it, then what may not. */
async function playAll(acts: readonly Act[], play: Play): Promise<Performed[]> {
  const isAlone = ({ product }: Act): boolean => product.isAlone === true;
  const beside = acts.filter((act) => !isAlone(act));
  const performed = await play(beside, lanesFor(beside));
  performed.push(...(await play(acts.filter(isAlone), 1)));
  return performed;
}

/** Null when it was stopped: then nothing is said about the journeys that were left. */
async function performAll(acts: readonly Act[], executablePath: string): Promise<Performed[] | null> {
  const endings = createEndings();
  const world = createWorld(endings);
  const endAll = async (): Promise<void> => {
    await endings.all();
    await world.close();
  };
  let ended: Promise<void> | null = null;
  let isStopped = false;
  const stop = (code: number): void => {
    isStopped = true;
    // Once: a terminal and the program that started this one both pass on the same Ctrl+C.
    ended ??= endAll().finally(() => process.exit(code));
  };
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => stop(128 + number));
  // Nothing is reported then, and a run without a report is a failed one.
  process.on('uncaughtException', (error) => {
    // What breaks because everything is being ended is no news.
    if (!isStopped) console.error(error);
    stop(1);
  });
  try {
    const play: Play = async (wanted, count) => {
      const lane = { queue: createQueue(wanted), unsteady, world, endings, executablePath, isSlowed: soakTimes > 0 };
      return (await Promise.all(Array.from({ length: count }, () => playLane(lane)))).flat();
    };
    const performed = await playAll(acts, play);
    return isStopped ? null : performed;
  } finally {
    ended ??= endAll();
    await ended;
  }
}

async function main(wanted: readonly string[]): Promise<number> {
  rmSync(reportFile, { force: true });
  const { acts: chosen, left } = await readProgramme(wanted);
  const acts = soakTimes > 0 ? chosen.flatMap((act) => Array<Act>(soakTimes).fill(act)) : chosen;
  const count = acts.reduce((sum, { journeys }) => sum + journeys.length, 0);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (executablePath === '') {
    console.error(`SKIPPED: all ${count} browser journeys, because there is no Chromium (CHROMIUM_PATH).`);
    report({ passed: 0, failed: 0, skipped: count, failures: [], unsteady: [] });
    return 0;
  }
  for (const folder of ['journeys', 'servers', 'shots'])
    rmSync(`test-results/${folder}`, { recursive: true, force: true });
  const performed = await performAll(acts, executablePath);
  if (performed === null) return 1;
  const summary = summarize(performed, count, unsteady);
  report({ ...summary, left }, performed);
  if (soakTimes > 0)
    for (const { title, passed, of } of passesOf(performed)) console.log(`\n${passed} of ${of} passed: ${title}`);
  const counts = [`${count} journeys`, `${summary.failed} failed`, `${summary.skipped} skipped`];
  console.log(`\n${counts.join(', ')}, ${summary.unsteady.length} unsteady`);
  return summary.failed === 0 && count + left.length > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
