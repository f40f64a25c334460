import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** An archive of these files, as a spreadsheet program packs them; the sums nobody here reads are left out. */
async function pack(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const [heads, list]: [number[][], number[][]] = [[], []];
  const two = (value: number) => [value & 0xff, (value >> 8) & 0xff];
  const four = (value: number) => [...two(value), ...two(value >>> 16)];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = [...(await deflate(new TextEncoder().encode(text)))];
    const title = [...new TextEncoder().encode(name)];
    const fields = [...two(20), ...two(0), ...two(8), ...four(0), ...four(0), ...four(packed.length), ...four(0)];
    const head = [0x50, 0x4b, 3, 4, ...fields, ...two(title.length), ...two(0), ...title, ...packed];
    list.push([
      0x50,
      0x4b,
      1,
      2,
      ...two(20),
      ...fields,
      ...two(title.length),
      ...Array(12).fill(0),
      ...four(at),
      ...title,
    ]);
    heads.push(head);
    at += head.length;
  }
  const entries = list.flat();
  const end = [0x50, 0x4b, 5, 6, ...four(0), ...two(list.length), ...two(list.length), ...four(entries.length)];
  return Uint8Array.from([...heads.flat(), ...entries, ...end, ...four(at), ...two(0)]);
}

const frame = (target: string) => ({
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${documents}"><sheets><sheet name="题" sheetId="1" r:id="rId3"/><sheet name="2" sheetId="2" r:id="rId4"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId4" Target="worksheets/other.xml"/><Relationship Id="rId3" Target="${target}"/></Relationships>`,
});
const sheetOf = (rows: string) => `<?xml version="1.0"?><worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;
const read = async (rows: string, shared = '<sst/>') =>
  readWorkbook(
    await pack({
      ...frame('worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': sheetOf(rows),
      'xl/sharedStrings.xml': shared,
    }),
  );

test('[D-183] the first sheet of a workbook is a table: texts kept once, written in place, in pieces; numbers; gaps', async () => {
  const shared = `<sst ${main}><si><t>题干</t></si><si><r><t>一</t></r><r><t>二</t></r><rPh><t>いち</t></rPh></si></sst>`;
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>a,"b"</t></is></c></row>
    <row r="4"><c r="B4" t="s"><v>1</v></c><c r="C4"><v>0.10000000000000001</v></c><c r="D4" t="b"><v>1</v></c><c t="str"><v>和</v></c><c t="e"><v>#N/A</v></c></row>`;
  expect(await read(rows, shared)).toBe('题干,,"a,""b"""\r\n\r\n\r\n,一二,0.1,TRUE,和\r\n');
});

test('[D-183] programs that write no places, or names from the top, are read as well', async () => {
  const sheet = sheetOf('<row><c t="inlineStr"><is><t>甲</t></is></c><c><v>2</v></c></row>');
  const bytes = await pack({ ...frame('/xl/worksheets/first.xml'), 'xl/worksheets/first.xml': sheet });
  expect(await readWorkbook(bytes)).toBe('甲,2\r\n');
});

test('[D-183] what is no workbook, is damaged, harms or lies far outside is not read', async () => {
  expect(await readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4]))).toBeNull();
  expect(await readWorkbook(await pack({ 'a.txt': 'text' }))).toBeNull();
  expect(await read('<row><c><v>1</v>')).toBeNull();
  expect(await read('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')).toBeNull();
  expect(await read('<row r="1"><c r="XFD1"><v>1</v></c></row>')).toBeNull();
  const harmful = '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>';
  expect(await readWorkbook(await pack({ ...frame('worksheets/sheet1.xml'), 'xl/workbook.xml': harmful }))).toBeNull();
  // Small in the archive, large outside of it.
  expect(
    await read(`<row r="1"><c t="inlineStr"><is><t>${'a'.repeat(25 * 1024 * 1024)}</t></is></c></row>`),
  ).toBeNull();
  const [bytes] = [await pack({ ...frame('worksheets/sheet1.xml'), 'xl/worksheets/sheet1.xml': sheetOf('<row/>') })];
  expect(await readWorkbook(bytes.slice(0, 200))).toBeNull();
});
