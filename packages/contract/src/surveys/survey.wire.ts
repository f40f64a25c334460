import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { ResearchStatus } from '../study/research-status.ts';
import { answers, questions } from './survey-fields.wire.ts';
import { surveyKinds } from './survey-kinds.ts';
import { surveyStates } from './survey-states.ts';

/** Which surveys: those that wait for the caller, those answered, those the caller made, all of the company. */
export const surveyBoxes = ['waiting', 'answered', 'own', 'all'] as const;

export const surveyHead = {
  id,
  kind: z.literal(surveyKinds).describe('ENUM-01'),
  title: z.string(),
  state: z.enum(surveyStates),
  status: z.literal(Object.values(ResearchStatus)).describe('ENUM-04'),
  isAnonymous: z.boolean(),
  opensAt: time.nullable(),
  closesAt: time.nullable(),
  timeZone: z.string().describe('the zone its times were chosen in'),
};

export const surveyCan = z.object({
  answer: z.boolean(),
  manage: z.boolean(),
  readResults: z.boolean(),
});

export const surveyCard = z.object({
  ...surveyHead,
  authorName: z.string(),
  questionCount: z.int(),
  answerCount: z.int().nullable().describe('for those who manage it'),
  isAnswered: z.boolean(),
  can: surveyCan,
});

export const listSurveys = endpoint({
  method: 'GET',
  path: '/surveys',
  summary: 'Surveys for the caller: waiting, answered, made by them; all of the company for those who manage them.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    box: z.enum(surveyBoxes).default('waiting'),
    search: text(50).optional().describe('words of the title'),
    state: z.enum(surveyStates).optional(),
  }),
  output: pageOf(surveyCard).extend({ canCreate: z.boolean(), canReadAll: z.boolean() }),
  errors: [],
});

export const readSurvey = endpoint({
  method: 'GET',
  path: '/surveys/:id',
  summary: 'A survey as it is answered.',
  access: 'member',
  input: idOnly,
  output: z.object({
    ...surveyHead,
    introduction: z.string(),
    authorName: z.string(),
    questions,
    reward: amountOut.describe('coins for an answer, paid when it is closed'),
    isAnswered: z.boolean(),
    can: surveyCan,
  }),
  errors: ['survey.closed'],
});

export const submitSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/answers',
  summary: 'Answers a survey, once. What is said to questions that are not asked is not stored.',
  access: 'member',
  input: z.object({ id, answers }),
  output: z.object({}),
  errors: ['survey.wrong-state', 'survey.answered-already', 'survey.wrong-answers'],
  bodyLimitKb: 512,
});

export const remindSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/reminders',
  summary: 'Reminds those who have not answered; once a day.',
  access: 'member',
  input: idOnly,
  output: z.object({ remindedCount: z.int() }),
  errors: ['survey.wrong-state', 'survey.reminded-today'],
});

const person = z.object({ id, fullName: text(100) }).nullable();

/** How many texts of a question come with the results; the export has all of them. */
export const maxShownTexts = 100;

const tally = z.object({
  questionId: z.string(),
  answered: z.int(),
  isWithheld: z.boolean(),
  counts: z.array(z.object({ key: z.string(), count: z.int() })),
  rows: z.array(z.object({ rowId: z.string(), counts: z.array(z.object({ key: z.string(), count: z.int() })) })),
  average: z.number().nullable(),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  netPromoters: z.int().nullable(),
  texts: z.array(z.object({ text: z.string(), person })).describe('in no order; of an anonymous survey without people'),
});

const resultsQuery = z.object({ id, organizationId: id.optional().describe('only of surveys with names') });

export const readSurveyResults = endpoint({
  method: 'GET',
  path: '/surveys/:id/results',
  summary: 'What was answered, question by question; of an anonymous survey not before five have answered.',
  access: 'member',
  input: resultsQuery,
  output: z.object({
    ...surveyHead,
    questions,
    invitedCount: z.int(),
    answerCount: z.int(),
    isWithheld: z.boolean().describe('fewer answers than an anonymous survey shows, or it waits for its end'),
    waitsForEnd: z.boolean().describe('anonymous, part of a course, and not closed'),
    tallies: z.array(tally),
    remindedAt: time.nullable(),
    can: z.object({ remind: z.boolean(), close: z.boolean() }),
  }),
  errors: ['survey.anonymous'],
});

export const exportSurveyResults = endpoint({
  method: 'GET',
  path: '/surveys/:id/results/export',
  summary: 'The results as a table, with what they were filtered by.',
  access: 'member',
  input: resultsQuery,
  output: z.string(),
  errors: ['survey.anonymous'],
  download: { type: 'text/csv', fileName: 'survey-results.csv' },
});

export const exportSurveyWorkbook = endpoint({
  method: 'GET',
  path: '/surveys/:id/results/workbook',
  summary: 'The same as an Excel workbook: numbers are numbers.',
  access: 'member',
  input: resultsQuery,
  output: z.custom<Blob>(),
  errors: ['survey.anonymous'],
  download: { type: workbookType, fileName: 'survey-results.xlsx' },
});
