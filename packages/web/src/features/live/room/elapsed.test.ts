import { expect, test } from 'vitest';
import { elapsed } from './elapsed.ts';

test('how long it has been on, with hours only when there are any; a clock that is ahead shows nothing', () => {
  expect(elapsed(0)).toBe('00:00');
  expect(elapsed(65_999)).toBe('01:05');
  expect(elapsed(3_723_000)).toBe('1:02:03');
  expect(elapsed(-5_000)).toBe('00:00');
});
