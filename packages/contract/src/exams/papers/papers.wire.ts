import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { audienceNames, newAudience } from '../../people/audience.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { priceErrors, priceIn, priceOut } from '../../pricing/price-fields.wire.ts';
import { examQuestionKinds } from '../bank/exam-question-kinds.ts';
import { examQuestion } from '../bank/question-fields.wire.ts';
import { examProblems } from './exam-problems.ts';
import { examStates } from './exam-states.ts';
import { examFields, paperQuestion } from './paper-fields.wire.ts';

const base = '/exam/manage';
const count = z.int().nonnegative();
const state = z.enum(examStates);
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const can = z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean(), archive: z.boolean() });
const fieldErrors = ['sensitive.found', 'course.unknown-person', ...priceErrors] as const;
const price = priceIn.optional().describe('absent: as it is, or free');
const editErrors = ['exam.wrong-state', 'request.stale'] as const;

const problems = z.array(z.object({ kind: z.enum(examProblems), index: count.nullable(), missing: count.nullable() }));

export const listManagedExams = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary:
    'The caller’s exams; all of them for those who manage all exams. Last changed first; archived ones only where asked for.',
  access: 'exam.create',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    state: state.optional(),
    isOwn: z.boolean().default(false).describe('only what the caller made'),
  }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      state,
      authorName: z.string(),
      openTime: time.nullable(),
      closeTime: time.nullable(),
      updateTime: time,
      takerCount: count.describe('people who have begun it'),
      midwayCount: count.describe('people who are answering it'),
      can,
    }),
  ),
  errors: [],
});

export const createExam = endpoint({
  method: 'POST',
  path: base,
  summary: 'An exam as a draft.',
  access: 'exam.create',
  input: z.object({ ...examFields, audience: newAudience, price }),
  output: saved,
  errors: fieldErrors,
  idempotent: true,
});

export const checkExam = endpoint({
  method: 'POST',
  path: `${base}/check`,
  summary: 'Everything that would keep an exam that is being written from being published; nothing is kept.',
  access: 'exam.create',
  input: z.object({ settings: examFields.settings, paper: examFields.paper }),
  output: z.object({ problems, pointSum: count, questionCount: count }),
  errors: [],
  bodyLimitKb: 256,
});

export const readExamForm = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An exam as its managers edit it, with everything that keeps it from being published.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state,
    ...examFields,
    name: z.string(),
    introduction: z.string(),
    ...audienceNames,
    audiencePeople: z.array(z.object({ id, fullName: z.string() })),
    questions: z
      .array(
        z.object({
          questionId: id,
          text: z.string(),
          kind: z.enum(examQuestionKinds),
          latestVersion: z.int().positive(),
          isRetired: z.boolean(),
        }),
      )
      .describe('those a fixed paper names'),
    pointSum: count,
    questionCount: count,
    publishedNumber: count.nullable().describe('number of the paper takers are asked by; null: none yet'),
    problems,
    price: priceOut,
    can,
  }),
  errors: [],
});

export const saveExam = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Everything about a draft, or an exam that is withdrawn.',
  access: 'exam.create',
  input: z.object({ id, revision, ...examFields, price }),
  output: saved,
  errors: [...editErrors, ...fieldErrors],
  bodyLimitKb: 256,
});

export const publishExam = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'Pins the versions of all questions takers can be asked, and lets its audience take it.',
  access: 'exam.create',
  input: z.object({ id, revision }),
  output: saved.extend({ number: count }),
  errors: [...editErrors, 'exam.not-ready'],
});

const change = {
  access: 'exam.create',
  input: idOnly,
  output: saved,
  errors: ['exam.wrong-state', 'course.sold'],
} as const;

export const withdrawExam = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary:
    'Nobody starts it any more; whoever is midway goes on. One that was sold is withdrawn by those who manage all exams, and paid back.',
  ...change,
});

export const archiveExam = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'Put away for good; its attempts stay.',
  ...change,
});

export const copyExam = endpoint({
  method: 'POST',
  path: `${base}/:id/copy`,
  summary: 'A draft of the caller’s own with the same settings, paper and price.',
  access: 'exam.create',
  input: idOnly,
  output: saved,
  errors: priceErrors,
  idempotent: true,
});

export const previewExam = endpoint({
  method: 'GET',
  path: `${base}/:id/preview`,
  summary: 'A paper as somebody could get it, with its keys, for the managers of the exam. Nothing is kept.',
  access: 'exam.create',
  input: z.object({ id, seed: text(40, 1).default('1') }),
  output: z.object({ items: z.array(paperQuestion.extend({ question: examQuestion, explanation: z.string() })) }),
  errors: [],
});
