import { expect, test } from 'vitest';
import { byteOrderMark, decodeTable, guardFormula, isBrokenText, tableLine, unguardFormula } from './member-table.ts';

test('a table is read in the encodings spreadsheets write', () => {
  const text = '账号,姓名\nlinzhiyuan,林知远';
  expect(decodeTable(new TextEncoder().encode(text))).toBe(text);
  expect(decodeTable(new TextEncoder().encode(byteOrderMark + text))).toBe(text);
  // 姓名 as Excel in China writes it.
  expect(decodeTable(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb))).toBe('姓名');
  expect(decodeTable(Uint8Array.of(0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54))).toBe('姓名');
});

test('what a spreadsheet would run as a formula is guarded on the way out and whole again on the way in', () => {
  for (const value of ['=1+1', '+86 512', '-3', '@sum', '\tx', "'=1+1", "''-3"]) {
    expect(guardFormula(value)).toBe(`'${value}`);
    expect(unguardFormula(guardFormula(value))).toBe(value);
  }
  for (const value of ["'quoted", "O'Neil", '', 'plain', '1-2']) {
    expect(guardFormula(value)).toBe(value);
    expect(unguardFormula(value)).toBe(value);
  }
});

test('a cell with separators, quotes or line ends stays one cell', () => {
  expect(tableLine(['a', 'b,c', 'say "x"', 'two\nlines', '=x'])).toBe('a,"b,c","say ""x""","two\nlines",\'=x\r\n');
});

test('whatever a cell begins with, it comes back as it was', () => {
  const signs = ["'", '=', '+', '-', '@', '\t', '\r', 'a', '名'];
  const cells = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => a + b + c)));
  expect(cells.filter((cell) => unguardFormula(guardFormula(cell)) !== cell)).toEqual([]);
  expect(cells.filter((cell) => /^'*[=+@-]/.test(cell) && !guardFormula(cell).startsWith("'"))).toEqual([]);
});

test('broken and control characters are told from what people write', () => {
  for (const value of ['林\uFFFD远', 'a\u0007b', 'a\u0085', '\uD800', 'evil\u202Egnp', '\u2066x']) {
    expect(isBrokenText(value)).toBe(true);
  }
  for (const value of ['林知远', 'two\nlines', 'سلام', 'José O’Neil', '👩‍🏫', '']) expect(isBrokenText(value)).toBe(false);
});
