const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const total = (lots: readonly EarnedLot[]): bigint => lots.reduce((sum, { amount }) => sum + amount, 0n);

/**
 * How much of what a trade earned has expired, by expiry. An expiry takes what is left of all that was earned until its day,
 * which is the youngest of it. Without this an earning that is taken back after it expired would be taken twice.
 */
export function expiredShare(
  { lots, tradeId }: { readonly lots: readonly EarnedLot[]; readonly tradeId: string },
  expired: readonly ExpiredLot[],
): { readonly lastDay: string; readonly amount: bigint }[] {
  const at = lots.findIndex((lot) => lot.tradeId === tradeId);
  const lot = lots[at];
  if (!lot) return [];
  const from = total(lots.slice(0, at));
  const until = from + lot.amount;
  let left = lot.amount;
  return expired.flatMap(({ lastDay, earnedUntil, amount }) => {
    if (lot.day > earnedUntil) return [];
    const end = total(lots.filter(({ day }) => day <= earnedUntil));
    const share = least(left, least(until, end) - most(from, end - amount));
    if (share <= 0n) return [];
    left -= share;
    return { lastDay, amount: share };
  });
}

/** The points one trade earned, in the order of the book, less those taken back of it. */
export type EarnedLot = { readonly tradeId: string; readonly day: string; readonly amount: bigint };
/** The points that expired of all earned until a day, less those given back of them. */
export type ExpiredLot = { readonly lastDay: string; readonly earnedUntil: string; readonly amount: bigint };
