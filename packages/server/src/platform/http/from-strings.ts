import { z } from 'zod';
import { type BodyShape, demandJsonShape, splitList } from './body-shape.ts';
import { oncePerSchema } from './once-per-schema.ts';

type Raw = Record<string, unknown>;
type JsonSchema = { type?: string | string[]; properties?: Record<string, JsonSchema>; anyOf?: JsonSchema[] };

const typesOf = (schema: JsonSchema): string[] => [schema.type ?? [], ...(schema.anyOf ?? []).map(typesOf)].flat();

function parsedJson(text: string, shape: BodyShape): unknown {
  demandJsonShape(text, shape);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One text as the kind its field wants; a text that does not fit is left alone, and validation then names the field. */
function read(value: unknown, types: readonly string[], shape: BodyShape): unknown {
  if (types.includes('array')) return readList(value, shape);
  if (typeof value !== 'string') return value;
  if (types.includes('object')) return parsedJson(value, shape);
  if (types.includes('string')) return value;
  if ((types.includes('number') || types.includes('integer')) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (types.includes('boolean')) return ({ true: true, '1': true, false: false, '0': false } as Raw)[value] ?? value;
  return value;
}

/** A list in a query or a form is repeated, JSON, or joined by commas. */
function readList(value: unknown, shape: BodyShape): unknown {
  if (typeof value !== 'string') return value;
  if (value.startsWith('[')) return parsedJson(value, shape);
  return value === '' ? [] : splitList(value, shape);
}

const fieldTypes = oncePerSchema((input) => {
  // A schema of JSON Schema draft 7, as zod prints it.
  const schema = z.toJSONSchema(input, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return new Map(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, typesOf(field)] as const));
});

/**
 * Queries and form bodies carry only text (HTTP-05, D-025). The endpoint's own schema says what each field is, so no
 * wire needs coercion of its own and a JSON body stays strict.
 */
export const stringReader =
  (input: z.ZodType, shape: BodyShape) =>
  (raw: Raw): Raw => {
    const types = fieldTypes(input);
    return Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [name, read(value, types.get(name) ?? ['string'], shape)]),
    );
  };
