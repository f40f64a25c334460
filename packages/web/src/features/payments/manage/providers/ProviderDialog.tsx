import { listProviders, saveProvider } from '@shuyuan/contract/payments/provider.wire';
import { readOrder, readTopUp } from '@shuyuan/contract/payments/order.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { draftOf, inputOf, isApiKeyWrong, type Provider } from './provider-draft.ts';
import { ProviderFields } from './ProviderFields.tsx';

type Props = { provider: Provider; hasSandbox: boolean; onClose: () => void };

/** D-119: an account with a provider. Keys are typed and never shown again. */
export function ProviderDialog({ provider, hasSandbox, onClose }: Props) {
  const t = useT('payments');
  const form = useDraftForm({
    // Where there is no sandbox any more nobody could leave it.
    initial: () => draftOf({ ...provider, isSandbox: provider.isSandbox && hasSandbox }),
    problemsOf: (draft) => ({ apiKey: isApiKeyWrong(draft) ? t('provider.apiKey.wrong') : null }),
    refusals: refusalsOfForm([
      'payment.no-sandbox',
      'payment.provider-incomplete',
      'payment.wrong-key',
      'request.stale',
    ]),
  });
  const saving = useWrite(saveProvider, {
    claims: form.claims,
    refreshes: [listProviders, readOrder, readTopUp],
    onSuccess: () => {
      showNotice(t('provider.saved'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('provider.edit.named', { method: t(`receipt.method.${provider.method}`) })}
      submitLabel={t('provider.save')}
      isBusy={saving.isPending}
      onSend={(draft) => saving.mutate(inputOf(provider, draft), { onError: form.refuse })}
      onClose={onClose}
    >
      <SwitchField
        label={t('provider.enabled')}
        isOn={form.draft.isEnabled}
        onChange={(isEnabled) => form.change({ isEnabled })}
      />
      {hasSandbox && (
        <SwitchField
          label={t('provider.sandbox')}
          description={t('provider.sandbox.hint')}
          isOn={form.draft.isSandbox}
          onChange={(isSandbox) => form.change({ isSandbox })}
        />
      )}
      {!form.draft.isSandbox && (
        <ProviderFields method={provider.method} hasSecret={provider.hasSecret} textField={form.textField} />
      )}
    </DraftDialog>
  );
}
