import { expect, test } from 'vitest';
import { shortenedName } from './shortened-name.ts';

test.each([
  ['林知远', '林**'],
  ['欧阳玥', '欧**'],
  ['Amina Khalil', 'A** K**'],
  ['Anna  Maria\tde la Cruz', 'A** M** d**'],
  ['阿依古丽·买买提', '阿** 买**'],
  ['محمد الأحمدي', 'م** ا**'],
  ['e\u0301mile', 'e\u0301**'],
  ['👩‍🏭 Worker', '👩‍🏭** W**'],
  ['', '**'],
  ['  ', '**'],
])('[D-188] of %j strangers read %j', (fullName, shown) => {
  expect(shortenedName(fullName)).toBe(shown);
});
