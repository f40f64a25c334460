import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import {
  listRewarders,
  listTrades,
  readPersonAccount,
  readTotalAmount,
  reward,
} from '@shuyuan/contract/ledger/currency.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { claimedText } from '../../../lib/claimed-text.ts';

const claimed = [
  'question.wrong-state',
  'ledger.own-content',
  'ledger.nobody-there',
  'ledger.outside-range',
  'ledger.balance-short',
  'ledger.too-much',
] as const satisfies readonly ErrorCode[];

/** LEDGER-28: gives coins; what the server refuses is told where they are given. */
export function useGiving(onGiven: () => void) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const refresh = useRefresh();
  const write = useWrite(reward, {
    claims: claimed,
    refreshes: [listRewarders, listDiscussions, readPersonAccount, readTotalAmount, listTrades],
    onSuccess: ({ tradeAmount }) => {
      showNotice(t('ledger.reward.thanks', { amount: format.price(tradeAmount), coin }), 'success');
      onGiven();
    },
  });
  return {
    isBusy: write.isPending,
    refusal: claimedText(write.error, claimed),
    /** Another amount is another wish: what was said about the last one no longer stands. */
    forget: write.reset,
    // What is there to spend may have changed elsewhere.
    give: (input: Parameters<typeof write.mutate>[0]) =>
      write.mutate(input, { onError: () => refresh(readPersonAccount) }),
  };
}
