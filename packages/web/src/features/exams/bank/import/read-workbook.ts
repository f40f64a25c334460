import { tableLine } from '@shuyuan/contract/people/member-table';
import { listEntries, unpackText } from './list-entries.ts';

/** Rows and columns further away than these are no table of questions. */
const limits = { rows: 10_000, columns: 100 } as const;

/** The first sheet of an Excel workbook (ECMA-376) as the text of a table, line for line; null: it cannot be read. */
export async function readWorkbook(bytes: Uint8Array): Promise<string | null> {
  const entries = listEntries(bytes);
  const xmlOf = async (name: string): Promise<Document | null> => {
    const entry = entries?.get(name);
    const text = entry ? await unpackText(bytes, entry) : null;
    return text === null ? null : parseXml(text);
  };
  const [book, relations] = [await xmlOf('xl/workbook.xml'), await xmlOf('xl/_rels/workbook.xml.rels')];
  const sheet = book && relations ? await xmlOf(firstSheetOf(book, relations)) : null;
  if (!sheet) return null;
  const shared = all(await xmlOf('xl/sharedStrings.xml'), 'si').map(textsIn);
  const rows = rowsOf(sheet, shared);
  return rows && rows.map(tableLine).join('');
}

/** Entities of one's own making are refused: they can unpack to anything. */
function parseXml(text: string): Document | null {
  if (/<!DOCTYPE/i.test(text)) return null;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  return document.getElementsByTagName('parsererror').length > 0 ? null : document;
}

/** Programs write the names with a prefix or without. */
const all = (within: Document | Element | null, name: string): Element[] =>
  within ? [...within.getElementsByTagName('*')].filter(({ localName }) => localName === name) : [];

function firstSheetOf(book: Document, relations: Document): string {
  const [sheet] = all(book, 'sheet');
  const id = [...(sheet?.attributes ?? [])].find(({ name }) => name.endsWith(':id'))?.value;
  const relation = all(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The text of a cell is in pieces where some of it is bold; how it is pronounced is no part of it. */
const textsIn = (element: Element): string =>
  all(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

function cellText(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textsIn(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e' || value === '') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // 0.1 may be stored as 0.10000000000000001, and small numbers with an exponent.
  return type === null || type === 'n' ? String(Number(value)) : value;
}

/** The column of a cell such as AB12, from 0. */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Rows that are left out in the file are empty here, so that a line has the number its program shows. */
function rowsOf(sheet: Document, shared: readonly string[]): string[][] | null {
  const rows: string[][] = [];
  let last = 0;
  for (const row of all(sheet, 'row')) {
    last = Number(row.getAttribute('r') ?? last + 1);
    const cells: string[] = [];
    let column = -1;
    for (const cell of all(row, 'c')) {
      column = columnOf(cell.getAttribute('r')) ?? column + 1;
      const text = cellText(cell, shared);
      if (text === '') continue;
      if (column >= limits.columns || !(last >= 1 && last <= limits.rows)) return null;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    if (cells.length === 0) continue;
    while (rows.length < last - 1) rows.push([]);
    rows[last - 1] = cells;
  }
  return rows;
}
