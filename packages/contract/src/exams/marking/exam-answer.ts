/** The answer of a taker by the kind of its question. A kind that does not fit the question is not kept, and counts as none. */
export type ExamAnswer =
  | SimpleAnswer
  | { readonly kind: 'stem'; readonly parts: Readonly<Record<string, SimpleAnswer>> };

export type SimpleAnswer =
  | { readonly kind: 'single'; readonly optionId: string }
  | { readonly kind: 'multiple'; readonly optionIds: readonly string[] }
  | { readonly kind: 'trueFalse'; readonly isTrue: boolean }
  | { readonly kind: 'blanks'; readonly texts: Readonly<Record<string, string>> }
  | { readonly kind: 'short'; readonly text: string }
  | { readonly kind: 'numeric'; readonly text: string }
  | { readonly kind: 'matching'; readonly pairs: Readonly<Record<string, string>> }
  | { readonly kind: 'ordering'; readonly itemIds: readonly string[] }
  | { readonly kind: 'essay'; readonly text: string }
  | { readonly kind: 'file'; readonly fileIds: readonly string[] };

export type ChoiceAnswer = Extract<SimpleAnswer, { readonly kind: 'single' | 'multiple' | 'trueFalse' }>;

/**
 * The longest answers, in the units fields count by. All gaps of a question together, and all parts of a stem, fit into
 * one call.
 */
export const answerLimits = { blank: 1_000, short: 1_000, numeric: 100, essay: 32_000 } as const;
