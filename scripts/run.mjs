/**
 * Every `npm run` of this project. Plain JavaScript for Node 18 and newer, without dependencies: it is what runs
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findNode, findTools, install } from './install.mjs';
import { lastLines, leftTestNotes } from './last-lines.mjs';
import { run, runTogether, signalCode } from './processes.mjs';
import { recordProof } from './record-proof.mjs';
import { buildAndRunJourneys, readReports, runJourneys, runVitest } from './runners.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const server = 'packages/server/src/app';
/** What short-lived objects may take: left to itself the runtime lets them grow to 48 MiB before it looks. */
const serverFlags = JSON.parse(readFileSync('packages/server/node-flags.json', 'utf8'));

/** The types found are kept: after a change they are checked in a tenth of the time. */
const keptTypes = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
/** A second checker works out for itself what the first one knows: a third more work. */
const typesArgs = ['-p', '.', ...keptTypes, '--checkers', '1'];

/**
 * Linter and compiler are Go programs that end with what they have read: throwing parts of it away before was three
 * tenths of their work. They begin with it where they would take more than a quarter of the machine.
 */
const withoutCollection = { env: { GOGC: 'off', GOMEMLIMIT: String(Math.floor(totalmem() / 4)) } };

const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);

/** Each of these uses all processors. */
const checkSteps = (node, files = ['.']) => [
  ['format', () => run(node, ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files])],
  ['lint', () => run(node, ['node_modules/oxlint/bin/oxlint', ...files.filter(isCode)], withoutCollection)],
];

/**
 * Each of these uses one processor, and they are run at once. Types are checked as a whole: a change of one file breaks
 * another.
 */
const singleSteps = (node) => [
  ['types', () => run(node, ['node_modules/typescript7/lib/tsc.js', ...typesArgs], withoutCollection)],
  ['imports', () => run(node, ['scripts/import-rules.ts'])],
  ['dead code', () => run(node, ['node_modules/knip/bin/knip.js', '--no-progress'])],
  [
    'code only tests use',
    () => run(node, ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '-c', 'knip.product.jsonc']),
  ],
];

const buildStep = (node) => ['build', () => buildWeb(node)];
const testStep = (node, files = [], env = {}) => ['tests', () => runVitest(node, files, env)];
/** Those of these names, one after the other. */
const stepsNamed = (steps, names) =>
  steps.flatMap((step) => (Array.isArray(step[0]) ? step : [step])).filter(([name]) => names.includes(name));
const wholeCheck = (node, night) => [...checkSteps(node), singleSteps(node), testStep(node, [], night.env)];

function choose(node, ...what) {
  const { status, stdout, stderr } = spawnSync(node, ['scripts/choose.ts', ...what], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`it cannot be said what changed: ${stderr}`);
  return JSON.parse(stdout);
}

/** Decision 029: which tests and journeys are left out, as nothing they are about changed, and a line that says so. */
function readNight(node) {
  const { tests, leftTests, features } = choose(node, 'night');
  const env = { LEFT_TESTS: leftTests.join(','), NIGHT_FEATURES: features === 'all' ? 'all' : features.join(',') };
  if (tests.length > 0) console.log(`· of the night part, because of what changed: ${tests.join(', ')}`);
  return { env, notes: leftTestNotes(leftTests), isWhole: features === 'all' };
}

/** The steps of a working day: static checks of what changed, and the tests that could notice it. */
function changedSteps(node) {
  const { since, changed, features, tests, journeys } = choose(node);
  if (changed === null) return wholeCheck(node, readNight(node));
  console.log(`· ${changed.length} files changed since ${since.slice(0, 8)}: ${features.join(', ') || 'no feature'}`);
  console.log(`· ${tests.length} test files; all other tests and journeys are for npm test`);
  return [
    ...(changed.some(isCode) ? [...checkSteps(node, changed), singleSteps(node)] : []),
    testStep(node, tests),
    ...(journeys.length > 0 ? [['journeys', () => buildAndRunJourneys(node, journeys)]] : []),
  ];
}

async function runStep([name, start]) {
  console.log(`\n▸ ${name}`);
  const started = Date.now();
  const code = await start();
  return { name, code, ms: Date.now() - started };
}

/** Runs all steps, also after one has failed: one run shows everything there is to mend. A list of steps runs at once. */
async function runSteps(wanted, { notes = [], onGreen = () => {} } = {}) {
  const steps = [];
  for (const step of wanted) {
    const isList = Array.isArray(step[0]);
    steps.push(...(isList ? await Promise.all(step.map(runStep)) : [await runStep(step)]));
    if (signalCode() !== null) break;
  }
  const reports = readReports(steps.map(({ name }) => name));
  for (const line of lastLines({ steps, reports, notes, ms: performance.now() })) console.log(line);
  const code = signalCode() ?? steps.find((step) => step.code !== 0)?.code ?? 0;
  if (code === 0) onGreen(steps);
  return code;
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
    const wanted = names.filter((name) => name !== 'changed');
    const hasTests = !names.includes('changed') && (wanted.length === 0 || wanted.includes('tests'));
    const night = hasTests ? readNight(node) : { env: {}, notes: [] };
    const steps = names.includes('changed') ? changedSteps(node) : wholeCheck(node, night);
    return runSteps(wanted.length === 0 ? steps : stepsNamed(steps, wanted), night);
  },
  async test(node) {
    const night = readNight(node);
    // A whole run has the conversions in it: they are proven by the tools themselves, and nothing skipped is recorded.
    if (night.isWhole) await findTools();
    const steps = [
      ...checkSteps(node),
      [...singleSteps(node), buildStep(node)],
      testStep(node, [], night.env),
      ['journeys', () => runJourneys(node, [], night.env)],
    ];
    return runSteps(steps, { notes: night.notes, onGreen: (taken) => recordProof(taken, night) });
  },
  async 'test:night'(node, names) {
    await findTools();
    const { tests, journeys } = choose(node, 'whole-night');
    const steps = [
      testStep(node, tests, { FUZZ_SEED: 'random' }),
      ['journeys', () => buildAndRunJourneys(node, journeys, { LOOKS: 'whole' })],
    ];
    if (names.length > 0) return runSteps(stepsNamed(steps, names));
    // It takes its own time: the order of files by day is that of a run by day.
    return runSteps(steps, { onGreen: (taken) => recordProof(taken, { isWhole: true, hasSeconds: false }) });
  },
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
  'search:rebuild': (node, args) => run(node, [...serverFlags, `${server}/search-rebuild.ts`, ...args]),
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
