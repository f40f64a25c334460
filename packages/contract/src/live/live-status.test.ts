import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { hasBegun, isOpen, isOver, isPublished, LiveStatus, liveStatusLabels } from './live-status.ts';

test('[ENUM-03] the labels of 1 to 4 are there, and one for the live that was never published (C-16)', () => {
  expect(valuesOf(LiveStatus)).toEqual([0, 1, 2, 3, 4]);
  expect(liveStatusLabels).toEqual({
    0: 'live.status.unpublished',
    1: 'live.status.notBegun',
    2: 'live.status.running',
    3: 'live.status.ended',
    4: 'live.status.cancelled',
  });
});

test.each([
  ['unpublished', { isPublished: false, isOpen: false, hasBegun: false, isOver: false }],
  ['notBegun', { isPublished: true, isOpen: true, hasBegun: false, isOver: false }],
  ['running', { isPublished: true, isOpen: true, hasBegun: true, isOver: false }],
  ['ended', { isPublished: true, isOpen: false, hasBegun: true, isOver: true }],
  ['cancelled', { isPublished: false, isOpen: false, hasBegun: false, isOver: true }],
] as const)('a live that is %s answers every question about its status', (name, answers) => {
  const status = LiveStatus[name];
  expect({
    isPublished: isPublished(status),
    isOpen: isOpen(status),
    hasBegun: hasBegun(status),
    isOver: isOver(status),
  }).toEqual(answers);
});
