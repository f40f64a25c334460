import { z } from 'zod';
import { id, text } from '../kernel/fields.wire.ts';
import { ratingScales, surveyLimits } from './question-kinds.ts';

/** Made by the editor, unique within its survey; a digit keeps it apart from the names every object has. */
const key = z.string().regex(/^(?=.*\d)[a-z\d]{1,16}$/);
const bound = z.number().min(-1e12).max(1e12);
const bounds = { min: bound.nullable(), max: bound.nullable() };
const choices = {
  min: z.int().min(0).max(surveyLimits.options).nullable(),
  max: z.int().min(1).max(surveyLimits.options).nullable(),
};

const option = z.object({ id: key, text: text(surveyLimits.option, 1) });
const options = z.array(option).max(surveyLimits.options).readonly();

const condition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chosen'),
    questionId: key,
    optionIds: z.array(key).max(surveyLimits.options).readonly(),
  }),
  z.object({ kind: z.literal('between'), questionId: key, from: bound, to: bound }),
]);

const common = {
  id: key,
  title: text(surveyLimits.title, 1),
  isRequired: z.boolean(),
  startsPage: z.boolean(),
  condition: condition.nullable(),
};

const question = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('single'), options }),
  z.object({ ...common, kind: z.literal('multiple'), options, ...choices }),
  z.object({
    ...common,
    kind: z.literal('rating'),
    scale: z.enum(Object.keys(ratingScales) as (keyof typeof ratingScales)[]),
  }),
  z.object({
    ...common,
    kind: z.literal('matrix'),
    rows: z.array(option).max(surveyLimits.matrixRows).readonly(),
    columns: z.array(option).max(surveyLimits.matrixColumns).readonly(),
  }),
  z.object({ ...common, kind: z.literal('shortText') }),
  z.object({ ...common, kind: z.literal('longText') }),
  z.object({ ...common, kind: z.literal('number'), ...bounds }),
  z.object({ ...common, kind: z.literal('date') }),
]);

export const questions = z.array(question).max(surveyLimits.questions).readonly();

export const answers = z
  .record(
    key,
    z.union([
      z.string().max(surveyLimits.longText * 8),
      z.number(),
      z.array(key).max(surveyLimits.options).readonly(),
      z.record(key, key).readonly(),
    ]),
  )
  .readonly();

export const audience = z.object({
  organizationIds: z.array(id).max(100).describe('with everything below them'),
  memberIds: z.array(id).max(1_000),
});
