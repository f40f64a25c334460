import { expect, test } from 'vitest';
import { directionOf, turnOfKey, turnOfTap } from './page-turns.ts';

test('arrows turn to their side: on in a western book, back in one read from right to left', () => {
  expect(directionOf('right', false)).toBe(1);
  expect(directionOf('left', false)).toBe(-1);
  expect(directionOf('right', true)).toBe(-1);
  expect(directionOf('left', true)).toBe(1);
  expect(directionOf('next', true)).toBe(1);
  expect(directionOf('previous', true)).toBe(-1);
});

test('space goes on and with shift back', () => {
  expect(turnOfKey(' ', false)).toBe('next');
  expect(turnOfKey(' ', true)).toBe('previous');
  expect(turnOfKey('PageUp', false)).toBe('previous');
  expect(turnOfKey('a', false)).toBeNull();
});

test('a tap turns the page only near an edge', () => {
  expect(turnOfTap(20, 400)).toBe('left');
  expect(turnOfTap(390, 400)).toBe('right');
  expect(turnOfTap(200, 400)).toBeNull();
});
