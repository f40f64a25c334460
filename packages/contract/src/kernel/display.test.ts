import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { amount } from './amount.ts';
import { abbreviate, abbreviateNarrow, displayPrice, studyTime, wan } from './display.ts';

const chinese = (count: number): string => {
  const { value, unit } = abbreviate(count, 'cn');
  return `${value}${unit === null ? '' : { wan: '万', yi: '亿' }[unit]}`;
};
const narrow = (count: number): string => {
  const { value, unit } = abbreviateNarrow(count, 'cn');
  return `${value}${unit ?? ''}`;
};

test('[FORMAT-01] a price is its hundredths divided by 100', () => {
  expect([0, 1, 99, 1250, 123_456_789].map((hundredths) => displayPrice(hundredths, 'en'))).toEqual([
    '0.00',
    '0.01',
    '0.99',
    '12.50',
    '1,234,567.89',
  ]);
  expect(displayPrice(123_456_789, 'es')).toBe('1.234.567,89');
});

test('[FORMAT-01] the largest amount keeps its last hundredth', () => {
  expect(displayPrice(amount(100_000_000_000_000_001n), 'en')).toBe('1,000,000,000,000,000.01');
  expect(displayPrice('90071992547409931', 'cn')).toBe('900,719,925,474,099.31');
});

test('[FORMAT-01] Arabic prices keep western digits (D-038)', () => {
  expect(displayPrice(1250, 'ar')).toMatch(/12[.,]50/);
});

test('[FORMAT-02] [FORMAT-03] Chinese abbreviates from 1e4 and from 1e8 (D-202)', () => {
  expect(wan).toBe(10_000);
  expect([0, 999, 9999, 10_000, 12_345, 99_999, 99_999_999, 100_000_000, 123_456_789].map(chinese)).toEqual([
    '0',
    '999',
    '9,999',
    '1万',
    '1.2万',
    '9.9万',
    '9,999.9万',
    '1亿',
    '1.2亿',
  ]);
});

test('[FORMAT-03] the other languages show the whole number (D-203)', () => {
  for (const language of languages.filter((other) => other !== 'cn'))
    expect(abbreviate(123_456_789, language).unit).toBeNull();
  expect(abbreviate(123_456_789, 'en').value).toBe('123,456,789');
});

test('[FORMAT-04] narrow places abbreviate from 1000 with K and from 10000 with W (D-202)', () => {
  expect([999, 1000, 1234, 1999, 9999, 10_000, 12_345, 123_456_789].map(narrow)).toEqual([
    '999',
    '1K',
    '1.2K',
    '1.9K',
    '9.9K',
    '1W',
    '1.2W',
    '12,345.6W',
  ]);
});

test('[FORMAT-03] [FORMAT-04] a number is never shown larger than it is, and by less than a tenth of its unit smaller', () => {
  const shown = (value: string): bigint => {
    const [whole = '', tenth = '0'] = value.replaceAll(',', '').split('.');
    return BigInt(whole) * 10n + BigInt(tenth);
  };
  const tenthOf = { wan: 1000n, yi: 10_000_000n, K: 100n, W: 1000n, none: 0n } as const;
  const abbreviations = [abbreviate, abbreviateNarrow];
  fc.assert(
    fc.property(
      fc.integer({ min: wan, max: Number.MAX_SAFE_INTEGER }),
      fc.constantFrom(...abbreviations),
      (count, rule) => {
        const { value, unit } = rule(count, 'cn');
        expect(shown(value)).toBe(BigInt(count) / tenthOf[unit ?? 'none']);
      },
    ),
  );
});

test('[PERSON-04] 30 seconds round up to a minute, 29 do not (D-201)', () => {
  expect([0, 29, 30, 89, 90, 3569, 3570, 3600, 5400, 90_000].map(studyTime)).toEqual([
    { hours: 0, minutes: 0 },
    { hours: 0, minutes: 0 },
    { hours: 0, minutes: 1 },
    { hours: 0, minutes: 1 },
    { hours: 0, minutes: 2 },
    { hours: 0, minutes: 59 },
    { hours: 1, minutes: 0 },
    { hours: 1, minutes: 0 },
    { hours: 1, minutes: 30 },
    { hours: 25, minutes: 0 },
  ]);
  expect(studyTime(-90)).toEqual({ hours: 0, minutes: 0 });
});
