import fastJson from 'fast-json-stringify';
import { z } from 'zod';

export type Answer = (output: unknown) => string;

/**
 * The output schema compiled to a writer: a field it does not list never leaves the server. With `isStrict` (tests)
 * the answer is also parsed, so that a handler that returns the wrong shape fails loudly.
 */
export function answerWriter(output: z.ZodType, isStrict: boolean): Answer {
  const schema = z.toJSONSchema(output, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  // zod's JSON Schema is a superset of the type this library declares.
  const write = fastJson(schema as Parameters<typeof fastJson>[0]);
  return isStrict ? (value) => write(output.parse(value)) : write;
}
