import { expect, test } from 'vitest';
import { isBlackListed } from './share-config.ts';
import { sharePages, sharePathOf } from './share-pages.ts';
import { ShareType } from './share-types.ts';

test('[SHARE-08] [D-083] the page of a thing is forbidden by its beginning, by itself alone, and by no other', () => {
  const path = sharePathOf({ id: '7', type: ShareType.nativeLive });
  for (const entry of ['/live', '/live/detail', '/live/detail/7'])
    expect(isBlackListed([entry], { path }), entry).toBe(true);
  for (const entry of ['/live/det', '/live/detail/70', '/live/detail/7/more', '/share-team'])
    expect(isBlackListed([entry], { path }), entry).toBe(false);
});

test('[SHARE-13] what no page shows yet has no path, and no prefix forbids it', () => {
  expect(sharePathOf({ id: '7', type: ShareType.exam })).toBeUndefined();
  expect(isBlackListed(['/'], { path: sharePathOf({ id: '7', type: ShareType.exam }) })).toBe(false);
});

test('[SHARE-13] columns, accounts and shared content have one business type, and pages of their own', () => {
  const { column, teamAccount, shareContent } = ShareType;
  expect(new Set([column, teamAccount, shareContent].map((type) => sharePages[type])).size).toBe(3);
});
