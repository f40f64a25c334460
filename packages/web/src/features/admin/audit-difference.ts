export type Difference = { readonly field: string; readonly before: string | null; readonly after: string | null };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value in words: lists by line, what is nested as the JSON it is; null where there is none. */
function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => !isFields(one)))
    return value.map((one) => shown(one) ?? '').join('\n');
  return JSON.stringify(value, null, 2);
}

/** What an entry of the trail changed, field by field; what stayed the same is left out. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, now]: [Fields, Fields] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => ({ field, before: shown(old[field]), after: shown(now[field]) }))
    .filter((one) => one.before !== one.after);
}
