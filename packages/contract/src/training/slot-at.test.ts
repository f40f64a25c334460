import { expect, test } from 'vitest';
import { countingSlots, slotAt, slotEnd } from './slot-at.ts';

const start = slotAt(1_000_000_000);
const began = slotEnd(start - 1);

test('[ENUM-11] a code counts while it is shown and as long again, and never before its time', () => {
  expect(countingSlots(began)).toEqual([start, start - 1]);
  expect(countingSlots(began - 1)).not.toContain(start);
  expect(countingSlots(began + 29_999)).toContain(start);
  expect(countingSlots(began + 30_000)).not.toContain(start);
});
