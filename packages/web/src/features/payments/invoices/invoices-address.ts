import { invoiceLimits } from '@shuyuan/contract/payments/invoice-limits';
import { InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../lib/address-state.ts';

/** The address of the invoices: status, word and page of the list, and the invoice that is open. */
export const invoicesAddress = addressCodec({
  status: addressChoice(Object.values(InvoiceStatus)),
  search: addressText,
  ...addressPaging(invoiceLimits.pageSize),
  invoice: addressId,
});

export type InvoicesState = AddressStateOf<typeof invoicesAddress>;
export type ListProps = {
  readonly isBuyer: boolean;
  readonly state: InvoicesState;
  readonly onMove: (change: Partial<InvoicesState>) => void;
};
