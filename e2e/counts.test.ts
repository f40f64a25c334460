import { expect, test } from 'vitest';
import { countOutcomes } from './counts.ts';
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
