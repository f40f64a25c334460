import type { Currency } from '@shuyuan/contract/ledger/currencies';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { GrantFields } from './GrantFields.tsx';
import { useGranting } from './use-granting.ts';

/** D-107: gives from the platform, or takes back. */
export function GrantCoins({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const t = useT('admin');
  const { form, send, isBusy } = useGranting(currency, onClose);
  return (
    <DraftDialog
      form={form}
      title={t('admin.coins.grant')}
      submitLabel={t(`admin.coins.direction.${form.draft.direction}`)}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <GrantFields draft={form.draft} problems={form.problems} onChange={form.change} />
    </DraftDialog>
  );
}
