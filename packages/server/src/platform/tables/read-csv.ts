import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** Small enough that a large table does not keep other requests waiting while it is read. */
const pieceLength = 64 * 1024;
const delimiters = [',', '\t', ';'] as const;

/** Spreadsheets of some countries write semicolons, and what is copied from one has tabs. The headers tell. */
function delimiterOf(text: string): string {
  const [headers = ''] = text.split(/\r?\n/, 1);
  const countOf = (delimiter: string): number => headers.split(delimiter).length;
  return delimiters.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

/** The cells of every record of a table, its headers first. */
export async function readCsv(text: string): Promise<string[][]> {
  const options = { bom: true, delimiter: delimiterOf(text), relaxColumnCount: true, maxRecordSize: pieceLength };
  const records: string[][] = [];
  try {
    const pieces = Readable.from(piecesOf(text.toWellFormed()));
    // Without options that make objects, a record is the list of its cells.
    for await (const record of pieces.pipe(parse(options))) records.push(record as string[]);
    return records;
  } catch (error) {
    if (error instanceof CsvError) throw new CsvProblem(Number(error['lines'] ?? 1));
    throw error;
  }
}

/** The text is no table: quotes without an end, or a record that never ends. */
export class CsvProblem extends Error {
  readonly line: number;
  constructor(line: number) {
    super('not a table');
    this.line = line;
  }
}
