type Fields = Readonly<Record<string, unknown>>;

/** Lists here are sets: their order is no change. */
const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value);

/** Only what differs, before and after: the trail then says what was done and not what there is. */
export function changesBetween<F extends Fields>(before: F, after: F): { before: Partial<F>; after: Partial<F> } {
  const names = (Object.keys(after) as (keyof F)[]).filter((name) => textOf(before[name]) !== textOf(after[name]));
  // Names of `F`, so that both picks are parts of it.
  const pick = (from: F) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<F>;
  return { before: pick(before), after: pick(after) };
}
