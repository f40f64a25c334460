import type { ReplayPart } from './replay.store.ts';

export type Timeline = {
  readonly parts: readonly ReplayPart[];
  readonly trimFrom: number;
  /** Of the recording; what is shown ends here. */
  readonly end: number;
};

/** The second of the recording a moment belongs to: between two sendings, the end of the one before. */
function secondOf(parts: readonly ReplayPart[], at: number): number {
  const index = parts.findLastIndex(({ startedAt }) => startedAt <= at);
  const part = parts[index];
  if (!part) return 0;
  const nextOffset = parts[index + 1]?.offset ?? Infinity;
  return Math.min(part.offset + (at - part.startedAt) / 1000, nextOffset);
}

/** The moment a second of the recording was; the other way round. */
export function momentOf(parts: readonly ReplayPart[], second: number): number | null {
  const part = parts.findLast(({ offset }) => offset <= second) ?? parts[0];
  return part ? part.startedAt + (second - part.offset) * 1000 : null;
}

/** The second of what is shown. What was said before the recording began stands at its beginning. */
export const shownSecond = ({ parts, trimFrom, end }: Timeline, at: number): number =>
  Math.max(0, Math.min(secondOf(parts, at), end) - trimFrom);

type Shown = {
  readonly parts: readonly ReplayPart[];
  readonly trimFrom: number;
  readonly trimTo: number | null;
  readonly seconds: number | null;
};

/** The second of what is shown at which something was said; null: it was said in a part that was cut away. */
export function secondOfReplay({ parts, trimFrom, trimTo, seconds }: Shown, at: number): number | null {
  const [from, to] = [
    trimFrom > 0 ? momentOf(parts, trimFrom) : null,
    trimTo === null ? null : momentOf(parts, trimTo),
  ];
  if ((from !== null && at < from) || (to !== null && at >= to)) return null;
  return Math.floor(shownSecond({ parts, trimFrom, end: trimTo ?? seconds ?? 0 }, at));
}
