import { Currency } from '@shuyuan/contract/ledger/currencies';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

/** Which of the two currencies, which of its trades, and which page of them. */
export const coinsAddress = addressCodec({
  type: addressChoice(Object.values(Currency), Currency.coin),
  search: addressText,
  ...addressPaging(),
});

export type CoinsPlace = AddressStateOf<typeof coinsAddress>;
