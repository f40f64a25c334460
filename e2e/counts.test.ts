import { expect, test } from 'vitest';
import { passesOf, summarize } from './counts.ts';
import { type Performed, printed } from './lane.ts';
import type { Outcome } from './perform.ts';

const passed = { title: 'one', ms: 10, error: null };
const failed = { title: 'two', ms: 10, error: 'Error: gone' };
const skipped = { title: 'three', ms: 10, error: null, skipped: 'there is no ffmpeg' };

const performed = (isRepeat: boolean, ...outcomes: Outcome[]): Performed => ({
  act: { name: 'files', product: {}, journeys: [] },
  isRepeat,
  outcomes,
  ms: 1_000,
});

test('a journey that was skipped has neither passed nor failed, and one without an outcome has failed', () => {
  expect(summarize([performed(false, passed, failed, skipped)], 4, [])).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 1,
  });
});

test('what was skipped is printed with its reason', () => {
  const lines = printed(performed(false), [passed, failed, skipped], 1_000).split('\n');
  expect(lines.slice(2)).toEqual([
    '✓ one (0.0 s)',
    '✗ two (0.0 s)',
    '    Error: gone',
    '– SKIPPED three (0.0 s)',
    '    there is no ffmpeg',
  ]);
});

test('a listed journey that passes in a repeat is counted apart; its file is not counted twice', () => {
  const all = [
    performed(false, passed, failed),
    performed(true, passed, failed),
    performed(true, passed, { ...failed, error: null }),
  ];
  expect(summarize(all, 2, ['two'])).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
    unsteady: [{ title: 'two', error: 'Error: gone', passed: 1, of: 2 }],
  });
  expect(summarize(all, 2, [])).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
});

test('a server that ended by itself is no matter of luck', () => {
  const ended = { ...failed, title: 'the server of files runs until it is stopped' };
  const all = [performed(false, passed, failed, ended), performed(true, passed, { ...failed, error: null })];
  expect(summarize(all, 2, ['two'])).toMatchObject({ passed: 1, failed: 1, failures: [{ title: ended.title }] });
});

test('of many performances each journey says how often it passed', () => {
  const all = [performed(false, passed, failed), performed(false, passed, { ...failed, error: null })];
  expect(passesOf(all)).toEqual([
    { title: 'one', passed: 2, of: 2 },
    { title: 'two', passed: 1, of: 2 },
  ]);
});
