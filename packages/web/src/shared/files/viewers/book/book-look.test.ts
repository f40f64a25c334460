import { expect, test } from 'vitest';
import { colours, nextFont, plainLook, readLook, styleOf, writeLook } from './book-look.ts';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test.for(Object.entries(colours))('text and links on %s can be read', ([, { ground, ink, link }]) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
  expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5);
});

test('letters grow and shrink in steps and stop', () => {
  expect(nextFont(100, 1)).toBe(110);
  expect(nextFont(70, -1)).toBe(70);
  expect(nextFont(200, 1)).toBe(200);
});

test('what was remembered comes back, nonsense does not', () => {
  const look = { fontPercent: 125, ground: 'sepia' } as const;
  expect(readLook(writeLook(look))).toEqual(look);
  expect(readLook(null)).toEqual(plainLook);
  expect(readLook('9000 pink')).toEqual(plainLook);
});

test('the ground follows the interface unless one chose another', () => {
  expect(styleOf(plainLook, 'dark')).toContain(colours.dark.ground);
  expect(styleOf({ ...plainLook, ground: 'sepia' }, 'dark')).toContain(colours.sepia.ground);
});
