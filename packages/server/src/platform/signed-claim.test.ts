import { expect, test } from 'vitest';
import { readClaim, signClaim } from './signed-claim.ts';

const key = Buffer.alloc(32, 1);
const claim = { who: '林知远', until: 1_000 };

test('a claim is read with its key until its time, and no longer', () => {
  const signed = signClaim(key, claim);
  expect(readClaim(key, signed, 999)).toEqual(claim);
  expect(readClaim(key, signed, 1_000)).toBeNull();
  expect(readClaim(Buffer.alloc(32, 2), signed, 0)).toBeNull();
});

test('a claim that was changed, cut or is none says nothing', () => {
  const signed = signClaim(key, claim);
  const [text = '', signature = ''] = signed.split('.');
  const forged = Buffer.from(JSON.stringify({ ...claim, until: 9_999 })).toString('base64url');
  for (const wrong of [`${forged}.${signature}`, text, `${text}.`, `.${signature}`, '', '.', `${text}.x`, 'a.b.c']) {
    expect(readClaim(key, wrong, 0)).toBeNull();
  }
});
