import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

type SheetCell = string | number | null;

const unescape = (value: string): string =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function cellOf(markup: string): SheetCell {
  const number = /<v>([^<]*)<\/v>/.exec(markup);
  if (number) return Number(number[1]);
  const words = /<t xml:space="preserve">([^<]*)<\/t>/.exec(markup);
  return words ? unescape(words[1] ?? '') : null;
}

/** The rows of the only sheet, as a spreadsheet shows them: texts, numbers and empty cells. */
export async function rowsOf(workbook: Buffer): Promise<SheetCell[][]> {
  const sheet = (await partsOf(workbook)).get('xl/worksheets/sheet1.xml') ?? '';
  const rows = sheet.match(/<row\/>|<row>.*?<\/row>/gs) ?? [];
  return rows.map((row) => (row.match(/<c\/>|<c .*?<\/c>/gs) ?? []).map(cellOf));
}

/** The parts of a workbook by their names, unpacked. */
export async function partsOf(workbook: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(workbook, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return parts;
}
