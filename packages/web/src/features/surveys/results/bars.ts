import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import type { TallyView } from './results-view.ts';

type Count = TallyView['counts'][number];

/** A line of a chart: its words, how many, and their share of those who answered. */
export type Bar = { readonly key: string; readonly label: string; readonly count: number; readonly share: number };

const barsFrom = (counts: readonly Count[], answered: number, labelOf: (key: string) => string): Bar[] =>
  counts.map(({ key, count }) => ({ key, label: labelOf(key), count, share: answered === 0 ? 0 : count / answered }));

const textIn =
  (options: readonly { readonly id: string; readonly text: string }[]) =>
  (id: string): string =>
    options.find((one) => one.id === id)?.text ?? id;

/** The bars of a question that is counted; of a rating its values are their own words. */
export function barsOf(question: Question, { counts, answered }: TallyView): Bar[] {
  return barsFrom(counts, answered, 'options' in question ? textIn(question.options) : (key) => key);
}

/** The bars of each row of a matrix; shares are of those who answered that row. */
export function rowBars(question: Question, { rows }: TallyView): { readonly label: string; readonly bars: Bar[] }[] {
  if (question.kind !== 'matrix') return [];
  return rows.map(({ rowId, counts }) => {
    const answered = counts.reduce((sum, { count }) => sum + count, 0);
    return { label: textIn(question.rows)(rowId), bars: barsFrom(counts, answered, textIn(question.columns)) };
  });
}
