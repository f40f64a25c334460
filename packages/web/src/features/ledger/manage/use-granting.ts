import { type Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { grantCoins } from '@shuyuan/contract/ledger/currency.wire';
import { reasonMax } from '@shuyuan/contract/ledger/grants';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { type GrantDraft, grantInput, grantProblems, isEmptyGrant, newGrant } from './grant-draft.ts';
import { bookReads } from './tenant-trade.ts';

const refusals = refusalsOfForm([
  'ledger.not-above-zero',
  'ledger.twice',
  'ledger.nobody-there',
  'ledger.balance-short',
  'ledger.too-much',
]);

/** D-107: the form of a grant, and the way to the server. */
export function useGranting(currency: Currency, onDone: () => void) {
  const t = useT('admin');
  const format = useFormat();
  const problemTexts = {
    receivers: t('admin.coins.receivers.missing'),
    amount: t('admin.coins.amount.invalid'),
    reason: t('admin.coins.reason.invalid', { max: reasonMax }),
  };
  const form = useDraftForm<GrantDraft>({
    initial: () => newGrant(currency),
    problemsOf: (draft) => Object.fromEntries(grantProblems(draft).map((field) => [field, problemTexts[field]])),
    refusals,
    isSame: isEmptyGrant,
  });
  const write = useWrite(grantCoins, {
    claims: form.claims,
    refreshes: bookReads,
    onSuccess: ({ totalAmount }, { direction }) => {
      const done = direction === Direction.expenditure ? 'admin.coins.taken' : 'admin.coins.granted';
      showNotice(t(done, { total: format.price(totalAmount) }), 'success');
      onDone();
    },
  });
  const send = (draft: GrantDraft): void => {
    const input = grantInput(draft);
    if (input) write.mutate(input, { onError: form.refuse });
  };
  return { form, send, isBusy: write.isPending };
}
