import { expect, test } from 'vitest';
import { countOutcomes, summarize, withSecondTry } from './counts.ts';
import { printed } from './lane.ts';

const passed = { title: 'one', ms: 10, error: null };
const failed = { title: 'two', ms: 10, error: 'Error: gone' };
const skipped = { title: 'three', ms: 10, error: null, skipped: 'there is no ffmpeg' };

test('a journey that was skipped has neither passed nor failed, and one without an outcome has failed', () => {
  expect(countOutcomes([passed, failed, skipped], 4)).toEqual({ passed: 1, failed: 2, skipped: 1 });
});

test('what was skipped is printed with its reason', () => {
  const lines = printed({ name: 'files' }, [passed, failed, skipped], 1_000).split('\n');
  expect(lines.slice(2)).toEqual([
    '✓ one (0.0 s)',
    '✗ two (0.0 s)',
    '    Error: gone',
    '– SKIPPED three (0.0 s)',
    '    there is no ffmpeg',
  ]);
});

test('a journey that passes at the second try is named; one that fails again has failed', () => {
  const again = withSecondTry(
    [passed, failed, { ...failed, title: 'four' }],
    [passed, { ...failed, error: null }, { ...failed, title: 'four' }],
  );
  expect(summarize(again, 3)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [{ title: 'four', error: 'Error: gone' }],
    unsteady: ['two'],
  });
});

test('a server that ended by itself is no matter of luck', () => {
  const again = withSecondTry([passed, { ...failed, title: 'the server of files runs until it is stopped' }], [passed]);
  expect(summarize(again, 1)).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
});
