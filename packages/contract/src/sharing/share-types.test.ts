import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { businessTypeOfShare, ShareType, shareTypeLabels } from './share-types.ts';

test('[SHARE-13] share types run from 1 to 15 and each leads to the business type of D-080', () => {
  expect(valuesOf(ShareType).map((type) => `${type}→${businessTypeOfShare[type]}`)).toEqual([
    '1→1',
    '2→2',
    '3→3',
    '4→4',
    '5→5',
    '6→6',
    '7→11',
    '8→12',
    '9→13',
    '10→14',
    '11→15',
    '12→16',
    '13→17',
    '14→16',
    '15→16',
  ]);
});

test('[SHARE-13] a column and a team account are named apart although both are shared content', () => {
  const { column, teamAccount, shareContent } = ShareType;
  expect(new Set([column, teamAccount, shareContent].map((type) => shareTypeLabels[type])).size).toBe(3);
});
