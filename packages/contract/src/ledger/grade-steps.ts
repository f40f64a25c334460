import { amount, type Amount } from '../kernel/amount.ts';
import { grades } from '../people/grades.ts';

export type GradeStep = GradeBenefits & {
  /** 1 is where everybody begins. */
  readonly level: number;
  /** Whole points earned. */
  readonly from: number;
};

/** The benefits of whoever is in a grade: nothing here is a matter of the screen alone. */
export type GradeBenefits = {
  /** Less for what points buy. */
  readonly discountPercent: number;
  /** Coins a day beside those of the exchange rule. */
  readonly extraCoins: number;
  /** Given once, when the grade is reached. */
  readonly cardId: string | null;
};
export const gradeLimits = { from: 1_000_000_000, discountPercent: 90, extraCoins: 10_000 } as const;

const nothing: GradeBenefits = { discountPercent: 0, extraCoins: 0, cardId: null };
/** PERSON-03: the first begins at nought and gives nothing; what it gave would be the rule for everybody. */
export const firstStep: GradeStep = { level: 1, from: 0, ...nothing };
/** The grades of a company that has set none of its own. */
export const usualSteps: readonly GradeStep[] = grades.map(({ from }, at) => ({ level: at + 1, from, ...nothing }));

/** Whether each grade behind the first begins higher than the one before. */
export const areRising = (steps: readonly { readonly from: number }[]): boolean =>
  steps.every(({ from }, at) => from > (steps[at - 1]?.from ?? 0));

/** The highest whose points are earned; steps rise. */
export const stepOf = (steps: readonly GradeStep[], earned: number): GradeStep =>
  steps.findLast(({ from }) => earned >= from) ?? firstStep;

/** D-107: what is paid for something of the shop, in hundredths; a part of one is for the shop, and nothing is free. */
export function discounted(price: bigint, percent: number): Amount {
  const hundredths = price * BigInt(100 - percent);
  return amount(hundredths / 100n + (hundredths % 100n === 0n ? 0n : 1n));
}
