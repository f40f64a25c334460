import { type ChosenLevel, criteriaToMark } from '@shuyuan/contract/exams/marking/criteria-mark';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { giveMark, listMarkingExams, listMarkingQuestions } from '@shuyuan/contract/exams/marking/marking.wire';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { amountIn } from '../../../ui/typed-amount.ts';
import type { MarkedItem } from './MarkedAnswer.tsx';

/** Hundredths of a point in the unit of marks; null: no points. */
const markIn = (text: string): number | null => {
  const hundredths = amountIn(text);
  return hundredths === null ? null : (Number(hundredths) * fullMark) / 100;
};

/** The mark of one answer: a level of each criterion, or points with two decimals at most; and a comment. */
export function useMarkForm({ id, points: max, question, answer }: MarkedItem, onMarked: () => void) {
  const t = useT('exams');
  const unchosen = criteriaToMark(question, answer).map(({ partId, criterion }) => ({
    partId,
    criterionId: criterion.id,
    levelId: '',
    comment: '',
  }));
  const hasCriteria = unchosen.length > 0;
  const form = useDraftForm<MarkDraft>({
    initial: { points: '', levels: unchosen, comment: '' },
    problemsOf: ({ points, levels }) => {
      if (hasCriteria)
        return { levels: levels.some(({ levelId }) => levelId === '') ? t('exams.mark.levels.missing') : null };
      const mark = markIn(points);
      return { points: mark !== null && mark <= max * fullMark ? null : t('exams.mark.points.wrong', { max }) };
    },
    refusals: {
      ...refusalsOfForm(['sensitive.found', 'exam.marked-already']),
      'exam.mark-beyond-points': 'points',
      'exam.wrong-levels': 'levels',
    },
  });
  const write = useWrite(giveMark, {
    claims: form.claims,
    refreshes: [listMarkingQuestions, listMarkingExams],
    onSuccess: onMarked,
  });
  const send = ({ points, levels, comment }: MarkDraft): void =>
    write.mutate({ id, mark: hasCriteria ? null : (markIn(points) ?? 0), levels, comment }, { onError: form.refuse });
  return { form, send, isBusy: write.isPending };
}

export type MarkDraft = {
  readonly points: string;
  /** One of each criterion, without a level until one is chosen; none: the mark is given in points. */
  readonly levels: readonly ChosenLevel[];
  readonly comment: string;
};
