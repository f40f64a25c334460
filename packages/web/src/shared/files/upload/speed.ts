/** How fast bytes went lately: a long pause or a sudden burst moves it, but not at once. */
export type Speed = { readonly at: number; readonly bytes: number; readonly perSecond: number | null };

const weight = 0.3;
const leastMs = 500;

export const atRest = (at: number, bytes: number): Speed => ({ at, bytes, perSecond: null });

export function measure(before: Speed, at: number, bytes: number): Speed {
  const ms = at - before.at;
  if (ms < leastMs) return before;
  const now = Math.max(0, ((bytes - before.bytes) * 1000) / ms);
  const perSecond = before.perSecond === null ? now : before.perSecond + weight * (now - before.perSecond);
  return { at, bytes, perSecond };
}

/** Null while nothing can be said. */
export const secondsLeft = ({ perSecond }: Speed, bytesLeft: number): number | null =>
  perSecond === null || perSecond < 1 ? null : Math.ceil(bytesLeft / perSecond);
