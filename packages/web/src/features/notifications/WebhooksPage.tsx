import { Button } from '@mantine/core';
import { listWebhooks, testWebhook } from '@shuyuan/contract/notifications/webhooks.wire';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useRead, useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { StillBell } from '../../ui/art/EmptyArt.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { useWebhookContent } from './use-webhook-content.tsx';
import type { Webhook } from './webhook-form.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { useProblemText, useWebhookColumns } from './WebhookTable.tsx';

type Open =
  | { readonly dialog: 'edit'; readonly webhook: Webhook | null }
  | { readonly dialog: 'delete'; readonly webhook: Webhook };

/** Sends at once; how it went is a notice now and stands in the table after. */
function useTest() {
  const t = useT('admin');
  const problemText = useProblemText();
  const test = useWrite(testWebhook, { refreshes: [listWebhooks] });
  const send = ({ id, name }: Webhook) =>
    test.mutate(
      { id },
      {
        onSuccess: (last) => {
          const problem = problemText(last);
          if (problem === null) showNotice(t('admin.webhooks.test.arrived', { name }), 'success');
          else showNotice(problem, 'error');
        },
      },
    );
  return { send, busyId: test.isPending ? test.variables.id : null };
}

/** Group robots and systems of one's own that are told of notices. */
export function WebhooksPage() {
  const t = useT('admin');
  const [open, setOpen] = useState<Open | null>(null);
  const webhooks = useRead(listWebhooks, {}, { claims: 'notices' });
  const { send, busyId } = useTest();
  const columns = useWebhookColumns({
    busyId,
    onTest: send,
    onEdit: (webhook) => setOpen({ dialog: 'edit', webhook }),
    onDelete: (webhook) => setOpen({ dialog: 'delete', webhook }),
  });
  const close = () => setOpen(null);
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen({ dialog: 'edit', webhook: null })}>
      {t('admin.webhooks.add')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('admin.webhooks.title')} description={t('admin.webhooks.description')} actions={add} />
      <Panel padding={webhooks.data && webhooks.data.items.length > 0 ? 'flush' : 'normal'}>
        <DataTable
          caption={t('admin.webhooks.title')}
          columns={columns}
          content={useWebhookContent(webhooks, <StillBell />)}
          rowKey={({ id }) => id}
        />
      </Panel>
      {open?.dialog === 'edit' && <WebhookDialog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteWebhook webhook={open.webhook} onClose={close} />}
    </>
  );
}
