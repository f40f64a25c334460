import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import type { TableCell, TableDocument } from './table-document.ts';

const linesAtOnce = 500;

/** The Swedish way of writing a time is the one every spreadsheet reads as a time. */
const timeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

function textOf(cell: TableCell, format: Intl.DateTimeFormat): string {
  if (cell === null) return '';
  if (cell instanceof Date) return format.format(cell);
  return typeof cell === 'object' ? cell.value.toFixed(cell.digits) : String(cell);
}

/** A table as comma-separated values, in pieces while its rows are read. */
export async function* writeCsv({ facts, headings, rows, timeZone }: TableDocument): AsyncGenerator<string> {
  const format = timeFormat(timeZone);
  const line = (cells: readonly TableCell[]): string => tableLine(cells.map((cell) => textOf(cell, format)));
  yield byteOrderMark + [...facts, ...(facts.length > 0 ? [[]] : []), headings].map(line).join('');
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(line(row));
    if (lines.length < linesAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}
