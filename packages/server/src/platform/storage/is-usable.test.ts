import { expect, test } from 'vitest';
import { isUsable, usableLately } from './is-usable.ts';

test('storage that fails, or does not answer in time, is not usable', async () => {
  expect(await isUsable({ check: async () => undefined })).toBe(true);
  expect(await isUsable({ check: () => Promise.reject(new Error('no')) })).toBe(false);
  expect(await isUsable({ check: () => new Promise(() => undefined) }, 20)).toBe(false);
});

test('however often it is asked, storage is tried once in ten seconds', async () => {
  let [tries, now] = [0, 1_000];
  const check = async () => void tries++;
  const ask = usableLately({ check }, () => now);
  await Promise.all([ask(), ask(), ask()]);
  now += 9_999;
  await ask();
  expect(tries).toBe(1);
  now += 1;
  await ask();
  expect(tries).toBe(2);
});
