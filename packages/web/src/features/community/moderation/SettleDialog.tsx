import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { listAccusations, settleAccusation } from '@shuyuan/contract/community/question-action.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { questionReads } from '../questions/question.ts';

type Props = { id: string; answer: 'uphold' | 'dismiss'; onClose: () => void };

/** Upheld, what it is about is taken away; every open complaint about it is settled with this one. */
export function SettleDialog({ id, answer, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const settle = useWrite(settleAccusation, {
    refreshes: [listAccusations, listDiscussions, ...questionReads],
    onSuccess: () => {
      showNotice(t(`admin.moderation.${answer}.done`), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(`admin.moderation.${answer}`)}
      text={t(`admin.moderation.${answer}.text`)}
      confirmLabel={t(`admin.moderation.${answer}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive={answer === 'uphold'}
      isBusy={settle.isPending}
      onConfirm={() => settle.mutate({ id, isUpheld: answer === 'uphold' }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
