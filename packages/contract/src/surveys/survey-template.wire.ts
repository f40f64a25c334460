import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { questions } from './survey-fields.wire.ts';
import { surveyKinds } from './survey-kinds.ts';

const base = '/survey-templates';
const head = { id, title: z.string(), authorName: z.string(), questionCount: z.int(), createTime: time };

export const createSurveyTemplate = endpoint({
  method: 'POST',
  path: base,
  summary: 'Makes a template of a survey the caller manages; everybody who makes surveys in the company may use it.',
  access: 'survey.create',
  input: z.object({ surveyId: id }),
  output: idOnly,
  errors: ['survey.incomplete', 'survey.too-many-templates'],
});

export const listSurveyTemplates = endpoint({
  method: 'GET',
  path: base,
  summary: 'Templates of the company, the newest first.',
  access: 'survey.create',
  input: z.object(pagingInput),
  output: pageOf(z.object({ ...head, can: z.object({ remove: z.boolean() }) })),
  errors: [],
});

export const readSurveyTemplate = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'What a template asks.',
  access: 'survey.create',
  input: idOnly,
  output: z.object({
    ...head,
    kind: z.literal(surveyKinds),
    introduction: z.string(),
    isAnonymous: z.boolean(),
    questions,
  }),
  errors: [],
});

export const removeSurveyTemplate = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Takes a template away: one’s own, or any for those who manage all surveys. Surveys made from it stay.',
  access: 'survey.create',
  input: idOnly,
  output: empty,
  errors: [],
});
