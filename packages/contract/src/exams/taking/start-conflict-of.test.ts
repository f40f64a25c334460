import { expect, test } from 'vitest';
import { startConflictOf } from './start-conflict-of.ts';

const stranger = { isAuthor: false, hasWritten: false, isMarker: false, readsBank: false, isCertification: false };

test('[D-183] whoever made or marks an exam does not take it, and who reads the bank takes none that certifies', () => {
  const reader = { ...stranger, readsBank: true };
  expect([
    startConflictOf(stranger),
    startConflictOf({ ...stranger, isCertification: true }),
    startConflictOf(reader),
    startConflictOf({ ...reader, isCertification: true }),
    startConflictOf({ ...reader, isAuthor: true }),
    startConflictOf({ ...reader, hasWritten: true }),
    startConflictOf({ ...stranger, isMarker: true }),
  ]).toEqual([null, null, null, 'readsBank', 'made', 'made', 'marks']);
});
