import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { bankLimits, difficulties, examQuestionKinds } from './exam-question-kinds.ts';
import { examAnswer, examQuestion } from './question-fields.wire.ts';

const base = '/exam-bank';
const categoryName = text(bankLimits.categoryName, 1);
const difficulty = z.literal(difficulties);

export const listBankCategories = endpoint({
  method: 'GET',
  path: `${base}/categories`,
  summary: 'All categories of the company’s question bank, parents before what lies in them.',
  access: 'exam.create',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id,
        parentId: id.nullable(),
        name: z.string(),
        questionCount: z.int().nonnegative(),
        isOpenForPractice: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const createBankCategory = endpoint({
  method: 'POST',
  path: `${base}/categories`,
  summary: 'Makes a category, at the top or in another one.',
  access: 'exam.create',
  input: z.object({ parentId: id.nullable(), name: categoryName }),
  output: z.object({ id }),
  errors: ['exam.category-exists', 'exam.too-many-categories', 'sensitive.found'],
});

export const renameBankCategory = endpoint({
  method: 'PUT',
  path: `${base}/categories/:id`,
  summary: 'Renames a category.',
  access: 'exam.create',
  input: z.object({ id, name: categoryName }),
  output: z.object({ id }),
  errors: ['exam.category-exists', 'sensitive.found'],
});

export const removeBankCategory = endpoint({
  method: 'DELETE',
  path: `${base}/categories/:id`,
  summary: 'Removes a category nothing lies in.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({}),
  errors: ['exam.category-in-use'],
});

export const setCategoryPractice = endpoint({
  method: 'PUT',
  path: `${base}/categories/:id/practice`,
  summary: 'Opens the questions of a category for everybody to practise, or closes them again.',
  access: 'exam.create',
  input: z.object({ id, isOpen: z.boolean() }),
  output: z.object({ id, isOpenForPractice: z.boolean() }),
  errors: [],
});

const fields = {
  categoryId: id,
  difficulty,
  tags: z.array(text(bankLimits.tag, 1)).max(bankLimits.tags).readonly(),
  question: examQuestion,
  explanation: text(bankLimits.text).describe('shown with the result where the exam allows it'),
};
const saved = z.object({ id, version: z.int().positive() });
const fieldErrors = [
  'exam.wrong-question',
  'exam.wrong-formula',
  'exam.unknown-media',
  'upload.wrong-type',
  'upload.too-large',
  'sensitive.found',
] as const;

export const createBankQuestion = endpoint({
  method: 'POST',
  path: `${base}/questions`,
  summary: 'Writes the first version of a question.',
  access: 'exam.create',
  input: z.object(fields),
  output: saved,
  errors: fieldErrors,
  bodyLimitKb: 512,
});

export const reviseBankQuestion = endpoint({
  method: 'PUT',
  path: `${base}/questions/:id`,
  summary: 'Writes the next version of a question; papers that hold an earlier one keep it.',
  access: 'exam.create',
  input: z.object({ id, version: z.int32().positive().describe('the one that was read'), ...fields }),
  output: saved,
  errors: [...fieldErrors, 'request.stale'],
  bodyLimitKb: 512,
});

export const readBankQuestion = endpoint({
  method: 'GET',
  path: `${base}/questions/:id`,
  summary: 'A question with its key, as it is now or as one of its versions was.',
  access: 'exam.create',
  input: z.object({ id, version: z.int32().positive().optional() }),
  output: z.object({
    id,
    version: z.int().positive(),
    latestVersion: z.int().positive(),
    isRetired: z.boolean(),
    authorName: z.string(),
    updateTime: time,
    ...fields,
    tags: z.array(z.string()),
    explanation: z.string(),
    can: z.object({ revise: z.boolean() }),
  }),
  errors: [],
});

export const listBankQuestions = endpoint({
  method: 'GET',
  path: `${base}/questions`,
  summary: 'Questions of the bank, last changed first.',
  access: 'exam.create',
  input: z.object({
    ...pagingInput,
    search: text(100).optional(),
    categoryId: id.optional().describe('with everything that lies in it'),
    kind: z.enum(examQuestionKinds).optional(),
    difficulty: difficulty.optional(),
    tag: text(bankLimits.tag, 1).optional(),
    isRetired: z.boolean().default(false),
  }),
  output: pageOf(
    z.object({
      id,
      kind: z.enum(examQuestionKinds),
      text: z.string(),
      difficulty,
      tags: z.array(z.string()),
      categoryName: z.string(),
      authorName: z.string(),
      version: z.int().positive(),
      useCount: z.int().nonnegative().describe('exams that were published with it'),
      updateTime: time,
      can: z.object({ revise: z.boolean() }),
    }),
  ),
  errors: [],
});

export const listQuestionVersions = endpoint({
  method: 'GET',
  path: `${base}/questions/:id/versions`,
  summary: 'The versions of a question, the latest first, and how they were answered.',
  access: 'exam.create',
  input: z.object({ id, ...pagingInput }),
  output: pageOf(
    z.object({
      version: z.int().positive(),
      authorName: z.string(),
      updateTime: time,
      answerCount: z.int().nonnegative().describe('first attempts that are marked, of whichever exam'),
      facility: z.number().nullable().describe('their mean as a share of the full mark; null: nobody was asked'),
    }),
  ),
  errors: [],
});

export const listBankTags = endpoint({
  method: 'GET',
  path: `${base}/tags`,
  summary: 'The tags of the questions that can be asked, those of most questions first.',
  access: 'exam.create',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ tag: z.string(), questionCount: z.int().positive() })) }),
  errors: [],
});

const retired = z.object({ id, isRetired: z.boolean() });

export const retireBankQuestion = endpoint({
  method: 'POST',
  path: `${base}/questions/:id/retirement`,
  summary: 'Takes a question out of what can be asked; papers that hold it keep it.',
  access: 'exam.create',
  input: idOnly,
  output: retired,
  errors: [],
});

export const restoreBankQuestion = endpoint({
  method: 'DELETE',
  path: `${base}/questions/:id/retirement`,
  summary: 'Lets a question be asked again.',
  access: 'exam.create',
  input: idOnly,
  output: retired,
  errors: [],
});

export const findSimilarQuestions = endpoint({
  method: 'POST',
  path: `${base}/similar`,
  summary: 'Questions that ask nearly the same as a text that is being written.',
  access: 'exam.create',
  input: z.object({ text: text(bankLimits.text, 1), exceptId: id.optional() }),
  output: z.object({
    items: z.array(z.object({ id, text: z.string(), share: z.number().describe('of what both say, 0 to 1') })),
  }),
  errors: [],
});

export const tryBankQuestion = endpoint({
  method: 'POST',
  path: `${base}/tries`,
  summary: 'Marks an answer to a question that is being written; nothing is kept.',
  access: 'exam.create',
  input: z.object({ question: examQuestion, answer: examAnswer.optional() }),
  output: z.object({ mark: z.int().nullable().describe('in ten-thousandths; null: somebody has to read it') }),
  errors: ['exam.wrong-question', 'exam.wrong-formula'],
  bodyLimitKb: 512,
});
