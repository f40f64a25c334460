import { libraryKinds } from '@shuyuan/contract/library/library-kinds';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';

const views = ['open', 'collected', 'manage'] as const;
const orders = ['newest', 'score'] as const;

/** The address of the library: which list, what is looked for, and the page. */
export const libraryAddress = addressCodec({
  view: addressChoice(views, 'open'),
  search: addressText,
  kind: addressChoice(libraryKinds),
  topic: addressId,
  unit: addressId,
  order: addressChoice(orders, 'newest'),
  ...addressPaging(),
});

export const libraryViews: readonly (typeof views)[number][] = views;
export const libraryOrders: readonly (typeof orders)[number][] = orders;

export type LibraryAddress = AddressStateOf<typeof libraryAddress>;
export type ListProps = {
  readonly state: LibraryAddress;
  readonly onMove: (change: Partial<LibraryAddress>) => void;
};

/** The version somebody looks at; without one the current one. */
export const itemAddress = addressCodec({ version: addressText });
