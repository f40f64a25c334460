import { activateQuestion, closeQuestion } from '@shuyuan/contract/community/question.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type QuestionCardData, type QuestionChange, questionReads } from './question.ts';

const calls = { close: closeQuestion, activate: activateQuestion } as const;

type Props = {
  question: Pick<QuestionCardData, 'id' | 'title'>;
  change: Exclude<QuestionChange, 'remove'>;
  onClose: () => void;
};

/** Asks before something published is closed or opened. */
export function ChangeQuestion({ question: { id, title }, change, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const write = useWrite(calls[change], {
    refreshes: questionReads,
    onSuccess: () => {
      showNotice(t(`community.question.${change}.done`), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(`community.question.${change}`)}
      text={<p>{t(`community.question.${change}.text`, { title })}</p>}
      confirmLabel={t(`community.question.${change}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={write.isPending}
      onConfirm={() => write.mutate({ id }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
