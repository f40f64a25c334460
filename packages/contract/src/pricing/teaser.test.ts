import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionSummaryLength } from '../community/questions.ts';
import { teaserMax, teaserOf } from './teaser.ts';

test('[D-122] of a long text the beginning, of a short one half of it', () => {
  const full = `${'长'.repeat(questionSummaryLength - 1)}…`;
  expect(teaserOf(full)).toBe(`${'长'.repeat(teaserMax - 1)}…`);
  expect(teaserOf('一二三四五六七八九十')).toBe('一二三四…');
  expect([teaserOf(''), teaserOf('一'), teaserOf('一二')]).toEqual(['', '…', '…']);
});

test('[D-122] no text is ever given away whole, and characters stay whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const shown = [...teaserOf(text)].slice(0, -1).join('');
      expect(text.startsWith(shown)).toBe(true);
      expect([...shown].length).toBeLessThan(Math.max(1, Math.min(teaserMax, [...text].length)));
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
