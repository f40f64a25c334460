import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { namedIdsInput, pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { notedMoments } from '../attention/attention.wire.ts';
import { examAnswer, examQuestion } from '../bank/question-fields.wire.ts';
import { offerOut } from '../../pricing/price-fields.wire.ts';
import { examLimits } from '../papers/exam-settings.ts';
import { startConflicts } from './start-conflict-of.ts';
import * as fields from './taking-fields.wire.ts';

/** ENUM-12: exams with a list of their own. */
export const examListKinds = ['certification'] as const;

const base = '/exam';
const { count } = fields;
const offer = offerOut.optional().describe('absent: free');

const examCard = z.object({
  id,
  name: z.string(),
  isCertification: z.boolean(),
  status: fields.examStatus,
  openTime: time.nullable(),
  closeTime: time.nullable(),
  lengthMinutes: count.nullable(),
  attemptCount: count,
  maxAttempts: count.nullable(),
  openAttemptId: id.nullable(),
  offer,
});

export const listExams = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Published exams that are for the caller, latest first, and how the caller stands.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    kind: z.enum(examListKinds).optional().describe('ENUM-12; absent: all'),
  }),
  output: pageOf(examCard),
  errors: [],
});

export const findExamsByIds = endpoint({
  method: 'GET',
  path: `${base}/exam-info/front/find-by-ids`,
  summary: 'Those of the named exams that are published and for the caller, in the order they were named (STUDY-02).',
  access: 'member',
  input: z.object(namedIdsInput),
  output: z.object({ items: z.array(examCard) }),
  errors: [],
});

export const readExam = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An exam before it is started: its conditions and the caller’s attempts.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    name: z.string(),
    introduction: z.string(),
    status: fields.examStatus,
    now: time.describe('of the server, which alone counts'),
    conditions: fields.examConditions,
    attempts: z.array(fields.attemptHead).describe('of every run, latest first'),
    attemptCount: count.describe('those that count for the limit: of the present run'),
    openAttemptId: id.nullable(),
    nextTime: time.nullable().describe('from when the next attempt can be started; null: at once, or none is left'),
    conflict: z.enum(startConflicts).nullable().describe('why the caller, who can read keys of it, cannot take it'),
    offer,
    can: z.object({ start: z.boolean() }),
  }),
  errors: ['exam.not-in-audience'],
});

export const startExam = endpoint({
  method: 'POST',
  path: `${base}/:id/attempts`,
  summary:
    'Draws a paper for the caller; answers the attempt that is open where there is one. With a tab it is opened as well.',
  access: 'member',
  input: z.object({
    id,
    password: text(examLimits.password).optional(),
    tabId: fields.tabId.optional(),
    sealId: text(64).optional().describe('of the sealed paper the page has'),
  }),
  output: z.object({
    id,
    opened: fields.openedAttempt
      .nullable()
      .describe('null: no tab was named; without questions where a key is answered'),
    paperKey: z.string().nullable().describe('of the sealed paper, in Base64; null: the page has none, or another one'),
  }),
  errors: [
    'exam.not-in-audience',
    'exam.closed',
    'exam.not-begun',
    'exam.wrong-password',
    'exam.attempts-used',
    'exam.knows-keys',
    'exam.too-soon',
    'exam.elsewhere',
    'exam.handed-in',
    'price.unpaid',
  ],
  rateLimit: { max: 20, per: 'caller', isShared: true },
});

export const readSealedPaper = endpoint({
  method: 'GET',
  path: `${base}/:id/sealed-paper`,
  summary: 'The caller’s paper of an exam that opens soon. Nothing but the start answers its key.',
  access: 'member',
  input: idOnly,
  output: z.object({
    sealed: fields.sealedPaper.nullable().describe('null: it is open already, or does not open soon'),
  }),
  errors: [
    'exam.not-in-audience',
    'exam.closed',
    'exam.attempts-used',
    'exam.knows-keys',
    'exam.too-soon',
    'exam.elsewhere',
    'price.unpaid',
  ],
  rateLimit: { max: 20, per: 'caller' },
});

