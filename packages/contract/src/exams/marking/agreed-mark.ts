/** The mark that counts by the marks of all markers. */
export function agreedMark({ rule, full, marks }: MarksInput): AgreedMark {
  const [first, second, third] = marks;
  if (first === undefined) return { state: 'waiting', mark: null, from: [] };
  if (rule.markerCount === 1) return { state: 'done', mark: first, from: [0] };
  if (second === undefined) return { state: 'waiting', mark: null, from: [] };
  const isClose = Math.abs(first - second) * 100 <= full * rule.differencePercent;
  if (isClose || rule.differenceRule === 'average')
    return { state: 'done', mark: Math.round((first + second) / 2), from: [0, 1] };
  return third === undefined ? { state: 'differing', mark: null, from: [] } : { state: 'done', mark: third, from: [2] };
}

/** How answers that a person has to read are marked. */
export type MarkingRule = {
  readonly markerCount: MarkerCount;
  readonly differenceRule: DifferenceRule;
  /** Of the points of the question: two marks that are no further apart agree. */
  readonly differencePercent: number;
};

export const markerCounts = [1, 2] as const;
export type MarkerCount = (typeof markerCounts)[number];

/** Two marks that are too far apart: their average counts, or a third marker decides. */
export const differenceRules = ['average', 'third'] as const;
export type DifferenceRule = (typeof differenceRules)[number];

/** `differing` waits for a third marker; the marks of one that is `void` were given to an attempt that went on. */
export const markingStates = ['waiting', 'differing', 'done', 'void'] as const;
export type MarkingState = (typeof markingStates)[number];

type AgreedMark = {
  /** The marks that made it, by where they stand. */
  readonly from: readonly number[];
} & (
  | { readonly state: 'waiting' | 'differing'; readonly mark: null }
  | { readonly state: 'done'; readonly mark: number }
);

type MarksInput = {
  readonly rule: MarkingRule;
  /** The full mark of the question, in the unit of the marks. */
  readonly full: number;
  /** The latest mark of each marker, in the order in which they came to it. */
  readonly marks: readonly number[];
};
