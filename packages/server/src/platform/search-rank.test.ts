import { expect, test } from 'vitest';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { bestOf } from './search-rank.ts';
import { termsOf } from './search-terms.ts';

const now = Date.UTC(2026, 10, 16);
const day = (ago: number) => new Date(now - ago * dayMs);
const terms = termsOf('控制图');
const asked = { terms, limit: 2, now };

test('[D-149] what has the rare term is before what has the common one', () => {
  const common = { id: 'common', titleHits: 0, textHits: 0b01, publishedAt: day(1) };
  const rare = { id: 'rare', titleHits: 0, textHits: 0b10, publishedAt: day(1) };
  expect(terms).toHaveLength(2);
  const alike = terms.map((term) => ({ ...term, weight: 1 }));
  expect(bestOf([common, common, common, rare], { ...asked, terms: alike })[0]).toBe(rare);
});

test('[D-149] a title counts double, and of two that fit alike the newer one is first', () => {
  const inTitle = { id: 'title', titleHits: 0b01, textHits: 0b01, publishedAt: day(300) };
  const inText = { id: 'text', titleHits: 0, textHits: 0b01, publishedAt: day(1) };
  const older = { ...inText, id: 'older', publishedAt: day(200) };
  expect(bestOf([older, inText, inTitle], { ...asked, limit: 3 })).toEqual([inTitle, inText, older]);
  expect(bestOf([older, inText, inTitle], asked)).toHaveLength(2);
});
