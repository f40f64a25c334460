import { type ExchangeFormat, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { readGift } from './gift/read-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readQuestionTable } from './table/read-question-table.ts';

const readers: Record<ExchangeFormat, (text: string) => ParsedFile | Promise<ParsedFile>> = {
  table: readQuestionTable,
  gift: readGift,
  moodle: readMoodle,
};

/** The questions of a file, or a refusal of the whole: it cannot be read, says nothing, or is too much for one time. */
export async function readFile(format: ExchangeFormat, text: string): Promise<ParsedFile> {
  // Moodle's form alone has files in it; without them it is no longer than the others may be.
  demand(format === 'moodle' || text.length <= exchangeLimits.bytes, 'request.too-large');
  const file = await readers[format](text.toWellFormed());
  const count = file.questions.length + file.problems.length;
  demand(count > 0, 'exam.import-empty');
  demand(count <= exchangeLimits.questions, 'import.too-many-rows', { max: exchangeLimits.questions });
  return file;
}
