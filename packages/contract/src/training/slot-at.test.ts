import { expect, test } from 'vitest';
import { isSlotScannable, slotAt, slotEnd, typedSlots } from './slot-at.ts';

const start = slotAt(1_000_000_000);
const began = slotEnd(start - 1);

test('[ENUM-11] a scanned code counts for 17 seconds, and never before its time', () => {
  expect([-1, 0, 14_999, 15_000, 16_999, 17_000].map((after) => isSlotScannable(start, began + after))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('[ENUM-11] a typed code counts while it is shown, and as long again', () => {
  expect(typedSlots(began)).toEqual([start, start - 1]);
  expect(typedSlots(began + 29_999)).toContain(start);
  expect(typedSlots(began + 30_000)).not.toContain(start);
});
