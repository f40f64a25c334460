import { publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
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
  const { id, revision, name, audience, settings, questionCount, pointSum } = exam;
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
    audience.isEveryone
      ? t('examining.publish.everyone')
      : t('examining.publish.some', {
          organizations: format.count(audience.organizationIds.length),
          people: format.count(audience.memberIds.length),
        }),
  ];
  const text = (
    <>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
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
