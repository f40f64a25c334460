/**
 * Every `npm run` of this project. Plain JavaScript for Node 18 and newer, without dependencies: it is what runs
 * before anything is installed.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser, findNode, install, seconds } from './install.mjs';
import { run, runTogether, signalCode } from './processes.mjs';
import { filesToRepeat, joinTries } from './second-try.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const server = 'packages/server/src/app';
/** What short-lived objects may take: left to itself the runtime lets them grow to 48 MiB before it looks. */
const serverFlags = JSON.parse(readFileSync('packages/server/node-flags.json', 'utf8'));
const vitestReport = 'test-results/vitest.json';
const journeysReport = 'test-results/journeys.json';
const slowestShown = 20;

const checkSteps = (node) => [
  ['format', () => run(node, ['node_modules/oxfmt/bin/oxfmt', '--check', '.'])],
  ['lint', () => run(node, ['node_modules/oxlint/bin/oxlint'])],
  ['types', () => run(node, ['node_modules/typescript7/lib/tsc.js', '-p', '.'])],
  ['imports', () => run(node, ['scripts/import-rules.ts'])],
  ['dead code', () => run(node, ['node_modules/knip/bin/knip.js', '--no-progress'])],
  ['tests', () => runVitest(node)],
];

/** Where nobody watches, a file with a failure is run once more, from a fresh world, with nothing beside it. */
async function runVitest(node) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  rmSync(vitestReport, { force: true });
  const code = await run(node, vitest);
  const first = report(vitestReport);
  const files = first && process.env.CI && signalCode() === null ? filesToRepeat(first) : [];
  if (code === 0 || files.length === 0) return code;
  console.log(`\n▸ once more: ${files.join(', ')}`);
  rmSync(vitestReport, { force: true });
  const again = await run(node, [...vitest, '--no-file-parallelism', ...files]);
  const second = report(vitestReport);
  if (second) writeFileSync(vitestReport, JSON.stringify(joinTries(first, second), null, 2));
  return again;
}

async function runJourneys(node, names = []) {
  rmSync(journeysReport, { force: true });
  return run(node, ['e2e/run.ts', ...names], { env: { CHROMIUM_PATH: (await findBrowser()) ?? '' } });
}

/** Runs all steps, also after one has failed: one run shows everything there is to mend. */
async function runSteps(steps) {
  const results = [];
  const begun = Date.now();
  for (const [name, start] of steps) {
    console.log(`\n▸ ${name}`);
    const started = Date.now();
    const code = await start();
    results.push({ name, code, took: seconds(started) });
    if (signalCode() !== null) break;
  }
  console.log('');
  for (const { name, code, took } of results)
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${took.padStart(8)}`);
  console.log(`  ${'together'.padEnd(12)} ${seconds(begun).padStart(8)}`);
  return signalCode() ?? results.find(({ code }) => code !== 0)?.code ?? 0;
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

/** Where the time of a run goes: whoever makes it shorter begins here. */
function printSlowest(reports) {
  const times = reports.flatMap((one) => one.times ?? []).toSorted((one, other) => other.ms - one.ms);
  if (times.length === 0) return;
  console.log('\nslowest:');
  for (const { name, ms } of times.slice(0, slowestShown))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** The last lines say what there is to mend: whoever reads the end of a long record needs no more of it. */
function printCounts(withJourneys) {
  const all = [vitestReport, ...(withJourneys ? [journeysReport] : [])].map((file) => report(file) ?? died(file));
  for (const { title, error } of all.flatMap(({ failures }) => failures)) {
    console.log(`\n✗ ${title}`);
    console.log(error.split('\n').slice(0, 12).join('\n').replaceAll(/^/gm, '    '));
  }
  for (const title of all.flatMap(({ unsteady }) => unsteady)) console.log(`\n! passed at the second try: ${title}`);
  printSlowest(all);
  const sum = (count) => all.reduce((total, counts) => total + count(counts), 0);
  const unsteady = sum((counts) => counts.unsteady.length);
  const counts = [`${sum((one) => one.passed)} passed`, `${sum((one) => one.failed)} failed`];
  console.log(`\n${counts.join(', ')}, ${sum((one) => one.skipped)} skipped, ${unsteady} passed at the second try`);
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
  async check(node, names) {
    const steps = checkSteps(node).filter(([name]) => names.length === 0 || names.includes(name));
    const code = await runSteps(steps);
    if (steps.some(([name]) => name === 'tests')) printCounts(false);
    return code;
  },
  async test(node) {
    const steps = [...checkSteps(node), ['build', () => buildWeb(node)], ['journeys', () => runJourneys(node)]];
    const code = await runSteps(steps);
    printCounts(true);
    return code;
  },
  async journeys(node, names) {
    const code = isWebBuilt() ? 0 : await buildWeb(node);
    return code || runJourneys(node, names);
  },
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
