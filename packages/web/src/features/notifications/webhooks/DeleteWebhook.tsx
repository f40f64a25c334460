import { deleteWebhook, listWebhooks } from '@shuyuan/contract/notifications/webhooks.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Webhook } from './webhook-form.ts';

export function DeleteWebhook({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.webhooks.delete.named', { name })}
      text={t('admin.webhooks.delete.text', { name })}
      confirmLabel={t('admin.webhooks.delete')}
      doneText={t('admin.webhooks.deleted', { name })}
      endpoint={deleteWebhook}
      input={{ id }}
      refreshes={[listWebhooks]}
      onClose={onClose}
    />
  );
}
