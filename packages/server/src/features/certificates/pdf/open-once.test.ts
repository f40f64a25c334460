import { expect, test } from 'vitest';
import { openOnce } from './open-once.ts';

test('[D-188] fonts are read once for all who print, and anew after a reading that failed', async () => {
  let tries = 0;
  const open = openOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the disk is busy');
    return tries;
  });
  const first = await Promise.allSettled([open(), open()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([open(), open()])).toEqual([2, 2]);
  expect(await open()).toBe(2);
});
