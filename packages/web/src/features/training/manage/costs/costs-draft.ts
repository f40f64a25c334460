import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { classLimits as limits } from '@shuyuan/contract/training/class-limits';
import { type ClassCurrency, classCurrencies } from '@shuyuan/contract/training/report/class-currencies';
import type { readClassCosts } from '@shuyuan/contract/training/report/class-report.wire';
import { amountIn, plainAmount } from '../../../../ui/typed-amount.ts';

export type CostsDraft = { readonly currency: ClassCurrency; readonly lines: readonly CostDraft[] };
export type CostDraft = { readonly key: string; readonly label: string; readonly amount: string };
export type ClassCosts = OutputOf<typeof readClassCosts>;

let made = 0;
export const newCost = (): CostDraft => ({ key: `cost-${(made += 1)}`, label: '', amount: '' });

/** An amount as hundredths; null where it is none, nothing, or too much. */
export function hundredthsOf(text: string): number | null {
  const amount = Number(amountIn(text) ?? 0);
  return amount > 0 && amount <= limits.costHundredths ? amount : null;
}

export const draftOf = ({ currency, lines }: ClassCosts): CostsDraft => ({
  currency: currency ?? classCurrencies[0],
  lines: lines.map(({ label, amountHundredths }) => ({
    ...newCost(),
    label,
    amount: plainAmount(BigInt(amountHundredths)),
  })),
});

/** Whether a line cannot be sent as it is. */
export const isWrongCost = ({ label, amount }: CostDraft): boolean => {
  const length = textLength(label.trim());
  return length === 0 || length > limits.costLabel || hundredthsOf(amount) === null;
};

/** A draft of lines that can be sent. */
export const inputOf = ({ currency, lines }: CostsDraft) => ({
  currency: lines.length === 0 ? null : currency,
  lines: lines.map(({ label, amount }) => ({ label: label.trim(), amountHundredths: hundredthsOf(amount) ?? 0 })),
});
