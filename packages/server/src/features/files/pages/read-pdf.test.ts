import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfOf } from '../../../world/draw-documents.ts';
import { packedPdf } from '../../../world/tests/files/test-packed-pdf.ts';
import { pdfLimits } from './pdf-limits.ts';
import { plainPage } from './plain-page.ts';
import { readPdf } from './read-pdf.ts';

const sheet = (...lines: string[]) => ({ title: '操作规程', lines });
const piece = (str: string, hasEOL = true) => ({ str, hasEOL });

test('[D-195] words that go over the end of a line are whole, and nothing unseen is left', () => {
  expect(plainPage([piece('每次换'), piece('班以前'), piece('擦拭')])).toBe('每次换班以前擦拭');
  expect(plainPage([piece('cali-'), piece('bration of '), piece('a wrench')])).toBe('calibration of a wrench');
  expect(plainPage([piece('扳手 '), piece('torque', false), piece(' 8')])).toBe('扳手 torque 8');
  expect(plainPage([piece('\u0000安\u0007全\ud800')])).toBe('安 全');
});

test('[D-195] a PDF is read page by page', async () => {
  const { isRead, pages } = await readPdf(pdfOf([sheet('先停机，再挂牌'), sheet('琉璃托盘的底面')]));
  expect(isRead).toBe(true);
  expect(pages.map(({ number }) => number)).toEqual([1, 2]);
  expect(pages[1]?.text).toContain('琉璃托盘的底面');
});

test('[D-195] no more pages and characters are read than are kept', async () => {
  const book = pdfOf(Array.from({ length: 5 }, (_, at) => sheet(`第${at}段文字`.repeat(5))));
  const [few, short] = await Promise.all([
    readPdf(book, { ...pdfLimits, pages: 2 }),
    readPdf(book, { ...pdfLimits, characters: 50 }),
  ]);
  expect(few.pages).toHaveLength(2);
  expect(short.pages.reduce((sum, { text }) => sum + text.length, 0)).toBe(50);
});

function sealed(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: '1234' });
  pdf.text('behind a password').end();
  return buffer(pdf);
}

test('[D-195] what is no PDF, cut off or sealed with a password has no text, and nothing breaks', async () => {
  const unreadable = [
    Buffer.from('%PDF-1.7 nothing'),
    Buffer.alloc(0),
    pdfOf([sheet('一'), sheet('二')]).subarray(0, 300),
    await sealed(),
  ];
  const texts = await Promise.all(unreadable.map((bytes) => readPdf(bytes)));
  expect(texts).toEqual(unreadable.map(() => ({ isRead: false, pages: [] })));
});

const before = deflateSync('BT /C 12 Tf (before) Tj ET');
/** Packed to a thousandth: a page of nothing but this. */
const letters = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '(a) Tj '));

test('[D-195] a page that unpacks without end costs its process and no more; the pages before it are kept', async () => {
  const pdf = packedPdf([before, letters(128)]);
  expect(pdf.length).toBeLessThan(300_000);
  const read = await readPdf(pdf, { ...pdfLimits, megabytes: 300 });
  expect(read).toEqual({ isRead: true, pages: [{ number: 1, text: 'before' }] });
});

test('[D-195] a page that takes too long ends with its process', async () => {
  const { pages } = await readPdf(packedPdf([before, letters(24)]), { ...pdfLimits, seconds: 1 });
  expect(pages.map(({ number }) => number)).not.toContain(2);
});
