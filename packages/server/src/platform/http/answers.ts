import { isDeepStrictEqual } from 'node:util';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import { oncePerSchema } from './once-per-schema.ts';

export type Answer = (output: unknown) => string;

type JsonSchema = { anyOf?: JsonSchema[]; type?: unknown; additionalProperties?: unknown } & Record<string, unknown>;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/**
 * Where something may be absent the writer first asks which of the forms a value has, and answers 500 when it has a field
 * too many; elsewhere it leaves such a field out. Of several objects the fields decide which one it is, so they stay.
 */
function tolerateFields(schema: JsonSchema, isOptional = false): void {
  const objects = schema.anyOf?.filter(({ type }) => type === 'object').length ?? 0;
  if (isOptional && schema.additionalProperties === false) delete schema.additionalProperties;
  for (const [name, inner] of Object.entries(schema)) {
    const isOne = name === 'anyOf' ? objects === 1 : isOptional;
    if (isSchema(inner)) tolerateFields(inner, isOne);
  }
}

export const writerOf = oncePerSchema((output): Answer => {
  const schema = z.toJSONSchema(output, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  tolerateFields(schema);
  // zod's JSON Schema is a superset of the type this library declares.
  return fastJson(schema as Parameters<typeof fastJson>[0]);
});

/** A value missing or changed in the written answer is a fault of the writer that no schema sees. */
function checkWritten(output: z.ZodType, value: unknown, written: string): void {
  const meant: unknown = JSON.parse(JSON.stringify(output.parse(value)) ?? 'null');
  const read: unknown = JSON.parse(written);
  if (!isDeepStrictEqual(read, meant)) throw new Error(`written as ${written} instead of ${JSON.stringify(meant)}`);
}

/**
 * The output schema compiled to a writer: a field it does not list never leaves the server. With `isStrict` (tests)
 * the same text is written and compared with what the schema makes of the value, so that a handler that returns the
 * wrong shape fails loudly.
 */
export const answerWriter = (output: z.ZodType, isStrict: boolean): Answer => {
  // Compiled when it is first needed.
  const write: Answer = (value) => writerOf(output)(value);
  if (!isStrict) return write;
  return (value) => {
    const written = write(value);
    checkWritten(output, value, written);
    return written;
  };
};
