import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { grantCoins } from '@shuyuan/contract/ledger/currency.wire';
import { type Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { refusalText } from '../refusal-text.ts';
import { type GrantDraft, grantInput, grantProblems, newGrant } from './grant-draft.ts';
import { GrantFields } from './GrantFields.tsx';
import { bookReads } from './tenant-trade.ts';

const claimed = [
  'ledger.not-above-zero',
  'ledger.twice',
  'ledger.nobody-there',
  'ledger.balance-short',
  'ledger.too-much',
] as const satisfies readonly ErrorCode[];

/** D-107: gives from the platform, or takes back. */
export function GrantCoins({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const format = useFormat();
  const [draft, setDraft] = useState(() => newGrant(currency));
  const [isTried, setIsTried] = useState(false);
  const isGiving = draft.direction === Direction.income;
  const grant = useWrite(grantCoins, {
    claims: claimed,
    refreshes: bookReads,
    onSuccess: ({ totalAmount }) => {
      const total = format.price(totalAmount);
      showNotice(t(isGiving ? 'admin.coins.granted' : 'admin.coins.taken', { total }), 'success');
      onClose();
    },
  });
  const change = (part: Partial<GrantDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    // What was said about the last attempt no longer stands.
    grant.reset();
  };
  const submit = () => {
    setIsTried(true);
    const input = grantInput(draft);
    if (input) grant.mutate(input);
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('admin.coins.grant')}
      submitLabel={t(`admin.coins.direction.${draft.direction}`)}
      isBusy={grant.isPending}
      isDirty={draft.receivers.length > 0 || draft.amount !== '' || draft.reason !== ''}
      error={refusalText(grant.error, claimed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <GrantFields draft={draft} problems={isTried ? grantProblems(draft) : []} onChange={change} />
    </FormDialog>
  );
}
