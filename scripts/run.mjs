/**
 * Every `npm run` of this project. Plain JavaScript for Node 18 and newer, without dependencies: it is what runs
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findBrowser, findNode, install } from './install.mjs';
import { lastLines } from './last-lines.mjs';
import { run, runTogether, signalCode } from './processes.mjs';
import { withScratchFolder } from './scratch-folder.mjs';
import { filesToRepeat, readUnsteady, repeatCount, weighFailures } from './unsteady.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const server = 'packages/server/src/app';
/** What short-lived objects may take: left to itself the runtime lets them grow to 48 MiB before it looks. */
const serverFlags = JSON.parse(readFileSync('packages/server/node-flags.json', 'utf8'));
const vitest = 'node_modules/vitest/vitest.mjs';
const vitestReport = 'test-results/vitest.json';
const journeysReport = 'test-results/journeys.json';

/** What types were found is kept: after a change they are checked in a tenth of the time. */
const typesArgs = ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];

const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);

/** Each of these uses all processors. Types are checked as a whole: a change of one file breaks another. */
const checkSteps = (node, files = ['.']) => [
  ['format', () => run(node, ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files])],
  ['lint', () => run(node, ['node_modules/oxlint/bin/oxlint', ...files.filter(isCode)])],
  ['types', () => run(node, ['node_modules/typescript7/lib/tsc.js', ...typesArgs])],
];

/** Each of these uses one processor, and they are run at once. */
const singleSteps = (node) => [
  ['imports', () => run(node, ['scripts/import-rules.ts'])],
  ['dead code', () => run(node, ['node_modules/knip/bin/knip.js', '--no-progress'])],
];

const buildStep = (node) => ['build', () => buildWeb(node)];
const testStep = (node, files = []) => ['tests', () => runVitest(node, files)];
/** Those of these names, one after the other. */
const stepsNamed = (steps, names) =>
  steps.flatMap((step) => (Array.isArray(step[0]) ? step : [step])).filter(([name]) => names.includes(name));
const wholeCheck = (node) => [...checkSteps(node), singleSteps(node), testStep(node)];

/** The steps of a working day: static checks of what changed, and the tests that could notice it. */
function changedSteps(node) {
  const { status, stdout, stderr } = spawnSync(node, ['scripts/choose.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`it cannot be said what changed: ${stderr}`);
  const { since, changed, features, tests, journeys } = JSON.parse(stdout);
  if (changed === null) return wholeCheck(node);
  console.log(`· ${changed.length} files changed since ${since.slice(0, 8)}: ${features.join(', ') || 'no feature'}`);
  console.log(`· ${tests.length} test files; all other tests and journeys are for npm test`);
  return [
    ...(changed.some(isCode) ? [...checkSteps(node, changed), singleSteps(node)] : []),
    testStep(node, tests),
    ...(journeys.length > 0 ? [['journeys', () => buildAndRunJourneys(node, journeys)]] : []),
  ];
}

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

const runVitest = (node, args = []) => withScratchFolder((env) => runVitestIn(node, args, env));

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

async function runJourneys(node, names = []) {
  rmSync(journeysReport, { force: true });
  const CHROMIUM_PATH = (await findBrowser()) ?? '';
  return withScratchFolder((env) => run(node, ['e2e/run.ts', ...names], { env: { ...env, CHROMIUM_PATH } }));
}

async function buildAndRunJourneys(node, names) {
  const code = isWebBuilt() ? 0 : await buildWeb(node);
  return code || runJourneys(node, names);
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

/** What each step that counts something writes. */
const reportFiles = { tests: vitestReport, journeys: journeysReport };

async function runStep([name, start]) {
  console.log(`\n▸ ${name}`);
  const started = Date.now();
  const code = await start();
  return { name, code, ms: Date.now() - started };
}

/** Runs all steps, also after one has failed: one run shows everything there is to mend. A list of steps runs at once. */
async function runSteps(wanted) {
  const steps = [];
  for (const step of wanted) {
    const isList = Array.isArray(step[0]);
    steps.push(...(isList ? await Promise.all(step.map(runStep)) : [await runStep(step)]));
    if (signalCode() !== null) break;
  }
  const files = steps.flatMap(({ name }) => reportFiles[name] ?? []);
  const reports = files.map((file) => report(file) ?? died(file));
  for (const line of lastLines({ steps, reports, ms: performance.now() })) console.log(line);
  return signalCode() ?? steps.find(({ code }) => code !== 0)?.code ?? 0;
}

const commands = {
  async start(node, args) {
    if (!isWebBuilt()) {
      console.log('· building the client; this is needed after a change only');
      const code = await buildWeb(node);
      if (code !== 0) return code;
    }
    return run(node, [...serverFlags, `${server}/main.ts`, ...args]);
  },
  check(node, names) {
    const steps = names.includes('changed') ? changedSteps(node) : wholeCheck(node);
    const wanted = names.filter((name) => name !== 'changed');
    return runSteps(wanted.length === 0 ? steps : stepsNamed(steps, wanted));
  },
  test: (node) =>
    runSteps([
      ...checkSteps(node),
      [...singleSteps(node), buildStep(node)],
      testStep(node),
      ['journeys', () => runJourneys(node)],
    ]),
  journeys: (node, names) => buildAndRunJourneys(node, names),
  soak: (node, words) => run(node, ['scripts/soak.ts', ...words]),
  dev: (node) =>
    runTogether([
      () => run(node, [...serverFlags, '--watch', '--watch-preserve-output', `${server}/main.ts`]),
      () => run(node, ['node_modules/vite/bin/vite.js', 'packages/web']),
    ]),
  build: (node) => buildWeb(node),
  seed: (node, args) => run(node, [`${server}/seed.ts`, ...args]),
  worker: (node, args) => run(node, [...serverFlags, `${server}/worker.ts`, ...args]),
  'db:types': (node, args) => run(node, [`${server}/db-types.ts`, ...args]),
  bench(node, names) {
    const files = readdirSync('bench').filter((file) => file.endsWith('.bench.ts'));
    const wanted = files.filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
    return runSteps(wanted.map((file) => [file, () => run(node, [`bench/${file}`])]));
  },
};

async function main([name = '', ...args]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : null;
  if (!command) {
    console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  const installed = await install();
  if (installed !== 0) return installed;
  const node = findNode();
  if (!node) return 1;
  return command(node, args);
}

process.exitCode = await main(process.argv.slice(2));
