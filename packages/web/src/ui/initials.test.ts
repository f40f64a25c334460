import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

test.each([
  ['林书妍', '书妍'],
  ['王明', '明'],
  ['欧阳子墨', '子墨'],
  ['Ana María López', 'AL'],
  ['plato', 'P'],
  ['  ', ''],
  ['سارة خالد', 'سخ'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its tint and stays within the palette', () => {
  const tints = ['林书妍', '王明', 'Ana López', 'plato'].map((name) => tintOf(name, 4));
  expect(tints).toEqual(['林书妍', '王明', 'Ana López', 'plato'].map((name) => tintOf(name, 4)));
  expect(tints.every((tint) => tint >= 0 && tint < 4)).toBe(true);
});
