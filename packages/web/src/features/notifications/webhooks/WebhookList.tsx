import { listWebhooks } from '@shuyuan/contract/notifications/webhooks.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useWebhookColumns } from './use-webhook-columns.tsx';
import { useWebhookContent } from './use-webhook-content.tsx';
import { useWebhookTest } from './use-webhook-test.ts';
import type { Webhook } from './webhook-form.ts';

type Props = { onEdit: (webhook: Webhook) => void; onDelete: (webhook: Webhook) => void };

export function WebhookList({ onEdit, onDelete }: Props) {
  const t = useT('admin');
  const webhooks = useRead(listWebhooks, {}, { claims: 'notices' });
  const { send, busyId } = useWebhookTest();
  const columns = useWebhookColumns({ busyId, onTest: send, onEdit, onDelete });
  return (
    <Panel padding={webhooks.data && webhooks.data.items.length > 0 ? 'flush' : 'normal'}>
      <DataTable
        caption={t('admin.webhooks.title')}
        columns={columns}
        content={useWebhookContent(webhooks)}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}