export const openAttempt = endpoint({
  method: 'POST',
  path: `${base}/attempts/:id/open`,
  summary:
    'The paper of an open attempt without keys, with all acknowledged answers. The tab that opens it last has it.',
  access: 'member',
  input: z.object({ id, tabId: fields.tabId }),
  output: fields.openedAttempt,
  errors: ['exam.handed-in', 'exam.elsewhere'],
});

export const saveAnswers = endpoint({
  method: 'PUT',
  path: `${base}/attempts/:id/answers`,
  summary: 'Keeps answers. Of each question the newest revision stays, in whichever order they come and however often.',
  access: 'member',
  input: z.object({ id, tabId: fields.tabId, answers: fields.savedAnswers.min(1) }),
  output: z.object({
    acknowledged: fields.answerRevisions,
    refused: fields.answerRevisions.describe('no answer to the question that stands there; the rest was kept'),
    ...fields.clock,
  }),
  errors: ['exam.handed-in', 'exam.time-over', 'exam.taken-over', 'exam.elsewhere'],
  bodyLimitKb: 1_024,
});

export const receipt = z.object({
  attemptId: id,
  code: z.string().describe('the digest of everything that was handed in'),
  handInTime: time,
  answeredCount: count,
  questionCount: count,
});

export const handInAttempt = endpoint({
  method: 'POST',
  path: `${base}/attempts/:id/hand-in`,
  summary: 'Ends an attempt with the last answers, once; said again, it answers the same receipt.',
  access: 'member',
  input: z.object({ id, answers: fields.savedAnswers.default([]) }),
  output: receipt,
  errors: ['exam.time-over', 'exam.elsewhere'],
  bodyLimitKb: 1_024,
});

const resultQuestion = z.object({
  points: count,
  mark: z.int().nullable().describe('in ten-thousandths of a point; null: waits for a person'),
  question: fields.takerQuestion,
  answer: examAnswer.nullable(),
  files: fields.answerFiles.describe('those the answer names'),
  readings: z
    .array(
      z.array(
        z.object({
          criterion: z.string().nullable().describe('null: the key is not to be seen'),
          level: z.string().nullable().describe('null: the key is not to be seen'),
          points: count,
          maxPoints: count,
          comment: z.string(),
        }),
      ),
    )
    .describe('the levels each marker has chosen whose mark counts; none: not marked by criteria, or not to be seen'),
  key: z.object({ question: examQuestion, answer: examAnswer.nullable(), explanation: z.string() }).nullable(),
});

export const readAttemptResult = endpoint({
  method: 'GET',
  path: `${base}/attempts/:id/result`,
  summary: 'What an attempt came to, as much of it as the exam shows by now.',
  access: 'member',
  input: idOnly,
  output: z.object({
    examId: id,
    examName: z.string(),
    attempt: fields.attemptHead,
    passPercent: count.nullable(),
    receipt: receipt.nullable().describe('null: ended by the clock'),
    annulment: z
      .object({ reason: z.string(), time, givesRetake: z.boolean().describe('it counts for no limit') })
      .nullable()
      .describe('null: the result stands'),
    noted: notedMoments.nullable().describe('beside the paper, for its taker as well; null: the exam notes nothing'),
    questions: z.array(resultQuestion).nullable().describe('null: not to be seen'),
  }),
  errors: ['exam.not-handed-in'],
});

export const listExamRecords = endpoint({
  method: 'GET',
  path: `${base}/records`,
  summary: 'The caller’s attempts, latest first (STUDY-05).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    fields.attemptHead.extend({
      examId: id,
      examName: z.string(),
      isCertification: z.boolean().describe('as it was at the start'),
    }),
  ),
  errors: [],
});
