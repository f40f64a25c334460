import { expect, test } from 'vitest';
import { clamped, firstPlace, isClick, moved, placeOf, stepOf, textOfPlace } from './floating-place.ts';

const desk = { width: 1440, height: 900, buttonsWidth: 48, buttonsHeight: 104, barHeight: 0 };
const phone = { ...desk, width: 390, height: 844, barHeight: 56 };

test('[AI-04] the buttons keep 54 px from the right and the bottom edge', () => {
  expect(clamped({ end: 0, bottom: -900 }, desk)).toEqual({ end: 54, bottom: 54 });
  expect(clamped(firstPlace, desk)).toEqual(firstPlace);
});

test('[AI-01] they never leave the window on the other sides', () => {
  expect(clamped({ end: 9_000, bottom: 9_000 }, desk)).toEqual({ end: 1_392, bottom: 796 });
});

test('[D-161] a smaller window has them inside again, and a tiny one at its corner', () => {
  const place = { end: 1_300, bottom: 700 };
  expect(clamped(place, { ...desk, width: 800, height: 600 })).toEqual({ end: 752, bottom: 496 });
  expect(clamped(place, { ...desk, width: 60, height: 60 })).toEqual({ end: 54, bottom: 54 });
});

test('[AI-04] on a phone they stay above the bar', () => {
  expect(clamped({ end: 54, bottom: 0 }, phone).bottom).toBe(64);
});

test('[AI-07] a press under 210 ms is a click', () => {
  expect([0, 209, 210, 500].map(isClick)).toEqual([true, true, false, false]);
});

test('[AI-01] a movement changes the distances; in Arabic the end is on the left', () => {
  const by = { x: -10, y: -20 };
  expect(moved({ end: 54, bottom: 54 }, by, false)).toEqual({ end: 64, bottom: 74 });
  expect(moved({ end: 54, bottom: 54 }, by, true)).toEqual({ end: 44, bottom: 74 });
});

test('[AI-01] arrow keys move them; other keys do not', () => {
  expect(stepOf('ArrowUp')).toEqual({ x: 0, y: -16 });
  expect(stepOf('Enter')).toBeNull();
});

test('[D-161] a place is remembered as text; nonsense is no place', () => {
  expect(placeOf(textOfPlace({ end: 60.4, bottom: 80 }))).toEqual({ end: 60, bottom: 80 });
  for (const text of [null, '', ' ', 'a b', '1', '1 2 3', 'NaN 4']) expect(placeOf(text)).toBeNull();
});
