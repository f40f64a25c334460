/**
 * `npm run soak -- <part of a title>` runs the tests and journeys with that title twenty times on a slowed processor, each
 * time from a fresh world. A part of a path chooses whole files.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import { readProgramme } from '../e2e/programme.ts';
import { literalPattern } from './literal-pattern.ts';

const times = 20;
/** Processes that only burn time, for each processor: what is left to a test is a quarter, as in the browser. */
const neighboursPerCore = 3;
/** Answers of the server to page tests come later by up to this. */
const lateMs = 500;

type Count = { passed: number; failed: number; firstError: string };

/** Test files that hold the words, in a title or anywhere else; which tests are meant is for the runner to say. */
function testFilesWith(part: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((path) => path !== '');
  const named = files.filter((path) => path.includes(part));
  return named.length > 0 ? named : files.filter((path) => readFileSync(path, 'utf8').includes(part));
}

function startNeighbours(): () => void {
  const count = availableParallelism() * neighboursPerCore;
  const neighbours = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
  );
  const stop = (): void => neighbours.forEach((one) => one.kill('SIGKILL'));
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  return stop;
}

function countTest(counts: Map<string, Count>, test: TestCase): void {
  const { state, errors = [] } = test.result();
  if (state === 'skipped' || state === 'pending') return;
  const title = `${test.module.relativeModuleId} › ${test.fullName}`;
  const count = counts.get(title) ?? { passed: 0, failed: 0, firstError: '' };
  counts.set(title, count);
  if (state === 'passed') count.passed += 1;
  else count.failed += 1;
  if (state === 'failed')
    count.firstError ||= errors.map(({ message, stack = '' }) => `${message}\n${stack}`).join('\n');
}

/** A failure outside of any test is counted under the name of its file. */
function countModule(counts: Map<string, Count>, module: TestModule): void {
  for (const test of module.children.allTests()) countTest(counts, test);
  const errors = module.errors();
  if (errors.length === 0) return;
  const count = counts.get(module.relativeModuleId) ?? { passed: 0, failed: 0, firstError: '' };
  counts.set(module.relativeModuleId, count);
  count.failed += 1;
  count.firstError ||= errors.map(({ message }) => message).join('\n');
}

async function soakTests(part: string, files: readonly string[]): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>();
  const isPath = files.every((path) => path.includes(part));
  const pattern = isPath ? {} : { testNamePattern: literalPattern(part) };
  process.env['LATE'] ??= String(lateMs);
  const vitest = await createVitest({ watch: false, reporters: [], ...pattern });
  const stop = startNeighbours();
  try {
    const specifications = await vitest.globTestSpecifications([...files]);
    for (let n = 1; n <= times; n++) {
      const started = Date.now();
      const { testModules } = await vitest.runTestSpecifications(specifications);
      for (const module of testModules) countModule(counts, module);
      const failed = testModules.filter((module) => module.state() === 'failed').length;
      console.log(`${failed === 0 ? '✓' : '✗'} ${n} of ${times} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  } finally {
    stop();
    await vitest.close();
  }
  return counts;
}

function printCounts(counts: Map<string, Count>): number {
  for (const [title, { passed, failed, firstError }] of counts) {
    console.log(`\n${failed === 0 ? '✓' : '✗'} ${passed} of ${passed + failed} passed: ${title}`);
    if (failed > 0) console.log(firstError.replaceAll(/^/gm, '    '));
  }
  return [...counts.values()].some(({ failed }) => failed > 0) ? 1 : 0;
}

async function main(part: string): Promise<number> {
  if (part === '') throw new Error('say a part of the title: npm run soak -- <part of a title>');
  const [{ acts }, files] = [await readProgramme([part]), testFilesWith(part)];
  if (acts.length === 0 && files.length === 0) throw new Error(`no test and no journey is called “${part}”`);
  const journeys = ['scripts/run.mjs', 'journeys', part];
  const env = { ...process.env, SOAK: String(times) };
  const code = acts.length === 0 ? 0 : (spawnSync(process.execPath, journeys, { stdio: 'inherit', env }).status ?? 1);
  return files.length === 0 ? code : code || printCounts(await soakTests(part, files));
}

process.exitCode = await main(process.argv.slice(2).join(' '));
