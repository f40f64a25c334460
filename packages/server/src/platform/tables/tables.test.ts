import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { partsOf, rowsOf } from '../../world/test-rows-of.ts';
import type { TableDocument, TableRow } from './table-document.ts';
import { writeCsv } from './write-csv.ts';
import { writeWorkbook } from './write-workbook.ts';

const at = new Date('2026-03-01T16:30:00Z');
const tableOf = (rows: TableDocument['rows'], over: Partial<TableDocument> = {}): TableDocument => ({
  facts: [
    ['课程', '=1+1'],
    ['截至', at],
  ],
  headings: ['姓名', '进度', '时间', '分钟', '平均'],
  rows,
  timeZone: 'Asia/Shanghai',
  isRightToLeft: false,
  ...over,
});
const row: TableRow = ['@林 & <知远>', 50, at, { value: 2, digits: 1 }, null];

test('[D-183] one table as comma-separated values and as a workbook: the same words, numbers and local times', async () => {
  expect(await text(writeCsv(tableOf([row])))).toBe(
    "\uFEFF课程,'=1+1\r\n截至,2026-03-02 00:30:00\r\n\r\n姓名,进度,时间,分钟,平均\r\n'@林 & <知远>,50,2026-03-02 00:30:00,2.0,\r\n",
  );
  const rows = await rowsOf(await buffer(writeWorkbook(tableOf([row]))));
  // 46083 is 2 March 2026; half past midnight is 30 of 1440 minutes.
  const serial = 46_083 + 30 / 1440;
  expect(rows).toEqual([
    ['课程', '=1+1'],
    ['截至', expect.closeTo(serial, 6)],
    [],
    ['姓名', '进度', '时间', '分钟', '平均'],
    ['@林 & <知远>', 50, expect.closeTo(serial, 6), 2, null],
  ]);
});

test('[D-183] what begins like a formula is text in a workbook, and stays text when it is edited', async () => {
  const hostile = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '\t=1', "'=1"];
  const parts = await partsOf(await buffer(writeWorkbook(tableOf([hostile, ['林']]))));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/<c t="inlineStr" s="5">/g)).toHaveLength(hostile.length + 1);
  const formats =
    parts
      .get('xl/styles.xml')
      ?.split('<cellXfs')[1]
      ?.match(/<xf [^>]*>/g) ?? [];
  expect(formats[5]).toContain('quotePrefix="1"');
});

test('[D-183] characters no file can hold and texts no cell can hold do not break a workbook; Arabic runs from the right', async () => {
  const broken = ['a\u0000b\u001F', '\uD800', '长'.repeat(40_000)];
  const bytes = await buffer(writeWorkbook(tableOf([broken], { isRightToLeft: true })));
  const [cells = []] = (await rowsOf(bytes)).slice(-1);
  expect(cells.slice(0, 2)).toEqual(['ab', '\uFFFD']);
  expect(String(cells[2])).toHaveLength(32_767);
  expect((await partsOf(bytes)).get('xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
});

test('[D-183] rows are written while they are read, and a read that breaks breaks the file', async () => {
  async function* many(): AsyncGenerator<TableRow> {
    for (let number = 0; number < 20_000; number += 1) yield [`学员${number}`, number];
  }
  const bytes = await buffer(writeWorkbook(tableOf(many())));
  const rows = await rowsOf(bytes);
  expect([rows.length, rows.at(-1)]).toEqual([20_004, ['学员19999', 19_999]]);
  async function* broken(): AsyncGenerator<TableRow> {
    yield ['一'];
    throw new Error('the line is cut');
  }
  await expect(buffer(writeWorkbook(tableOf(broken())))).rejects.toThrow('the line is cut');
});
