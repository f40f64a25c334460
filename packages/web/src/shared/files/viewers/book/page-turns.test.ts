import { expect, test } from 'vitest';
import { directionOf, oneAfterTheOther, turnOfKey, turnOfTap } from './page-turns.ts';

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

test('quick turns wait for each other, a few of them; one that fails does not stop the next', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const turn = oneAfterTheOther(async (wanted) => {
    begun.push(wanted);
    await new Promise<void>((end) => ends.push(end));
    if (wanted === 'left') throw new Error('nothing there');
  });
  const first = turn('left');
  const others = [turn('right'), turn('next'), turn('previous'), turn('previous')];
  await expect.poll(() => begun).toEqual(['left']);
  ends.shift()?.();
  await expect(first).rejects.toThrow('nothing there');
  for (const wanted of ['right', 'next']) {
    await expect.poll(() => begun.at(-1)).toBe(wanted);
    ends.shift()?.();
  }
  await Promise.all(others);
  expect(begun).toEqual(['left', 'right', 'next']);
  const again = turn('previous');
  await expect.poll(() => begun.at(-1)).toBe('previous');
  ends.shift()?.();
  await again;
});
