import { activateQuestion, closeQuestion, removeQuestion } from '@shuyuan/contract/community/question.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { BuyersNote } from '../BuyersNote.tsx';
import { type QuestionCardData, type QuestionChange, questionReads } from './question.ts';

const calls = { close: closeQuestion, activate: activateQuestion, remove: removeQuestion } as const;

type Props = {
  question: Pick<QuestionCardData, 'id' | 'title'>;
  change: QuestionChange;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

/** Asks before something published is closed, opened or taken away. */
export function ChangeQuestion({ question: { id, title }, change, onClose, onRemoved }: Props) {
  const t = useT('share');
  const common = useT('common');
  const write = useWrite(calls[change], {
    refreshes: questionReads,
    onSuccess: () => {
      showNotice(t(`community.question.${change}.done`), 'success');
      onClose();
      if (change === 'remove') onRemoved?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(`community.question.${change}`)}
      text={
        <>
          <p>{t(`community.question.${change}.text`, { title })}</p>
          {change === 'remove' && (
            <BuyersNote
              businessType="question"
              businessId={id}
              text={(count) => t('community.question.remove.sold', { count })}
            />
          )}
        </>
      }
      confirmLabel={t(`community.question.${change}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive={change === 'remove'}
      isBusy={write.isPending}
      onConfirm={() => write.mutate({ id }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
