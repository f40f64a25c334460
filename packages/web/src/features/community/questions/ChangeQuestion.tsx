import { activateQuestion, closeQuestion, removeQuestion } from '@shuyuan/contract/community/question.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { BuyersNote } from '../BuyersNote.tsx';
import { useBuyerCount } from '../use-buyer-count.ts';
import { type Question, type QuestionCardData, type QuestionChange, questionReads } from './question.ts';

const calls = { close: closeQuestion, activate: activateQuestion, remove: removeQuestion } as const;

type Props = {
  question: Pick<QuestionCardData, 'id' | 'title'> & Pick<Question, 'rights'>;
  change: QuestionChange;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

/** Asks before something published is closed, opened or taken away. */
export function ChangeQuestion({ question: { id, title, rights }, change, onClose, onRemoved }: Props) {
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
  // Only those it belongs to may edit it, and they are the ones who may not take it away from its buyers.
  const isSeller = change === 'remove' && rights.mayEdit;
  const { buyerCount, isPending } = useBuyerCount({ businessType: 'question', businessId: id }, isSeller);
  if (isSeller && buyerCount)
    return (
      <AlertDialog
        isOpen
        title={t('community.question.remove.kept.title')}
        text={t('community.question.remove.kept', { count: buyerCount })}
        okLabel={common('dialog.close')}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      title={t(`community.question.${change}`)}
      text={
        <>
          <p>{t(`community.question.${change}.text`, { title })}</p>
          {change === 'remove' && !isSeller && (
            <BuyersNote
              businessType="question"
              businessId={id}
              text={(count, refunds) => t('community.question.remove.sold', { count, refunds })}
            />
          )}
        </>
      }
      confirmLabel={t(`community.question.${change}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive={change === 'remove'}
      isBusy={write.isPending || isPending}
      onConfirm={() => write.mutate({ id }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
