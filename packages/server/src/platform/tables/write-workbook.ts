import { guardFormula } from '@shuyuan/contract/people/member-table';
import type { TableCell, TableDocument, TableRow } from './table-document.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

const rowsAtOnce = 500;
/** More than a cell may hold breaks the whole file. */
const longestText = 32_767;

/** Positions in `cellXfs` below. */
const Style = { plain: 0, heading: 1, time: 2, oneDigit: 3, twoDigits: 4, quoted: 5 } as const;

/** Characters XML cannot hold, however they are written. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (value: string): string =>
  value
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Days since the last one of 1899, as the clock on the wall of the zone says it. */
function serialOf(at: Date, format: Intl.DateTimeFormat): number {
  const wall = Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
  return wall / 86_400_000 + 25_569;
}

const textCell = (value: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(value.slice(0, longestText))}</t></is></c>`;
const numberCell = (value: number, style: number): string => `<c s="${style}"><v>${value}</v></c>`;

function cellOf(cell: TableCell, format: Intl.DateTimeFormat): string {
  if (cell === null || cell === '') return '<c/>';
  if (cell instanceof Date) return numberCell(serialOf(cell, format), Style.time);
  if (typeof cell === 'number') return numberCell(cell, Style.plain);
  if (typeof cell === 'object') return numberCell(cell.value, cell.digits === 1 ? Style.oneDigit : Style.twoDigits);
  // Text in a cell never runs. With the mark it stays text when somebody edits it, too.
  return textCell(cell, guardFormula(cell) === cell ? Style.plain : Style.quoted);
}

const widthOf = (heading: string): number => Math.min(40, Math.max(18, heading.length * 2 + 2));

async function* sheetOf(table: TableDocument): AsyncGenerator<string> {
  const { facts, headings, rows, timeZone, isRightToLeft } = table;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const line = (cells: TableRow): string => `<row>${cells.map((cell) => cellOf(cell, format)).join('')}</row>`;
  const headLine = (cells: readonly string[]): string =>
    `<row>${cells.map((cell) => textCell(cell, Style.heading)).join('')}</row>`;
  // An empty row between the facts and the headings.
  const hasFacts = facts.length > 0;
  const fixed = hasFacts ? facts.length + 2 : 1;
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="${fixed}" topLeftCell="A${fixed + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  yield headings
    .map((heading, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(heading)}" customWidth="1"/>`)
    .join('');
  yield `</cols><sheetData>${facts.map(line).join('')}${hasFacts ? '<row/>' : ''}${headLine(headings)}`;
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(line(row));
    if (lines.length < rowsAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  yield `${lines.join('')}</sheetData></worksheet>`;
}

const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const part = (name: string, body: string): ZipEntry => ({
  name,
  text: [`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`],
});

const styles =
  `<styleSheet xmlns="${spreadsheet}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>` +
  '<numFmt numFmtId="165" formatCode="0.0"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>';

const frame: readonly ZipEntry[] = [
  part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  ),
  part(
    '_rels/.rels',
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${spreadsheet}" xmlns:r="${documentRelations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${documentRelations}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${documentRelations}/styles" Target="styles.xml"/></Relationships>`,
  ),
  part('xl/styles.xml', styles),
];

/** A table as an Excel workbook (ECMA-376), in pieces while its rows are read: memory stays that of a few hundred. */
export const writeWorkbook = (table: TableDocument): AsyncGenerator<Buffer> =>
  writeZip([...frame, { name: 'xl/worksheets/sheet1.xml', text: sheetOf(table) }]);
