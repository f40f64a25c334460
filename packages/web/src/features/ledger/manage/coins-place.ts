import type { Paging } from '@shuyuan/contract/kernel/paging';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';

/** What the address asks for. */
export type CoinsPlace = { readonly currency: Currency; readonly search: string; readonly paging: Paging };

export function useCoinsPlace(): CoinsPlace {
  const { type, search = '' } = useSearchParams();
  const currency = type === String(Currency.integral) ? Currency.integral : Currency.coin;
  return { currency, search, paging: usePaging() };
}
