import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { relativeTime, useFormat } from './format.ts';
import { rememberLanguage } from './language.ts';
import { initTexts } from './texts.ts';

async function formatsIn(language: Language) {
  rememberLanguage(language);
  await initTexts();
  return renderHook(useFormat).result.current;
}

const time = new Date(2026, 10, 5, 8, 3).getTime();

test('[FORMAT-01] a price is in the separators of the language', async () => {
  expect((await formatsIn('cn')).price(1_234_567)).toBe('12,345.67');
  expect((await formatsIn('fr')).price(1_234_567)).toMatch(/^12.345,67$/);
});

test('[FORMAT-03] counts are abbreviated with 万 and 亿 in Chinese alone', async () => {
  const chinese = await formatsIn('cn');
  expect([9999, 12_345, 230_000_000].map(chinese.abbreviated)).toEqual(['9,999', '1.2万', '2.3亿']);
  expect((await formatsIn('en')).abbreviated(12_345)).toBe('12,345');
});

test('[FORMAT-04] narrow counts have K and W', async () => {
  const { narrow } = await formatsIn('en');
  expect([999, 1500, 12_345].map(narrow)).toEqual(['999', '1.5K', '1.2W']);
});

test('D-038: Arabic keeps western digits', async () => {
  const arabic = await formatsIn('ar');
  for (const text of [arabic.count(1234), arabic.dateTime(time), arabic.relative(time, time + 180_000)])
    expect(text).not.toMatch(/[٠-٩]/);
  expect(arabic.count(1234)).toMatch(/1.234/);
});

test('dates and times follow the language', async () => {
  expect((await formatsIn('cn')).dateTime(time)).toBe('2026/11/05 08:03');
  expect((await formatsIn('en')).date(time)).toBe('11/05/2026');
  expect((await formatsIn('ru')).time(time)).toBe('08:03');
});

test.for([
  [-20_000, 'this minute'],
  [-3 * minuteMs, '3 minutes ago'],
  [2 * hourMs, 'in 2 hours'],
  [-25 * hourMs, 'yesterday'],
  [-8 * dayMs, '10/28/2026'],
] as const)('%i ms from now is %s', ([distance, text]) => {
  expect(relativeTime(time + distance, time, 'en')).toBe(text);
});
