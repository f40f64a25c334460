import { expect, test } from 'vitest';
import { lastLines, leftTestNotes, type Report } from './last-lines.mjs';

const report = (change: Partial<Report>): Report => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
  ...change,
});

test('the last lines hold failures, unsteady ones, the slowest, the phases, the counts and the time', () => {
  const tests = report({
    passed: 3,
    skipped: 1,
    unsteady: [{ title: 'two', error: 'late', passed: 3, of: 5 }],
    times: [
      { name: 'a.test.ts', ms: 900 },
      { name: 'b.test.ts', ms: 2_500 },
    ],
  });
  const journeys = report({ passed: 2, failed: 1, failures: [{ title: 'one', error: 'gone\nfor good', file: 'a' }] });
  const steps = [
    { name: 'lint', code: 0, ms: 4_000 },
    { name: 'journeys', code: 1, ms: 61_000 },
  ];
  expect(lastLines({ steps, reports: [tests, journeys], notes: ['left: x'], ms: 65_400 })).toEqual([
    '',
    '✗ one',
    '    gone\n    for good',
    '',
    '! unsteady, 3 of 5 repeats passed: two',
    '    late',
    '',
    'slowest:',
    '    2.5 s  b.test.ts',
    '    0.9 s  a.test.ts',
    '',
    '✓ lint            4.0 s',
    '✗ journeys       61.0 s',
    '',
    'left: x',
    '',
    '5 passed, 1 failed, 1 skipped, 1 unsteady',
    'together 1 min 5 s',
  ]);
});

test('of the slowest there are twenty, and without tests there is nothing to count', () => {
  const times = Array.from({ length: 30 }, (_, i) => ({ name: `test ${i}`, ms: i }));
  const lines = lastLines({ steps: [], reports: [report({ times })], ms: 0 });
  expect(lines.filter((line) => line.includes('  test '))).toHaveLength(20);
  expect(lastLines({ steps: [{ name: 'lint', code: 0, ms: 1 }], reports: [], ms: 1 })).toHaveLength(3);
});

test('of the tests left out the long ones are named, the others counted', () => {
  const left = ['a.night.test.ts', 'pages/teams.test.ts', 'packages/web/src/features/teams/Card.test.tsx'];
  expect(leftTestNotes(left)).toEqual([
    'left out, as their features have not changed since a green run: a.night.test.ts, 1 files of page tests and 1 of the client',
  ]);
  expect(leftTestNotes([])).toEqual([]);
});
