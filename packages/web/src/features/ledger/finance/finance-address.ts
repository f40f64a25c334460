import { Currency } from '@shuyuan/contract/ledger/currencies';
import { financeSpans, usualFinanceSpan } from '@shuyuan/contract/ledger/finance-spans';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
} from '../../../lib/address-state.ts';

const { page: checksPage, pageSize: checksSize } = addressPaging();

/** Which currency, how far back, which unit, and which pages of the units and of the checks. */
export const financeAddress = addressCodec({
  type: addressChoice(Object.values(Currency), Currency.coin),
  months: addressChoice(financeSpans, usualFinanceSpan),
  unit: addressId,
  ...addressPaging(),
  checksPage,
  checksSize,
});

export type FinanceState = AddressStateOf<typeof financeAddress>;
export type FinanceProps = { state: FinanceState; onMove: (change: Partial<FinanceState>) => void };

/** The filters of the page as its calls take them. */
export const financeInput = ({ type, months, unit }: FinanceState) => ({
  rewardType: type,
  months,
  ...(unit !== undefined && { organizationId: unit }),
});
