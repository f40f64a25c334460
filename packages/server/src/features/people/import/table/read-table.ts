import { Readable } from 'node:stream';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { type ImportColumn, importMaxRows } from '@shuyuan/contract/people/member-import';
import { unguardFormula } from '@shuyuan/contract/people/member-table';
import { CsvError, parse } from 'csv-parse';
import { findColumn } from './table-words.ts';

export type TableRow = { readonly row: number; readonly cells: Partial<Readonly<Record<ImportColumn, string>>> };
export type MemberTable = { readonly rows: readonly TableRow[]; readonly ignoredColumns: readonly string[] };

/** Small enough that a large table does not keep other requests waiting while it is read. */
const pieceLength = 64 * 1024;
const delimiters = [',', '\t', ';'] as const;
const maxIgnored = 30;
const headerMax = 60;

/** Spreadsheets of some countries write semicolons, and what is copied from one has tabs. The headers tell. */
function delimiterOf(text: string): string {
  const [headers = ''] = text.split(/\r?\n/, 1);
  const countOf = (delimiter: string): number => headers.split(delimiter).length;
  return delimiters.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

async function readRecords(text: string): Promise<string[][]> {
  const options = { bom: true, delimiter: delimiterOf(text), relaxColumnCount: true, maxRecordSize: pieceLength };
  const records: string[][] = [];
  try {
    // Without options that make objects, a record is the list of its cells.
    for await (const record of Readable.from(piecesOf(text)).pipe(parse(options))) records.push(record as string[]);
    return records;
  } catch (error) {
    if (error instanceof CsvError) throw new AppError('import.unreadable', { line: Number(error['lines'] ?? 1) });
    throw error;
  }
}

/** Of two columns of one meaning the first counts. */
function columnsOf(headers: readonly string[]): { columns: (ImportColumn | null)[]; ignoredColumns: string[] } {
  const columns = headers
    .map((header) => findColumn(header) ?? null)
    .map((column, at, all) => (column !== null && all.indexOf(column) === at ? column : null));
  const ignored = headers.filter((header, at) => columns[at] === null && header.trim() !== '');
  return { columns, ignoredColumns: ignored.slice(0, maxIgnored).map((header) => header.trim().slice(0, headerMax)) };
}

/** The rows of a table by the meaning of its columns, numbered as a spreadsheet does. Empty rows count but say nothing. */
export async function readTable(text: string): Promise<MemberTable> {
  const [headers = [], ...records] = await readRecords(text.toWellFormed());
  const { columns, ignoredColumns } = columnsOf(headers);
  demand(columns.includes('account'), 'import.no-account-column');
  const rows = records.flatMap((record, index) => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const cells = columns.flatMap((column, at) =>
      column === null ? [] : [[column, unguardFormula((record[at] ?? '').trim())] as const],
    );
    return [{ row: index + 2, cells: Object.fromEntries(cells) }];
  });
  demand(rows.length > 0, 'import.empty');
  demand(rows.length <= importMaxRows, 'import.too-many-rows', { max: importMaxRows });
  return { rows, ignoredColumns };
}
