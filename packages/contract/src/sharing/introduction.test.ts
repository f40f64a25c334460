import { expect, test } from 'vitest';
import { introductionMax, introductionOf } from './introduction.ts';

test('[SHARE-12] what is shared introduces itself in one line, cut between characters', () => {
  expect(introductionOf('  讲什么；\n\n为谁讲\t ')).toBe('讲什么； 为谁讲');
  expect(introductionOf('书'.repeat(introductionMax))).toBe('书'.repeat(introductionMax));
  expect(introductionOf('𠮷'.repeat(introductionMax + 1))).toBe(`${'𠮷'.repeat(introductionMax - 1)}…`);
});
