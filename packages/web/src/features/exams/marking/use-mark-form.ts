import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { giveMark, listMarkingExams, listMarkingQuestions } from '@shuyuan/contract/exams/marking/marking.wire';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { amountIn } from '../../../ui/typed-amount.ts';

type Draft = { readonly points: string; readonly comment: string };

/** Hundredths of a point in the unit of marks; null: no points. */
const markIn = (text: string): number | null => {
  const hundredths = amountIn(text);
  return hundredths === null ? null : (Number(hundredths) * fullMark) / 100;
};

type Options = { readonly id: string; readonly points: number; readonly onMarked: () => void };

/** The mark of one answer: points with two decimals at most, and a comment. */
export function useMarkForm({ id, points: max, onMarked }: Options) {
  const t = useT('exams');
  const form = useDraftForm<Draft>({
    initial: { points: '', comment: '' },
    problemsOf: ({ points }) => {
      const mark = markIn(points);
      return { points: mark !== null && mark <= max * fullMark ? null : t('exams.mark.points.wrong', { max }) };
    },
    refusals: { ...refusalsOfForm(['sensitive.found', 'exam.marked-already']), 'exam.mark-beyond-points': 'points' },
  });
  const write = useWrite(giveMark, {
    claims: form.claims,
    refreshes: [listMarkingQuestions, listMarkingExams],
    onSuccess: onMarked,
  });
  const send = ({ points, comment }: Draft): void =>
    write.mutate({ id, mark: markIn(points) ?? 0, comment }, { onError: form.refuse });
  return { form, send, isBusy: write.isPending };
}
