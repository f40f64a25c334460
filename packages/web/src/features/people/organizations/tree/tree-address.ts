import { addressCodec, type AddressStateOf, addressText, type AddressValue } from '../../../../lib/address-state.ts';

/** More would make an address no browser shares. */
const maxOpen = 40;

/** An address written by hand may say anything; what it does not mean is left out. */
const entriesOf = (text: string): [string, number][] => {
  const [, id, pages = '1'] = /^([\w-]{1,64})(?:~([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return id ? [[id, Number(pages)]] : [];
};

const openBranches: AddressValue<ReadonlyMap<string, number>> = {
  read: (text = '') => new Map(text.split(',').slice(0, maxOpen).flatMap(entriesOf)),
  write: (open) => [...open].map(([id, pages]) => (pages > 1 ? `${id}~${pages}` : id)).join(',') || undefined,
};

/** Which branches of the tree are open, each with how many pages of it, and what is searched. */
export const treeAddress = addressCodec({ open: openBranches, search: addressText });

export type TreeView = AddressStateOf<typeof treeAddress>;

/** Opened ones come last: where too many are open, the first ones opened close. */
export function opened(view: TreeView, id: string, pages = 1): TreeView {
  const others = [...view.open].filter(([one]) => one !== id);
  return { ...view, open: new Map([...others, [id, pages] as const].slice(-maxOpen)) };
}

export const closed = (view: TreeView, id: string): TreeView => ({
  ...view,
  open: new Map([...view.open].filter(([one]) => one !== id)),
});
