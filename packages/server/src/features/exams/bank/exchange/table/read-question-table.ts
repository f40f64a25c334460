import type { ExamQuestionOf, StemPart } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { type ExchangeColumn, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { unguardFormula } from '@shuyuan/contract/people/member-table';
import { CsvProblem, readCsv } from '../../../../../platform/tables/read-csv.ts';
import { fileCollector, type ParsedFile, QuestionProblem } from '../parsed-file.ts';
import { type Cells, simpleOfRow } from './simple-of-row.ts';
import { findColumn, findDifficulty, findKind } from './header-words.ts';

type Row = { readonly line: number; readonly cells: Cells };

async function recordsOf(text: string): Promise<string[][]> {
  try {
    return await readCsv(text);
  } catch (error) {
    if (error instanceof CsvProblem) throw new AppError('exam.import-unreadable', { line: error.line });
    throw error;
  }
}

/** Of two columns of one meaning the first counts. */
function columnsOf(headers: readonly string[]): (ExchangeColumn | undefined)[] {
  const columns = headers.map(findColumn);
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : undefined));
}

function rowsOf([headers = [], ...records]: readonly string[][]): Row[] {
  const columns = columnsOf(headers);
  demand(columns.includes('kind') && columns.includes('text'), 'exam.import-unreadable', { line: 1 });
  return records.flatMap((record, index) => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const cells = columns.flatMap((column, at) =>
      column ? [[column, unguardFormula((record[at] ?? '').trim())] as const] : [],
    );
    return [{ line: index + 2, cells: Object.fromEntries(cells) }];
  });
}

const weightOf = (cell: string): number => {
  if (!/^[1-9]\d?$|^100$/.test(cell.normalize('NFKC'))) throw new QuestionProblem('wrong-number', cell);
  return Number(cell.normalize('NFKC'));
};

/** A row with a weight lies below the stem above it. */
function partsOf(rows: readonly Row[]): StemPart[] {
  return rows.map(({ cells }, index) => {
    const kind = findKind(cells.kind ?? '');
    if (kind === undefined || kind === 'stem') throw new QuestionProblem('unknown-kind', cells.kind);
    return { id: `q${index + 1}`, weight: weightOf(cells.weight ?? ''), question: simpleOfRow(kind, cells) };
  });
}

function questionOf({ cells }: Row, below: readonly Row[]) {
  const kind = findKind(cells.kind ?? '');
  if (kind === undefined) throw new QuestionProblem('unknown-kind', cells.kind);
  if (cells.weight) throw new QuestionProblem('part-without-stem', cells.text);
  const { difficulty: level = '' } = cells;
  const difficulty = level === '' ? 3 : findDifficulty(level.normalize('NFKC'));
  if (difficulty === undefined) throw new QuestionProblem('wrong-number', level);
  const stem = (): ExamQuestionOf<'stem'> => ({ kind: 'stem', text: cells.text ?? '', parts: partsOf(below) });
  return {
    category: (cells.category ?? '')
      .split(/[/／]/)
      .map((name) => name.trim())
      .filter(Boolean),
    difficulty,
    tags: (cells.tags ?? '')
      .split(/[,;，；、،|\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    question: kind === 'stem' ? stem() : simpleOfRow(kind, cells),
    explanation: cells.explanation ?? '',
  };
}

/** A table of questions by the meaning of its columns, lines numbered as a spreadsheet does. */
export async function readQuestionTable(text: string): Promise<ParsedFile> {
  const rows = rowsOf(await recordsOf(text));
  // Before anything of them is read: parts of stems count, too.
  demand(rows.length <= exchangeLimits.questions * 2, 'import.too-many-rows', { max: exchangeLimits.questions });
  const collector = fileCollector();
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (!row) break;
    const isStem = findKind(row.cells.kind ?? '') === 'stem';
    const end = isStem ? rows.findIndex((one, index) => index > at && !one.cells.weight) : at + 1;
    const below = rows.slice(at + 1, end < 0 ? rows.length : end);
    collector.add(row.line, () => questionOf(row, below));
    at += 1 + below.length;
  }
  return collector.file;
}
