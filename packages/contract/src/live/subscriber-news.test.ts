import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveStatus } from './live-status.ts';
import { subscriberNews, type ToldState } from './subscriber-news.ts';

const { unpublished, notBegun, running, ended, cancelled } = LiveStatus;
const nothing: ToldState = { status: null, startTime: null };

test('[D-065] subscribers hear that a live is off, that it is on again, and that it began', () => {
  expect(subscriberNews({ status: notBegun, startTime: 5 }, nothing)).toBeNull();
  expect(subscriberNews({ status: cancelled, startTime: 5 }, nothing)).toBe('cancelled');
  expect(subscriberNews({ status: notBegun, startTime: 5 }, { status: cancelled, startTime: 5 })).toBe('republished');
  expect(subscriberNews({ status: running, startTime: 5 }, { status: notBegun, startTime: 5 })).toBe('started');
  for (const status of [unpublished, ended]) expect(subscriberNews({ status, startTime: 5 }, nothing)).toBeNull();
});

test('[D-060] another time is news while it has not begun; one that is on again says its time with it', () => {
  expect(subscriberNews({ status: notBegun, startTime: 6 }, { status: null, startTime: 5 })).toBe('moved');
  expect(subscriberNews({ status: notBegun, startTime: 6 }, { status: cancelled, startTime: 5 })).toBe('republished');
  expect(subscriberNews({ status: cancelled, startTime: 6 }, { status: cancelled, startTime: 5 })).toBeNull();
});

test('[D-065] however often it changes between two looks, each look brings at most one notice and the same look none', () => {
  const state = fc.record({
    status: fc.constantFrom(notBegun, running, cancelled),
    startTime: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(state, fc.array(state), state, (told, between, now) => {
      // What did not last is not looked at: only where it ends counts.
      const last = [...between, now].at(-1) ?? now;
      if (last.status === told.status && last.startTime === told.startTime)
        expect(subscriberNews(last, told)).toBeNull();
      expect(subscriberNews(last, last)).toBeNull();
    }),
  );
});
