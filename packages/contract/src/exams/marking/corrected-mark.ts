import { fullMark } from './full-mark.ts';

type CorrectedInput = {
  readonly rule: RegradeRule;
  readonly points: number;
  /** Of one point, by the key the question was asked with; null: only a person can mark it. */
  readonly byAsked: number | null;
  /** By the key of the version that was chosen. */
  readonly byChosen: number | null;
  /** The score of the person for all other questions that count; null: one of them waits for a person. */
  readonly rest: { readonly score: number; readonly points: number } | null;
};

/**
 * The mark of a question that is put right, in ten-thousandths of a point; null: nothing can be said. A dropped
 * question counts as well as the others on the paper came out, which is the same share of all points as without it.
 */
export function correctedMark({ rule, points, byAsked, byChosen, rest }: CorrectedInput): number | null {
  const full = points * fullMark;
  switch (rule) {
    case 'key':
      return byChosen === null ? null : byChosen * points;
    case 'accept':
      return byChosen === null || byAsked === null ? null : Math.max(byAsked, byChosen) * points;
    case 'full':
      return full;
    case 'drop': {
      if (rest === null) return null;
      const share = rest.points === 0 ? 1 : rest.score / (rest.points * fullMark);
      return Math.round(Math.min(1, Math.max(0, share)) * full);
    }
    default:
      return rule satisfies never;
  }
}

/** The rules that mark by the key of a version of the bank. */
export const keyRules = ['key', 'accept'] as const;
/** The rules that need no key. */
export const keylessRules = ['full', 'drop'] as const;

/**
 * The ways to put a question right that went wrong: another key, either key, full marks for everybody who was
 * asked, or that it counts no more.
 */
export const regradeRules = [...keyRules, ...keylessRules] as const;
export type RegradeRule = (typeof regradeRules)[number];
