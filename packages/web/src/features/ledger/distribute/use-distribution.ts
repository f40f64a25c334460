import { type Amount, amountToWire, sum } from '@shuyuan/contract/kernel/amount';
import { type Currency, joinTypeMember } from '@shuyuan/contract/ledger/currencies';
import { distribute, listTrades, readPersonAccount, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { distributionProblem } from '@shuyuan/contract/ledger/distribution';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { amountsOf, type DistributionDraft, nobody, without } from './distribution-draft.ts';

/** What the dialog says itself: somebody has spent, left or closed the account meanwhile. */
const refusals = refusalsOfForm([
  'account.wrong-state',
  'ledger.nobody',
  'ledger.not-above-zero',
  'ledger.twice',
  'ledger.not-a-member',
  'ledger.balance-short',
  'ledger.too-much',
]);

type DistributionInput = {
  readonly enjoyId: string;
  readonly currency: Currency;
  readonly balance: Amount;
  /** Those who are there; whoever has gone since is no longer selected. Null: not known yet. */
  readonly present: readonly string[] | null;
  readonly onDone: () => void;
};

/** LEDGER-11: what is typed, what is wrong with it, and the way to the server; afterwards ledger and balance are read again. */
export function useDistribution({ enjoyId, currency, balance, present, onDone }: DistributionInput) {
  const t = useT('share');
  const refresh = useRefresh();
  const presentOf = (shares: DistributionDraft): DistributionDraft =>
    present
      ? without(
          shares,
          [...shares.keys()].filter((id) => !present.includes(id)),
        )
      : shares;
  const form = useDraftForm({
    initial: { shares: nobody },
    problemsOf: ({ shares }) => {
      const problem = distributionProblem(amountsOf(presentOf(shares)), balance);
      return { form: problem && t(`ledger.problem.${problem}`) };
    },
    refusals,
    isSame: ({ shares }) => presentOf(shares).size === 0,
  });
  const write = useWrite(distribute, {
    claims: form.claims,
    refreshes: [readTotalAmount, readPersonAccount, listTrades],
    onSuccess: () => {
      showNotice(t('ledger.distribute.done'), 'success');
      onDone();
    },
  });
  const draft = presentOf(form.draft.shares);
  const amounts = amountsOf(draft);
  const send = (): void => {
    const grantItems = [...draft.keys()].flatMap((joinId, at) => {
      const given = amounts[at];
      return given ? [{ joinId, tradeAmount: amountToWire(given), joinType: joinTypeMember } as const] : [];
    });
    const fail = (error: unknown): void => {
      form.refuse(error);
      for (const read of [readTotalAmount, listAccountMembers]) refresh(read);
    };
    write.mutate({ enjoyId, type: currency, grantItems }, { onError: fail });
  };
  const total = sum(amounts.filter((one) => one !== null));
  return { form, draft, total, isBusy: write.isPending, send };
}
