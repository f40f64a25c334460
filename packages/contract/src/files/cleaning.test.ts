import { expect, test } from 'vitest';
import { cleaningStates, isCleaned, isReadableByOthers, isWithheld } from './cleaning.ts';

test('[D-168] pictures always lose their notes, documents and films unless their author wants them kept', () => {
  for (const kind of ['document', 'video', 'audio'] as const) {
    expect([isCleaned(kind, false), isCleaned(kind, true)]).toEqual([true, false]);
  }
  expect([isCleaned('picture', false), isCleaned('picture', true)]).toEqual([true, true]);
  expect([isCleaned('book', false), isCleaned('archive', false)]).toEqual([false, false]);
});

test('[D-168] what still waits to be cleaned is nobody else’s to read', () => {
  expect(cleaningStates.filter(isReadableByOthers)).toEqual(['none', 'old', 'done']);
  expect(cleaningStates.filter(isWithheld)).toEqual(['failed']);
});
