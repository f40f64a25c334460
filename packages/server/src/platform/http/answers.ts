import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import { oncePerSchema } from './once-per-schema.ts';

export type Answer = (output: unknown) => string;

export const writerOf = oncePerSchema((output): Answer => {
  const schema = z.toJSONSchema(output, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  // zod's JSON Schema is a superset of the type this library declares.
  return fastJson(schema as Parameters<typeof fastJson>[0]);
});

/**
 * The output schema compiled to a writer: a field it does not list never leaves the server. With `isStrict` (tests)
 * the answer is also parsed, so that a handler that returns the wrong shape fails loudly.
 */
export const answerWriter = (output: z.ZodType, isStrict: boolean): Answer =>
  isStrict ? (value) => writerOf(output)(output.parse(value)) : (value) => writerOf(output)(value);
