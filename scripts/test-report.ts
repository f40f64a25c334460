import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError, TestCase, TestModule } from 'vitest/node';

/** A repeat of a file writes beside what it repeats. */
const reportFile = process.env['TEST_REPORT'] || 'test-results/vitest.json';

const titleOf = (test: TestCase): string => `${test.module.relativeModuleId} › ${test.fullName}`;
const messageOf = (errors: readonly { message?: string; diff?: string }[] = []): string =>
  errors
    .map(({ message = 'no reason given', diff = '' }) => stripVTControlCharacters(`${message}\n${diff}`))
    .join('\n');

/** Left by `vitest.server.ts`. */
const serverErrorsOf = (test: TestCase): readonly string[] =>
  (test.meta() as { serverErrors?: readonly string[] }).serverErrors ?? [];

function readTests(modules: readonly TestModule[]) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const having = (state: string): TestCase[] => tests.filter((test) => test.result().state === state);
  return {
    passed: having('passed').length,
    passedTitles: having('passed').map(titleOf),
    skipped: having('skipped').length + having('pending').length,
    failures: having('failed').map((test) => ({
      title: titleOf(test),
      error: [messageOf(test.result().errors), ...serverErrorsOf(test)].join('\n'),
      file: test.module.relativeModuleId,
    })),
  };
}

/** What went wrong outside of any test: a module that cannot be read, a hook, an error nobody awaited. */
function readOther(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
  const outside = modules.flatMap((module) => {
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const errors = [...module.errors(), ...suites];
    return errors.length > 0
      ? [{ title: module.relativeModuleId, error: messageOf(errors), file: module.relativeModuleId }]
      : [];
  });
  const lost = unhandled.map((error) => ({
    title: 'an error nobody caught',
    error: messageOf([error]),
    file: null,
  }));
  return [...outside, ...lost];
}

/**
 * The time of each file, with what it imports and sets up. Not with its worker and environment: files share them, and
 * the first of them is charged with all the time the worker was there.
 */
const readTimes = (modules: readonly TestModule[]) =>
  modules.map((module) => {
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    const ms = collectDuration + duration + setupDuration;
    return { name: module.relativeModuleId, ms: Math.round(ms) };
  });

/** Writes what the last lines of a run are made of. */
export class TestReport {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[], reason: string): void {
    const { failures, ...tests } = readTests(modules);
    const all: { title: string; error: string; file: string | null }[] = [
      ...failures,
      ...readOther(modules, unhandled),
    ];
    if (reason !== 'passed' && all.length === 0) all.push({ title: 'the run of the tests', error: reason, file: null });
    mkdirSync(dirname(reportFile), { recursive: true });
    const times = readTimes(modules);
    const counts = { ...tests, failed: all.length, unsteady: [], failures: all, times, files: times };
    writeFileSync(reportFile, `${JSON.stringify(counts, null, 2)}\n`);
  }
}
