import type { Amount } from '@shuyuan/contract/kernel/amount';
import { splitEvenly } from '@shuyuan/contract/ledger/distribution';
import { amountIn, plainAmount } from '../../../ui/typed-amount.ts';

/** Who is to receive what, as typed, in the order they were selected: the last one gets what does not divide. */
export type DistributionDraft = ReadonlyMap<string, string>;

export const nobody: DistributionDraft = new Map();

export function withSelected(draft: DistributionDraft, ids: readonly string[]): DistributionDraft {
  return new Map([...draft, ...ids.filter((id) => !draft.has(id)).map((id) => [id, ''] as const)]);
}

export function without(draft: DistributionDraft, ids: readonly string[]): DistributionDraft {
  const gone = new Set(ids);
  return new Map([...draft].filter(([id]) => !gone.has(id)));
}

/** Whoever is given something is selected by that. */
export const withAmount = (draft: DistributionDraft, id: string, text: string): DistributionDraft =>
  new Map([...draft, [id, text]]);

/** LEDGER-12, D-103 */
export function withEqualShares(draft: DistributionDraft, total: Amount): DistributionDraft {
  const shares = splitEvenly(total, draft.size);
  return new Map([...draft.keys()].map((id, at) => [id, plainAmount(shares[at] ?? 0n)]));
}

/** Null: no amount. */
export const amountsOf = (draft: DistributionDraft): (Amount | null)[] => [...draft.values()].map(amountIn);
