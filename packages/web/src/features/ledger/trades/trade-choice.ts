import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  AccountType,
  type Currency,
  Direction,
  type HolderType,
  ledgerPageSize,
} from '@shuyuan/contract/ledger/currencies';
import type { listTrades } from '@shuyuan/contract/ledger/currency.wire';
import { allTrades, coinAccountFilter, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { addressChoice, addressCodec, addressPaging, useAddressState } from '../../../lib/address-state.ts';

export type Trade = OutputOf<typeof listTrades>['items'][number];

/** Whose account is read, and which of its two. */
export type LedgerOf = {
  readonly accountCode: string;
  readonly accountType: HolderType;
  readonly currency: Currency;
};

type TradeChoice = TradeType | typeof allTrades;

/** What can come to a share account or leave it. */
const teamAccountFilter = [
  allTrades,
  TradeType.rewardReceived,
  TradeType.columnIncome,
  TradeType.contentIncome,
  TradeType.courseIncome,
  TradeType.platformGrant,
  TradeType.taskReward,
  TradeType.distribution,
  TradeType.exchange,
  TradeType.deduction,
  TradeType.reversal,
  TradeType.topUp,
] as const satisfies readonly TradeChoice[];

/** LEDGER-30: the types a list can be narrowed to, in the order they are offered. */
export const offeredTypes: Record<HolderType, readonly TradeChoice[]> = {
  [AccountType.person]: coinAccountFilter,
  [AccountType.team]: teamAccountFilter,
};

export const directions = Object.values(Direction);

const tradeAddress = (accountType: HolderType) =>
  addressCodec({
    type: addressChoice(directions),
    tradeType: addressChoice(offeredTypes[accountType], allTrades),
    ...addressPaging(ledgerPageSize),
  });
const tradeAddresses = {
  [AccountType.person]: tradeAddress(AccountType.person),
  [AccountType.team]: tradeAddress(AccountType.team),
};

/** What of an account is shown as the address says; what it does not know there is all of it. */
export function useTradeChoice(accountType: HolderType) {
  const [{ type: direction, tradeType, ...paging }, change] = useAddressState(tradeAddresses[accountType]);
  return { direction, tradeType, paging, isNarrowed: direction !== undefined || tradeType !== allTrades, change };
}

export type ChosenTrades = ReturnType<typeof useTradeChoice>;
