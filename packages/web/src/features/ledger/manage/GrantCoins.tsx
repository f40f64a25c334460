import type { Currency } from '@shuyuan/contract/ledger/currencies';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { type GrantDraft, grantInput, grantProblems, newGrant } from './grant-draft.ts';
import { GrantFields } from './GrantFields.tsx';
import { useGranting } from './use-granting.ts';

/** D-107: gives from the platform, or takes back. */
export function GrantCoins({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [draft, setDraft] = useState(() => newGrant(currency));
  const [isTried, setIsTried] = useState(false);
  const { grant, forget, isBusy, refusal } = useGranting(onClose);
  const change = (part: Partial<GrantDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    forget();
  };
  const submit = () => {
    setIsTried(true);
    const input = grantInput(draft);
    if (input) grant(input);
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('admin.coins.grant')}
      submitLabel={t(`admin.coins.direction.${draft.direction}`)}
      isBusy={isBusy}
      isDirty={draft.receivers.length > 0 || draft.amount !== '' || draft.reason !== ''}
      error={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <GrantFields draft={draft} problems={isTried ? grantProblems(draft) : []} onChange={change} />
    </FormDialog>
  );
}
