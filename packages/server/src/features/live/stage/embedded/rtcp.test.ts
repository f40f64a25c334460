import { expect, test } from 'vitest';
import { ntpOf } from './rtcp.ts';

test('a moment is seconds since 1900 and parts of 2³²', () => {
  expect(ntpOf(0)).toBe(2_208_988_800n << 32n);
  expect(ntpOf(1_500)).toBe((2_208_988_801n << 32n) + 2n ** 31n);
});
