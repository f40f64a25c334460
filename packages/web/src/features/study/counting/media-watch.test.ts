import { unionOf } from '@shuyuan/contract/study/play/intervals';
import { expect, test } from 'vitest';
import { mediaWatch } from './media-watch.ts';

/** A film that says four times a second where it is. */
function played(watch: ReturnType<typeof mediaWatch>, from: number, to: number, speed = 1) {
  const found = [];
  for (let at = from; at <= to; at += 0.25 * speed)
    found.push(watch.sample({ at, nowMs: ((at - from) / speed) * 1_000, speed, isPlaying: true }));
  return unionOf(found.flatMap((interval) => interval ?? []));
}

test('[D-178] whole seconds that were played are told, at any speed', () => {
  expect(played(mediaWatch(), 0, 4)).toEqual([{ from: 0, to: 4 }]);
  expect(played(mediaWatch(), 3.5, 6.25)).toEqual([{ from: 3, to: 6 }]);
  expect(played(mediaWatch(), 10, 20, 2)).toEqual([{ from: 10, to: 20 }]);
});

test('[D-178] a leap is not watched, and playing goes on behind it', () => {
  const watch = mediaWatch();
  played(watch, 0, 2);
  expect(watch.sample({ at: 60, nowMs: 2_250, speed: 1, isPlaying: true })).toBeNull();
  expect(watch.sample({ at: 61.1, nowMs: 3_350, speed: 1, isPlaying: true })).toEqual({ from: 60, to: 61 });
  watch.leap();
  expect(watch.sample({ at: 5, nowMs: 3_400, speed: 1, isPlaying: true })).toBeNull();
});

test('[D-178] time that passes in a pause is not watched', () => {
  const watch = mediaWatch();
  watch.sample({ at: 1, nowMs: 0, speed: 1, isPlaying: true });
  expect(watch.sample({ at: 1.4, nowMs: 400, speed: 1, isPlaying: false })).toBeNull();
  expect(watch.sample({ at: 9, nowMs: 9_000, speed: 1, isPlaying: true })).toBeNull();
});

test('[D-178] the end of a film belongs to it where it was played up to there', () => {
  const watch = mediaWatch();
  played(watch, 6, 9.75);
  expect(watch.end(10)).toEqual({ from: 9, to: 10 });
  expect(watch.end(10)).toBeNull();
  const leapt = mediaWatch();
  played(leapt, 0, 2);
  expect(leapt.end(10)).toBeNull();
});
