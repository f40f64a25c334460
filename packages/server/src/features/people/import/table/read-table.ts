import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { type ImportColumn, importMaxRows } from '@shuyuan/contract/people/member-import';
import { unguardFormula } from '@shuyuan/contract/people/member-table';
import { CsvProblem, readCsv } from '../../../../platform/tables/read-csv.ts';
import { findColumn } from './table-words.ts';

export type TableRow = { readonly row: number; readonly cells: Partial<Readonly<Record<ImportColumn, string>>> };
export type MemberTable = { readonly rows: readonly TableRow[]; readonly ignoredColumns: readonly string[] };

const maxIgnored = 30;
const headerMax = 60;

async function readRecords(text: string): Promise<string[][]> {
  try {
    return await readCsv(text);
  } catch (error) {
    if (error instanceof CsvProblem) throw new AppError('import.unreadable', { line: error.line });
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
  const [headers = [], ...records] = await readRecords(text);
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
