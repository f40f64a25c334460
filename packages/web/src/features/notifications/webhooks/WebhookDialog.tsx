import { createWebhook, listWebhooks, updateWebhook } from '@shuyuan/contract/notifications/webhooks.wire';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { draftOf, fieldsOf, problemsOf, type Webhook, type WebhookDraft } from './webhook-form.ts';
import { WebhookForm } from './WebhookForm.tsx';

/** The server's word on the address, which the form shows beside it. */
const claims = ['webhook.address-refused'] as const;

/** A new robot, or one that is there: address and secret are never shown again, only replaced. */
export function WebhookDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const t = useT('admin');
  const { language } = useLanguage();
  const [first] = useState(() => draftOf(webhook, language));
  const [draft, setDraft] = useState<WebhookDraft>(first);
  const [isTried, setIsTried] = useState(false);
  const done = (key: 'admin.webhooks.created' | 'admin.webhooks.saved') => () => {
    showNotice(t(key, { name: draft.name.trim() }), 'success');
    onClose();
  };
  const create = useWrite(createWebhook, {
    claims,
    refreshes: [listWebhooks],
    onSuccess: done('admin.webhooks.created'),
  });
  const update = useWrite(updateWebhook, {
    claims,
    refreshes: [listWebhooks],
    onSuccess: done('admin.webhooks.saved'),
  });
  const problems = problemsOf(draft, webhook);
  const submit = () => {
    setIsTried(true);
    if (Object.keys(problems).length > 0) return;
    if (webhook) update.mutate({ id: webhook.id, ...fieldsOf(draft) });
    else create.mutate({ ...fieldsOf(draft), url: draft.url });
  };
  return (
    <FormDialog
      {...useFormDialogTexts()}
      isOpen
      title={webhook ? t('admin.webhooks.edit') : t('admin.webhooks.add')}
      submitLabel={t('admin.webhooks.form.submit')}
      isBusy={create.isPending || update.isPending}
      isDirty={draft !== first}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookForm
        draft={draft}
        before={webhook}
        problems={isTried ? problems : {}}
        addressRefusal={claimedText((webhook ? update : create).error, claims)}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </FormDialog>
  );
}
