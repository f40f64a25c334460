import { type Amount, amountToWire, sum } from '@shuyuan/contract/kernel/amount';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { type Currency, joinTypeMember } from '@shuyuan/contract/ledger/currencies';
import { distribute, listTrades, readPersonAccount, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { distributionProblem } from '@shuyuan/contract/ledger/distribution';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { claimedText } from '../../../lib/claimed-text.ts';
import { amountsOf, type DistributionDraft, nobody, without } from './distribution-draft.ts';

/** What the dialog says itself: somebody has spent, left or closed the account meanwhile. */
const claimed = [
  'account.wrong-state',
  'ledger.nobody',
  'ledger.not-above-zero',
  'ledger.twice',
  'ledger.not-a-member',
  'ledger.balance-short',
  'ledger.too-much',
] as const satisfies readonly ErrorCode[];

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
  const [typed, setTyped] = useState(nobody);
  const [isTried, setIsTried] = useState(false);
  const write = useWrite(distribute, {
    claims: claimed,
    refreshes: [readTotalAmount, readPersonAccount, listTrades],
    onSuccess: () => {
      showNotice(t('ledger.distribute.done'), 'success');
      onDone();
    },
  });
  const gone = present ? [...typed.keys()].filter((id) => !present.includes(id)) : [];
  const draft = gone.length > 0 ? without(typed, gone) : typed;
  const amounts = amountsOf(draft);
  const problem = distributionProblem(amounts, balance);
  const change = (next: DistributionDraft): void => {
    setTyped(next);
    write.reset();
  };
  const submit = (): void => {
    setIsTried(true);
    if (problem !== null) return;
    const grantItems = [...draft.keys()].flatMap((joinId, at) => {
      const given = amounts[at];
      return given ? [{ joinId, tradeAmount: amountToWire(given), joinType: joinTypeMember } as const] : [];
    });
    const readAgain = (): void => {
      for (const read of [readTotalAmount, listAccountMembers]) refresh(read);
    };
    write.mutate({ enjoyId, type: currency, grantItems }, { onError: readAgain });
  };
  const error = isTried && problem !== null ? t(`ledger.problem.${problem}`) : claimedText(write.error, claimed);
  const total = sum(amounts.filter((one) => one !== null));
  return { draft, change, isTried, judge: () => setIsTried(true), total, error, isBusy: write.isPending, submit };
}
