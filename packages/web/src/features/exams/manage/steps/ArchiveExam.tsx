import { archiveExam } from '@shuyuan/contract/exams/papers/papers.wire';
import type { ExamState } from '@shuyuan/contract/exams/papers/exam-states';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { examReads } from '../exam-form.ts';

type Props = {
  exam: { readonly id: string; readonly name: string; readonly state: ExamState };
  onDone?: () => void;
  onClose: () => void;
};

/** Puts an exam away for good; a draft nobody has seen is simply removed. */
export function ArchiveExam({ exam: { id, name, state }, onDone, onClose }: Props) {
  const t = useT('examining');
  const step = state === 'draft' ? 'remove' : 'archive';
  return (
    <RemoveDialog
      title={t(`examining.${step}.title`, { name })}
      text={t(`examining.${step}.text`)}
      confirmLabel={t(`examining.${step}`)}
      doneText={t(`examining.${step}d`)}
      endpoint={archiveExam}
      input={{ id }}
      refreshes={examReads}
      claims={['exam.wrong-state']}
      onRemoved={onDone}
      onClose={onClose}
    />
  );
}
