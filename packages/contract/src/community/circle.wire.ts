import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { circleDescriptionMax, circleNameMax, hottestCircles, recommendedCircles } from './circles.ts';
import { questionCardOut } from './question.wire.ts';
import { ContentSort } from './questions.ts';

const base = '/knowledge-operation/knowledge-circle';
const count = z.int().nonnegative();

/** COMM-45; `popluarNum` is spelled so on the wire. */
export const circleOut = z.object({
  id,
  name: z.string(),
  coverPath: z.string(),
  contentNum: count,
  popluarNum: count.describe('how often its contents were read'),
  attention: z.boolean().describe('whether the caller belongs to it'),
  attentionNum: count,
  desc: z.string(),
});
const some = z.object({ items: z.array(circleOut) });

export const listMyCircles = endpoint({
  method: 'GET',
  path: `${base}/my-attention`,
  summary: 'The circles the caller belongs to (COMM-46).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(circleOut),
  errors: [],
});

export const listHottestCircles = endpoint({
  method: 'GET',
  path: `${base}/hotest`,
  summary: 'The circles most people belong to and read in (COMM-47).',
  access: 'member',
  input: z.object({ size: z.int().min(1).max(20).default(hottestCircles) }),
  output: some,
  errors: [],
});

export const listCirclePages = endpoint({
  method: 'GET',
  path: `${base}/square-pages`,
  summary: 'Every circle, found by name (COMM-49).',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(circleOut),
  errors: [],
});

export const recommendCircles = endpoint({
  method: 'GET',
  path: `${base}/recommend-top-n`,
  summary: 'The hottest circles the caller does not belong to (COMM-50).',
  access: 'member',
  input: z.object({ size: z.int().min(1).max(20).default(recommendedCircles) }),
  output: some,
  errors: [],
});

export const recommendCircle = endpoint({
  method: 'GET',
  path: `${base}/recommend-one`,
  summary: 'One of them, another each day (COMM-50).',
  access: 'member',
  input: empty,
  output: z.object({ circle: circleOut.nullable() }),
  errors: [],
});

export const readCircle = endpoint({
  method: 'GET',
  path: `${base}/circle-detail/:id`,
  summary: 'A circle (COMM-51). Where the company has no circles nobody finds one (D-142).',
  access: 'member',
  input: idOnly,
  output: circleOut,
  errors: [],
});

const contents = {
  method: 'GET',
  summary: 'What was published in a circle (COMM-48).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    id,
    sort: z.literal(Object.values(ContentSort)).default(ContentSort.newest),
  }),
  output: pageOf(questionCardOut),
  errors: [],
} as const;

export const listCircleQuestions = endpoint({ ...contents, path: `${base}/questions/:id` });
export const listCircleQuestionsById = endpoint({ ...contents, path: `${base}/get-questions-by-id` });

export const joinCircle = endpoint({
  method: 'POST',
  path: `${base}/employee`,
  summary: 'The caller joins a circle, or leaves it; the same again changes nothing (COMM-52, D-143).',
  access: 'member',
  input: z.object({ id, isOn: z.boolean() }),
  output: z.object({ attention: z.boolean(), attentionNum: count }),
  errors: [],
});

const circleFields = {
  name: text(circleNameMax, 1),
  desc: text(circleDescriptionMax),
  coverPath: z.string().max(200).optional().describe('a preset of the client'),
  coverFileId: id.optional().describe('a picture of the caller’s own instead'),
};

export const listManagedCircles = endpoint({
  method: 'GET',
  path: `${base}/manage`,
  summary: 'All circles, also the hidden ones, for whoever keeps them in order.',
  access: 'config.write',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(circleOut.extend({ isHidden: z.boolean(), coverFileId: id.nullable() })),
  errors: [],
});

export const createCircle = endpoint({
  method: 'POST',
  path: base,
  summary: 'A new circle; audited (D-143).',
  access: 'config.write',
  input: z.object(circleFields),
  output: idOnly,
  errors: ['circle.name-taken', 'sensitive.found', 'picture.not-yours'],
});

export const changeCircle = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Renames, describes, hides or shows a circle; what was published in it stays; audited.',
  access: 'config.write',
  input: z.object({ id, ...circleFields, isHidden: z.boolean() }),
  output: idOnly,
  errors: ['circle.name-taken', 'sensitive.found', 'picture.not-yours'],
});
