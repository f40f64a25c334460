/** The two runners, Vitest and the journeys, and what they report. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findBrowser } from './install.mjs';
import { run, signalCode } from './processes.mjs';
import { withScratchFolder } from './scratch-folder.mjs';
import { filesToRepeat, readUnsteady, repeatCount, weighFailures } from './unsteady.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';
const vitestReport = 'test-results/vitest.json';
const journeysReport = 'test-results/journeys.json';

/** Runs each of the files five times from a fresh world, as many at once as the whole run had: the load is the same. */
async function repeatFiles(node, files) {
  const turns = files.flatMap((file) => Array.from({ length: repeatCount }, (_, i) => ({ file, n: i + 1 })));
  const repeats = [];
  const work = async () => {
    for (let turn = turns.shift(); turn && signalCode() === null; turn = turns.shift()) {
      const { file, n } = turn;
      const reportFile = `test-results/repeats/${file.replaceAll(/[^\w.]+/g, '-')}.${n}.json`;
      const code = await run(node, [vitest, 'run', file], { env: { TEST_REPORT: reportFile }, isQuiet: true });
      console.log(`· ${file}, repeat ${n} of ${repeatCount}: ${code === 0 ? 'passed' : 'failed'}`);
      const { passedTitles = [], failures = [] } = report(reportFile) ?? {};
      repeats.push({ file, passed: passedTitles, failures });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return repeats;
}

/** Exit code. The counts of the last run are in its report. */
export const runVitest = (node, args = [], extra = {}) =>
  withScratchFolder((env) => runVitestIn(node, args, { ...env, ...extra }));

async function runVitestIn(node, args, env) {
  rmSync(vitestReport, { force: true });
  rmSync('test-results/repeats', { recursive: true, force: true });
  const code = await run(node, [vitest, 'run', ...args], { env });
  const first = report(vitestReport);
  const listed = readUnsteady().map(({ title }) => title);
  const files = first && signalCode() === null ? filesToRepeat(first.failures, listed) : [];
  if (code === 0 || files.length === 0) return code;
  console.log(`\n▸ listed as unsteady, repeated: ${files.join(', ')}`);
  const weighed = weighFailures(first.failures, await repeatFiles(node, files), listed);
  const failed = weighed.failures.length;
  writeFileSync(vitestReport, JSON.stringify({ ...first, ...weighed, failed }, null, 2));
  return failed === 0 && signalCode() === null ? 0 : code;
}

export async function runJourneys(node, names = [], extra = {}) {
  rmSync(journeysReport, { force: true });
  const CHROMIUM_PATH = (await findBrowser()) ?? '';
  return withScratchFolder((env) => run(node, ['e2e/run.ts', ...names], { env: { ...env, ...extra, CHROMIUM_PATH } }));
}

export async function buildAndRunJourneys(node, names, extra) {
  const code = isWebBuilt() ? 0 : await buildWeb(node);
  return code || runJourneys(node, names, extra);
}

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that died before it could count is one failure, never none. */
const died = (file) => ({
  passed: 0,
  skipped: 0,
  failed: 1,
  unsteady: [],
  failures: [{ title: file, error: 'missing' }],
});

/** The report of each step that counts something. */
const reportFiles = { tests: vitestReport, journeys: journeysReport };

/** The reports of the steps of these names. */
export const readReports = (names) =>
  names.flatMap((name) => reportFiles[name] ?? []).map((file) => report(file) ?? died(file));
