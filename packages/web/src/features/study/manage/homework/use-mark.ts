import { homeworkLimits } from '@shuyuan/contract/study/homework/homework-states';
import { listHomework, markHomework, openHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import type { OpenedHomework } from './SubmittedWork.tsx';

type Draft = { readonly isPassed: boolean; readonly comment: string; readonly score: string };

const scoreOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const isScore = (score: number | null): boolean =>
  score === null || (Number.isInteger(score) && score >= 0 && score <= homeworkLimits.scoreMax);

/** The mark of a work, sent with the time of what was read. */
export function useMark({ id, submitTime }: OpenedHomework, onClose: () => void) {
  const t = useT('courses');
  const form = useDraftForm<Draft>({
    // Begun anew: what was said of the round before would be sent again.
    initial: { isPassed: true, comment: '', score: '' },
    problemsOf: (draft) => ({
      comment: !draft.isPassed && draft.comment.trim() === '' ? t('courses.homework.comment.missing') : null,
      score: isScore(scoreOf(draft.score)) ? null : t('courses.homework.score.wrong'),
    }),
    refusals: {
      ...refusalsOfForm(['sensitive.found', 'homework.wrong-state']),
      'homework.comment-required': 'comment',
      'request.stale': { field: 'form', text: t('courses.homework.stale') },
    },
  });
  const mark = useWrite(markHomework, {
    claims: form.claims,
    refreshes: [listHomework, openHomework, listLearners],
    onSuccess: () => {
      showNotice(t('courses.homework.sent'), 'success');
      onClose();
    },
  });
  const send = (draft: Draft): void =>
    mark.mutate(
      { id, submitTime, isPassed: draft.isPassed, comment: draft.comment, score: scoreOf(draft.score) },
      { onError: form.refuse },
    );
  return { form, send, isBusy: mark.isPending };
}
