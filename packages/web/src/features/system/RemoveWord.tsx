import { listWords, removeWords } from '@shuyuan/contract/system/words.wire';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Props = { word: { readonly id: string; readonly word: string }; onClose: () => void };

export function RemoveWord({ word: { id, word }, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const remove = useWrite(removeWords, { refreshes: [listWords] });
  const confirm = () =>
    remove.mutate(
      { ids: [id] },
      { onSuccess: () => showNotice(t('admin.words.removed', { word }), 'success'), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.words.remove.title')}
      text={t('admin.words.remove.text', { word })}
      confirmLabel={t('admin.words.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
