import { listTrades } from '@shuyuan/contract/ledger/currency.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { type LedgerOf, useTradeChoice } from './trade-choice.ts';

/** LEDGER-19: what happened to an account, as far as the address asks for it. */
export function useTrades({ accountCode, accountType, currency }: LedgerOf) {
  const chosen = useTradeChoice(accountType);
  const { direction, tradeType, paging } = chosen;
  const trades = useRead(
    listTrades,
    { accountCode, accountType, rewardType: currency, tradeType, ...paging, ...(direction && { type: direction }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { trades, chosen };
}
