import { removeDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { discussReads } from './discuss.ts';

export function RemovePost({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('share');
  const common = useT('common');
  const remove = useWrite(removeDiscussion, {
    refreshes: discussReads,
    onSuccess: () => {
      showNotice(t('community.discuss.remove.done'), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('community.discuss.remove')}
      text={t('community.discuss.remove.text')}
      confirmLabel={t('community.discuss.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
