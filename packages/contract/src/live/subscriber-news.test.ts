import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveStatus } from './live-status.ts';
import { subscriberNews, type NotifiedState } from './subscriber-news.ts';

const { unpublished, notBegun, running, ended, cancelled } = LiveStatus;
const nothing: NotifiedState = { status: null, startTime: null };

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

test('[D-065] what was told once is not told again, whatever state it was', () => {
  const state = fc.record({
    status: fc.constantFrom(notBegun, running, cancelled),
    startTime: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(state, (told) => {
      expect(subscriberNews(told, told)).toBeNull();
    }),
  );
});

test('[D-065] a live is told to be off and on again in turns only, each after the other was told', () => {
  const status = fc.constantFrom(notBegun, cancelled);
  fc.assert(
    fc.property(fc.array(status, { minLength: 1 }), (lasting) => {
      let told: NotifiedState = nothing;
      const news = lasting.flatMap((now) => {
        const text = subscriberNews({ status: now, startTime: 5 }, told);
        if (text !== null) told = { status: now, startTime: 5 };
        return text ?? [];
      });
      expect(news).toEqual(news.map((_, index) => (index % 2 === 0 ? 'cancelled' : 'republished')));
    }),
  );
});
