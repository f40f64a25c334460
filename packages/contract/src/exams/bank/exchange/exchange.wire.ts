import { z } from 'zod';
import { endpoint } from '../../../kernel/endpoint.wire.ts';
import { empty, id, text } from '../../../kernel/fields.wire.ts';
import { workbookType } from '../../../kernel/workbook-type.ts';
import { bankLimits, difficulties, examQuestionKinds } from '../exam-question-kinds.ts';
import { exchangeFormats, exchangeLimits, exchangeProblems, leftOutReasons } from './exchange-formats.ts';

const base = '/exam-bank';
const count = z.int().nonnegative();
const format = z.enum(exchangeFormats);
/** JSON writes line ends and quotes of the text as two characters; files have none. */
const bodyLimitKb = (exchangeLimits.moodleBytes + exchangeLimits.bytes) / 1024;

const file = z.object({
  format,
  text: z
    .string()
    .min(1)
    .max(exchangeLimits.moodleBytes)
    .describe('the file itself; only Moodle XML may be so large, for the files in it'),
  categoryId: id.optional().describe('for questions the file names no category of'),
});
const fileErrors = [
  'exam.import-unreadable',
  'exam.import-harmful',
  'exam.import-empty',
  'import.too-many-rows',
  'exam.too-many-categories',
] as const;

export const checkQuestionImport = endpoint({
  method: 'POST',
  path: `${base}/imports/check`,
  summary: 'What a file of questions would bring, and what is wrong with it line by line; nothing is written.',
  access: 'exam.create',
  input: file,
  output: z.object({
    questionCount: count.describe('that would be written'),
    knownCount: count.describe('that are in the bank already, word by word, and are left out'),
    problemCount: count,
    problems: z.array(z.object({ line: count, problem: z.enum(exchangeProblems), value: z.string() })),
    questions: z.array(
      z.object({
        line: count,
        kind: z.enum(examQuestionKinds),
        text: z.string(),
        categoryName: z.string(),
        mediaCount: count.describe('of its pictures and sounds'),
      }),
    ),
    newCategories: z.array(z.string()),
  }),
  errors: fileErrors,
  bodyLimitKb,
  rateLimit: { max: 30, per: 'caller' },
});

export const importQuestions = endpoint({
  method: 'POST',
  path: `${base}/imports`,
  summary: 'Writes the questions of a file that are right, all of them or none; lines with problems are left out.',
  access: 'exam.create',
  input: file,
  output: z.object({ questionCount: count }),
  errors: [...fileErrors, 'upload.over-quota'],
  idempotent: true,
  bodyLimitKb,
  rateLimit: { max: 30, per: 'caller' },
});

export const questionTemplate = endpoint({
  method: 'GET',
  path: `${base}/imports/template`,
  summary: 'A table of questions to fill in, in the language of the caller, with examples.',
  access: 'exam.create',
  input: empty,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'questions.csv' },
});

export const questionTemplateWorkbook = endpoint({
  method: 'GET',
  path: `${base}/imports/template/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'exam.create',
  input: empty,
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'questions.xlsx' },
});

export const exportQuestions = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The questions a list shows, all pages, as a file that can be imported again.',
  access: 'exam.create',
  input: z.object({
    format,
    search: text(100).optional(),
    categoryId: id.optional(),
    kind: z.enum(examQuestionKinds).optional(),
    difficulty: z.literal(difficulties).optional(),
    tag: text(bankLimits.tag, 1).optional(),
    isRetired: z.boolean().default(false),
  }),
  output: z.object({
    text: z.string(),
    questionCount: count,
    leftOutCount: count,
    leftOut: z
      .array(z.object({ id, text: z.string(), reason: z.enum(leftOutReasons) }))
      .describe('of kinds the format does not know, or with pictures or sounds it cannot hold'),
  }),
  errors: ['exam.export-too-many'],
  rateLimit: { max: 30, per: 'caller' },
});
