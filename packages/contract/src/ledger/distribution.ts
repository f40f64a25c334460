import { type Amount, amount, sum } from '../kernel/amount.ts';

/** LEDGER-17: 1e15 coins, in hundredths. */
export const maxTrade: Amount = amount(100_000_000_000_000_000n);

/** LEDGER-12, D-103: shares of a hundredth at least; what does not divide goes to the last. */
export function splitEvenly(total: Amount, receivers: number): Amount[] {
  if (receivers < 1) return [];
  const share = total / BigInt(receivers);
  const shares = Array.from({ length: receivers }, () => amount(share));
  shares[receivers - 1] = amount(total - share * BigInt(receivers - 1));
  return shares;
}

export type DistributionProblem = 'nobody' | 'not-above-zero' | 'over-balance';

/** LEDGER-14 to 16, in the order people read them; null: it may be sent. An amount that is no number is null. */
export function distributionProblem(amounts: readonly (Amount | null)[], balance: Amount): DistributionProblem | null {
  if (amounts.length === 0) return 'nobody';
  const given = amounts.filter((one) => one !== null && one > 0n);
  if (given.length < amounts.length) return 'not-above-zero';
  return sum(given as Amount[]) > balance ? 'over-balance' : null;
}
