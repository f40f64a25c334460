/** Whole seconds of a film or pages of a document, from the first to before the last. */
export type Interval = { readonly from: number; readonly to: number };
export type Intervals = readonly Interval[];

/** In order, none of them empty, none touching the next. */
export function unionOf(intervals: Intervals): Intervals {
  const united: Interval[] = [];
  for (const { from, to } of intervals.filter((one) => one.from < one.to).toSorted((a, b) => a.from - b.from)) {
    const last = united.at(-1);
    if (last && from <= last.to) united[united.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else united.push({ from, to });
  }
  return united;
}

export const unitsIn = (intervals: Intervals): number =>
  unionOf(intervals).reduce((sum, { from, to }) => sum + to - from, 0);

/** The units of `intervals` that are not in `others`. */
export function without(intervals: Intervals, others: Intervals): Intervals {
  return unionOf(others).reduce<Intervals>(
    (left, taken) =>
      left.flatMap(({ from, to }): Interval[] => {
        const pieces: Interval[] = [
          { from, to: Math.min(to, taken.from) },
          { from: Math.max(from, taken.to), to },
        ];
        return pieces.filter((piece) => piece.from < piece.to);
      }),
    unionOf(intervals),
  );
}

/** The units from 0 to `total` that are still missing: what a player shows as not counted. */
export const missingOf = (counted: Intervals, total: number): Intervals => without([{ from: 0, to: total }], counted);

export const clipTo = (intervals: Intervals, total: number): Intervals =>
  intervals.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(total, to) }));

/** The first of them, as many as `count`. */
export function firstUnits(intervals: Intervals, count: number): Intervals {
  let left = count;
  return intervals.flatMap(({ from, to }): Interval[] => {
    const end = Math.min(to, from + left);
    left -= Math.max(0, end - from);
    return from < end ? [{ from, to: end }] : [];
  });
}
