/** Browser journeys on the real server. `node e2e/run.ts [part of a title, or file …]`; counts go to test-results/journeys.json. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createEndings } from './endings.ts';
import { type Performed, playLane } from './lane.ts';
import { summarize, withSecondTry } from './counts.ts';
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

function report(summary: ReturnType<typeof summarize>, outcomes: readonly Outcome[] = []): void {
  mkdirSync('test-results', { recursive: true });
  const times = outcomes.map(({ title, ms }) => ({ name: title, ms }));
  writeFileSync(reportFile, `${JSON.stringify({ ...summary, times, outcomes }, null, 2)}\n`);
}

type Play = (
  wanted: readonly Act[],
  how: { readonly lanes: number; readonly isTraced: boolean },
) => Promise<Performed[]>;

/** The next run begins with the files that took longest in this one. */
function record(performed: readonly Performed[]): void {
  const times = performed.map(({ act, ms }) => [act.name, Math.round(ms / 1000)] as const);
  const sorted = Object.fromEntries(times.toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync('e2e/seconds.json', `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Decision 020: where nobody watches, a file with a failure is performed once more, with nothing beside it. */
async function playTwice(acts: readonly Act[], play: Play): Promise<Outcome[]> {
  const isAlone = ({ product }: Act): boolean => product.isAlone === true;
  const beside = acts.filter((act) => !isAlone(act));
  // Noting every step is a sixth of the work: where nobody watches, only what failed once is noted.
  const isTraced = !process.env['CI'];
  const first = await play(beside, { lanes: lanesFor(beside), isTraced });
  first.push(...(await play(acts.filter(isAlone), { lanes: 1, isTraced })));
  if (process.env['RECORD']) record(first);
  const isFailed = ({ outcomes }: Performed): boolean => outcomes.some(({ error }) => error !== null);
  const again = process.env['CI'] ? first.filter(isFailed) : [];
  if (again.length > 0) console.log(`\n▸ once more: ${again.map(({ act }) => act.name).join(', ')}`);
  const second = await play(
    again.map(({ act }) => act),
    { lanes: 1, isTraced: true },
  );
  return first.flatMap((one) => {
    const other = second.find(({ act }) => act === one.act);
    return other ? withSecondTry(one.outcomes, other.outcomes) : one.outcomes;
  });
}

/** Null when it was stopped: then nothing is said about the journeys that were left. */
async function performAll(acts: readonly Act[], executablePath: string): Promise<Outcome[] | null> {
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
    const play: Play = async (wanted, { lanes: count, isTraced }) => {
      const queue = [...wanted];
      const lanes = Array.from({ length: count }, () => playLane({ queue, world, endings, executablePath, isTraced }));
      return (await Promise.all(lanes)).flat();
    };
    const outcomes = await playTwice(acts, play);
    return isStopped ? null : outcomes;
  } finally {
    ended ??= endAll();
    await ended;
  }
}

async function main(wanted: readonly string[]): Promise<number> {
  rmSync(reportFile, { force: true });
  const acts = await readProgramme(wanted);
  const count = acts.reduce((sum, { journeys }) => sum + journeys.length, 0);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (executablePath === '') {
    console.error(`SKIPPED: all ${count} browser journeys, because there is no Chromium (CHROMIUM_PATH).`);
    report({ passed: 0, failed: 0, skipped: count, failures: [], unsteady: [] });
    return 0;
  }
  for (const folder of ['journeys', 'servers', 'shots'])
    rmSync(`test-results/${folder}`, { recursive: true, force: true });
  const outcomes = await performAll(acts, executablePath);
  if (outcomes === null) return 1;
  const summary = summarize(outcomes, count);
  const { failed, skipped, unsteady } = summary;
  report(summary, outcomes);
  console.log(`\n${count} journeys, ${failed} failed, ${skipped} skipped, ${unsteady.length} passed at the second try`);
  return failed === 0 && count > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
