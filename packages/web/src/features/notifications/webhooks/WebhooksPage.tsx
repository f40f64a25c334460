import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import type { Webhook } from './webhook-form.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookList } from './WebhookList.tsx';

type Open =
  | { readonly dialog: 'edit'; readonly webhook: Webhook | null }
  | { readonly dialog: 'delete'; readonly webhook: Webhook };

/** Group robots and systems of one's own that are told of notices. */
export function WebhooksPage() {
  const t = useT('admin');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen({ dialog: 'edit', webhook: null })}>
      {t('admin.webhooks.add')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('admin.webhooks.title')} description={t('admin.webhooks.description')} actions={add} />
      <WebhookList
        onEdit={(webhook) => setOpen({ dialog: 'edit', webhook })}
        onDelete={(webhook) => setOpen({ dialog: 'delete', webhook })}
      />
      {open?.dialog === 'edit' && <WebhookDialog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteWebhook webhook={open.webhook} onClose={close} />}
    </>
  );
}
