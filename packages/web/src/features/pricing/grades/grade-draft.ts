import { gradeLimits } from '@shuyuan/contract/ledger/grade-steps';
import { wholeNumber } from '../../../shared/forms/whole-number.ts';
import type { GradeView } from '../../../shared/grades/grades-view.ts';

/** As typed; an empty card is none. */
export type GradeDraft = {
  readonly from: string;
  readonly discountPercent: string;
  readonly extraCoins: string;
  readonly cardId: string;
};

export const draftOf = ({ from, discountPercent, extraCoins, card }: GradeView): GradeDraft => ({
  from: String(from),
  discountPercent: String(discountPercent),
  extraCoins: String(extraCoins),
  cardId: card?.id ?? '',
});

/** A grade begins above the one before it and below the one behind it. */
export const fromRange = (grades: readonly GradeView[], level: number) => ({
  min: (grades.find((one) => one.level === level - 1)?.from ?? 0) + 1,
  max: (grades.find((one) => one.level === level + 1)?.from ?? gradeLimits.from + 1) - 1,
});
export const discountRange = { min: 0, max: gradeLimits.discountPercent } as const;
export const extraRange = { min: 0, max: gradeLimits.extraCoins } as const;

/** All grades behind the first as they are sent, with one of them as it was typed. */
export const gradesWith = (grades: readonly GradeView[], level: number, draft: GradeDraft) =>
  grades
    .filter((one) => one.level > 1)
    .map((one) =>
      one.level === level
        ? {
            from: wholeNumber(draft.from, fromRange(grades, level)) ?? one.from,
            discountPercent: wholeNumber(draft.discountPercent, discountRange) ?? one.discountPercent,
            extraCoins: wholeNumber(draft.extraCoins, extraRange) ?? one.extraCoins,
            cardId: draft.cardId || null,
          }
        : {
            from: one.from,
            discountPercent: one.discountPercent,
            extraCoins: one.extraCoins,
            cardId: one.card?.id ?? null,
          },
    );
