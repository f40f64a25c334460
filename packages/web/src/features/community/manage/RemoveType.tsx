import { listTopicTypes, removeTopicType } from '@shuyuan/contract/community/topics.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ManagedType } from './use-managed-types.ts';

type Props = { type: ManagedType; onRemoved: () => void; onClose: () => void };

export function RemoveType({ type: { id, label: name }, onRemoved, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const remove = useWrite(removeTopicType, { refreshes: [listTopicTypes] });
  const done = () => {
    showNotice(t('admin.topics.types.removed', { name }), 'success');
    onRemoved();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.topics.types.remove.title')}
      text={t('admin.topics.types.remove.text', { name })}
      confirmLabel={t('admin.topics.types.remove')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess: done, onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
