import { publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { audienceDraftOf } from '../../../../shared/audience/audience-draft.ts';
import { AudienceSummary } from '../../../../shared/audience/AudienceSummary.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useExamWords } from '../../use-exam-words.ts';
import { type ExamForm, examReads } from '../exam-form.ts';

const claims = ['exam.not-ready', 'exam.wrong-state', 'request.stale'] as const;

/** Says for whom, when and what, before everybody can see it. */
export function PublishExam({ exam, onClose }: { exam: ExamForm; onClose: () => void }) {
  const t = useT('examining');
  const common = useT('common');
  const format = useFormat();
  const words = useExamWords();
  const { id, revision, name, settings, questionCount, pointSum } = exam;
  const publish = useWrite(publishExam, {
    claims,
    refreshes: examReads,
    onSuccess: () => {
      showNotice(t('examining.published'), 'success');
      onClose();
    },
  });
  const facts = [
    t('examining.paper.sum', { questions: format.count(questionCount), points: format.count(pointSum) }),
    `${words.window(settings)} · ${words.length(settings.lengthMinutes)}`,
    ...(exam.audience.isEveryone ? [t('examining.publish.everyone')] : []),
  ];
  const text = (
    <>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <AudienceSummary audience={audienceDraftOf(exam, exam.audiencePeople)} />
      <p>{t('examining.publish.text')}</p>
    </>
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('examining.publish.title', { name })}
      text={text}
      confirmLabel={t('examining.publish')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={publish.isPending}
      error={claimedText(publish.error, claims)}
      onConfirm={() => publish.mutate({ id, revision })}
      onCancel={onClose}
    />
  );
}
