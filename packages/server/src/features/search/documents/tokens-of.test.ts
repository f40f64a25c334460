import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf, initialTokens } from './initials-of.ts';
import { mistakeKeys, mistakesBetween } from './mistake-keys.ts';
import { tokensOf } from './tokens-of.ts';

test('[D-195] words of letters are found as words, all other scripts by their pairs', () => {
  expect(tokensOf('torque 扳手')).toEqual({ tokens: ['torque', '扳', '手', '扳手'], words: ['torque'] });
  expect(tokensOf('')).toEqual({ tokens: [], words: [] });
});

test('[D-195] initials are those of pinyin, each way a character may be read', () => {
  expect(initialsOf('林知远')).toEqual(['lzy']);
  expect(initialsOf('重行')).toEqual(['zx', 'cx', 'zh', 'ch']);
  expect(initialsOf('重重重重重重')).toHaveLength(8);
  expect(initialTokens('SPC 控制图')).toContain('py:kzt');
  expect(initialTokens('Torque')).toEqual([]);
});

test('[D-195] a letter left out, added, changed or swapped is one mistake, and shares a key', () => {
  for (const typed of ['weldng', 'wellding', 'wolding', 'wledign', 'wedling'])
    expect(mistakesBetween('welding', typed)).toBe(typed === 'wledign' ? 2 : 1);
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('x', ''), (written, place, letter) => {
      const at = place % written.length;
      const typed = written.slice(0, at) + letter + written.slice(at + 1);
      expect(mistakesBetween(written, typed)).toBeLessThanOrEqual(1);
      const keys = new Set(mistakeKeys(written));
      expect(mistakeKeys(typed).some((key) => keys.has(key))).toBe(true);
    }),
  );
});
