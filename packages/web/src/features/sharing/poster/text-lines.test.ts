import { expect, test } from 'vitest';
import { directionOfText, linesOf } from './text-lines.ts';

const measure = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);
const lines = (text: string, width = 12) => linesOf(text, { width, linesMax: 3, measure });

test('[D-087] words stay whole, and a short title is one line', () => {
  expect(lines('Lean')).toEqual(['Lean']);
  expect(lines('Why does line three stop')).toEqual(['Why does', 'line three', 'stop']);
});

test('[D-087] Chinese breaks between its signs, and what closes a phrase begins no line', () => {
  const broken = lines('夹具怎样挑，机器人怎样上料');
  expect(broken.join('')).toBe('夹具怎样挑，机器人怎样上料');
  expect(broken.length).toBeGreaterThan(1);
  expect(broken.filter((line) => /^[，。？！）》]/u.test(line))).toEqual([]);
  expect(Math.max(...broken.map(measure))).toBeLessThanOrEqual(12);
});

test('[D-087] of a long title three lines are shown, the last with an ellipsis', () => {
  const shown = lines('one two three four five six seven eight nine ten eleven twelve');
  expect(shown).toHaveLength(3);
  expect(shown[2]).toMatch(/…$/);
  expect(Math.max(...shown.map(measure))).toBeLessThanOrEqual(12);
});

test('[D-087] a word longer than a line is broken, never within a sign of several parts', () => {
  const family = '👩‍👩‍👧‍👦';
  const broken = lines(family.repeat(9), 21);
  expect(broken.join('').replace('…', '').split(family).join('')).toBe('');
});

test.for([
  ['Lean', 'ltr'],
  ['2026 تقرير', 'rtl'],
  ['“שלום”', 'rtl'],
  ['夹具', 'ltr'],
  ['', 'ltr'],
] as const)('[D-087] %s is written %s', ([text, direction]) => {
  expect(directionOfText(text)).toBe(direction);
});
