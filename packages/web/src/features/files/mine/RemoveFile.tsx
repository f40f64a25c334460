import { showNotice } from '../../../lib/notices.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { MyFile } from './my-file.ts';
import { useFileWrites } from './use-file-writes.ts';

type Props = { file: Pick<MyFile, 'id' | 'name'>; onClose: () => void; onRemoved: () => void };

export function RemoveFile({ file: { id, name }, onClose, onRemoved }: Props) {
  const t = useT('files');
  const common = useT('common');
  const { remove } = useFileWrites();
  const removed = () => {
    showNotice(t('files.deleted', { name }), 'success');
    onRemoved();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('files.delete.title')}
      text={t('files.delete.text', { name })}
      confirmLabel={t('files.delete')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess: removed, onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
