import type { Criterion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { numberIn } from '@shuyuan/contract/exams/marking/number-in';
import { type DraftRow, nextKey } from './draft-rows.ts';

/** A criterion as its form shows it. */
export type CriterionDraft = DraftRow & { readonly levels: readonly LevelDraft[] };

export type LevelDraft = DraftRow & { readonly points: string };

export const criteriaDraftOf = (criteria: readonly Criterion[]): CriterionDraft[] =>
  criteria.map(({ id, text, levels }) => ({
    id,
    text,
    levels: levels.map((level) => ({ ...level, points: String(level.points) })),
  }));

const isWritten = ({ text, points }: LevelDraft): boolean => text.trim() !== '' || points.trim() !== '';

/** The criteria a draft stands for, as a part of its question; rows left empty are none. */
export function criteriaIn(drafts: readonly CriterionDraft[]): { readonly criteria?: readonly Criterion[] } {
  const criteria = drafts
    .map(({ id, text, levels }) => ({
      id,
      text: text.trim(),
      levels: levels
        .filter(isWritten)
        .map((level) => ({ id: level.id, text: level.text.trim(), points: numberIn(level.points) ?? Number.NaN })),
    }))
    .filter(({ text, levels }) => text !== '' || levels.length > 0);
  return criteria.length > 0 ? { criteria } : {};
}

const emptyLevel = (id: string): LevelDraft => ({ id, text: '', points: '' });

/** The levels with one more below them. */
export const withLevel = (levels: readonly LevelDraft[]): LevelDraft[] => [
  ...levels,
  emptyLevel(
    nextKey(
      'l',
      levels.map(({ id }) => id),
    ),
  ),
];

/** The criteria with one more, of two levels. */
export const withCriterion = (criteria: readonly CriterionDraft[]): CriterionDraft[] => [
  ...criteria,
  {
    id: nextKey(
      'c',
      criteria.map(({ id }) => id),
    ),
    text: '',
    levels: ['l1', 'l2'].map(emptyLevel),
  },
];
