import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateNumber, numberBytes, readCertificateNumber } from './certificate-number.ts';

const random = fc.uint8Array({ minLength: numberBytes, maxLength: numberBytes });
const number = fc
  .tuple(random, fc.integer({ min: 2000, max: 2099 }))
  .map(([bytes, year]) => certificateNumber(bytes, year));

test('[D-188] a number is read as it was issued, however it was typed', () => {
  fc.assert(
    fc.property(number, (issued) => {
      expect(issued).toMatch(/^SY\d{2}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      const spellings = [
        issued,
        ` ${issued.toLowerCase()} `,
        issued.replaceAll('-', ''),
        issued.replaceAll('-', ' – '),
        issued.replaceAll('0', 'o').replaceAll('1', 'l'),
        [...issued].map((c) => (c === '-' ? c : String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0))).join(''),
      ];
      for (const typed of spellings) expect(readCertificateNumber(typed)).toBe(issued);
    }),
  );
});

test('[D-188] one wrong character is found', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');
  fc.assert(
    fc.property(number, fc.integer({ min: 5, max: 18 }), fc.constantFrom(...alphabet), (issued, at, other) => {
      fc.pre(issued[at] !== '-' && issued[at] !== other);
      expect(readCertificateNumber(issued.slice(0, at) + other + issued.slice(at + 1))).toBeNull();
    }),
  );
});

test('[D-188] two neighbours that changed places are found, but for 0 and Z', () => {
  fc.assert(
    fc.property(number, fc.constantFrom(5, 6, 7, 10, 11, 12, 15, 16, 17), (issued, at) => {
      const [first = '', second = ''] = [issued[at], issued[at + 1]];
      fc.pre(first !== second && [first, second].toSorted().join('') !== '0Z');
      expect(readCertificateNumber(issued.slice(0, at) + second + first + issued.slice(at + 2))).toBeNull();
    }),
  );
});

test.each([
  '',
  'SY26',
  'SY26-0000',
  'XX26-7K3M-Q9XD-4F8H',
  'SY26-UUUU-UUUU-UUUU',
  '\u0000',
  'SY26-7K3M-Q9XD-4F8H-0000',
])('[D-188] %j is no number', (typed) => {
  expect(readCertificateNumber(typed)).toBeNull();
});
