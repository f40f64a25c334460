import { removeQuestion } from '@shuyuan/contract/community/question.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { useBuyerCount } from '../../../shared/pricing/use-buyer-count.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { BuyersNote } from '../BuyersNote.tsx';
import { type Question, type QuestionCardData, questionReads } from './question.ts';

type Props = {
  question: Pick<QuestionCardData, 'id' | 'title'> & Pick<Question, 'rights'>;
  onRemoved?: (() => void) | undefined;
  onClose: () => void;
};

/** Only those a post belongs to may edit it, and they are the ones who may not take it away from its buyers. */
export function RemoveQuestion({ question: { id, title, rights }, onRemoved, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const isSeller = rights.mayEdit;
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
    <RemoveDialog
      title={t('community.question.remove')}
      text={
        <>
          <p>{t('community.question.remove.text', { title })}</p>
          {!isSeller && (
            <BuyersNote
              businessType="question"
              businessId={id}
              text={(count, refunds) => t('community.question.remove.sold', { count, refunds })}
            />
          )}
        </>
      }
      confirmLabel={t('community.question.remove')}
      doneText={t('community.question.remove.done')}
      endpoint={removeQuestion}
      input={{ id }}
      refreshes={questionReads}
      isLoading={isPending}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
