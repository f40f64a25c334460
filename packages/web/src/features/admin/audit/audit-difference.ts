type Fields = Readonly<Record<string, unknown>>;
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is absent, null or empty is one and the same: nothing. */
const textOf = (value: unknown): string =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? 'null' : JSON.stringify(value);

/** What an entry of the trail changed, field by field; what stayed the same is left out. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, now]: [Fields, Fields] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter((one) => textOf(one.before) !== textOf(one.after));
}
