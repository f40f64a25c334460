import type { z } from 'zod';

/**
 * Something made of a schema when it is first needed, and kept for every server of the process: compiling all of them
 * before the first request was most of what a start took.
 */
export function oncePerSchema<T extends object>(make: (schema: z.ZodType) => T): (schema: z.ZodType) => T {
  const made = new WeakMap<z.ZodType, T>();
  return (schema) => {
    const known = made.get(schema);
    if (known) return known;
    const fresh = make(schema);
    made.set(schema, fresh);
    return fresh;
  };
}
