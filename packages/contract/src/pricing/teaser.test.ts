import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { summaryLength } from '../kernel/text-length.ts';
import { teaserMax, teaserOf, teaserWords } from './teaser.ts';

test.each([
  ['第一步先量。第二步再改，改完以后再量一遍，直到稳定。', '第一步先量。'],
  ['先量。再改。三天后再量一遍，确认没有反弹，再写进标准。', '先量。再改。'],
  ['Measure first. Then change one thing at a time and measure again.', 'Measure first.'],
  ['قِس أولاً؟ ثم غيّر شيئاً واحداً في كل مرة وأعد القياس من جديد.', 'قِس أولاً؟'],
  [
    'Version 2.5 is out, e.g. for lathes! What changed is told below in detail.',
    'Version 2.5 is out, e.g. for lathes!',
  ],
])('[D-122] of a short text whole sentences: %s', (text, teaser) => {
  expect(teaserOf(text)).toBe(teaser);
});

test('[D-122] a text of one sentence, or with a long first one, shows whole words of its first half', () => {
  expect(teaserOf('短短一句就说完的办法')).toBe('短短一句…');
  expect(teaserOf('Standardisation beats heroic improvisation everywhere')).toBe('Standardisation beats…');
  expect(teaserOf('Everything that matters is in this very sentence. Bye.')).toBe('Everything that matters is…');
  expect([teaserOf(''), teaserOf('一'), teaserOf('一二')]).toEqual(['', '…', '…']);
});

test('[D-122] of a long text at most a hundred characters, ending with a sentence where one ends', () => {
  const full = `${'先量后改。'.repeat(32).slice(0, summaryLength - 1)}…`;
  expect(teaserOf(full)).toBe('先量后改。'.repeat(20));
  const endless = `${'长'.repeat(summaryLength - 1)}…`;
  expect(teaserOf(endless)).toMatch(/^长+…$/);
  expect([...teaserOf(endless)].length).toBeLessThanOrEqual(teaserMax);
});

test('[D-122] no text is ever given away whole, words and characters stay whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const shown = teaserWords(text);
      expect(text.startsWith(shown)).toBe(true);
      expect([...shown].length).toBeLessThan(Math.max(1, Math.min(teaserMax + 1, [...text].length)));
      expect(shown.isWellFormed()).toBe(true);
      expect([shown, `${shown}…`]).toContain(teaserOf(text));
    }),
  );
});
