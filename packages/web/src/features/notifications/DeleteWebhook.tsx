import { deleteWebhook, listWebhooks } from '@shuyuan/contract/notifications/webhooks.wire';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Webhook } from './webhook-form.ts';

export function DeleteWebhook({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT('admin');
  const common = useT('common');
  const remove = useWrite(deleteWebhook, {
    refreshes: [listWebhooks],
    onSuccess: () => {
      showNotice(t('admin.webhooks.deleted', { name }), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.webhooks.delete.named', { name })}
      text={t('admin.webhooks.delete.text', { name })}
      confirmLabel={t('admin.webhooks.delete')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onCancel={onClose}
    />
  );
}
