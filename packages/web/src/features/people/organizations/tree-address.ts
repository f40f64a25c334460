/** What the address says about the tree: which branches are open, each with how many pages of it, and what is searched. */
export type TreeView = { readonly open: ReadonlyMap<string, number>; readonly search: string };

type Texts = Readonly<Record<string, string | undefined>>;

/** More would make an address no browser shares. */
const maxOpen = 40;

/** An address written by hand may say anything; what it does not mean is left out. */
const entriesOf = (text: string): [string, number][] => {
  const [, id, pages = '1'] = /^([\w-]{1,64})(?:~([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return id ? [[id, Number(pages)]] : [];
};

export const treeViewOf = ({ open = '', search = '' }: Texts): TreeView => ({
  open: new Map(open.split(',').slice(0, maxOpen).flatMap(entriesOf)),
  search,
});

export const addressOf = ({ open, search }: TreeView) => ({
  open: [...open].map(([id, pages]) => (pages > 1 ? `${id}~${pages}` : id)).join(',') || undefined,
  search: search || undefined,
});

/** Opened ones come last: where too many are open, the first ones opened close. */
export function opened(view: TreeView, id: string, pages = 1): TreeView {
  const others = [...view.open].filter(([one]) => one !== id);
  return { ...view, open: new Map([...others, [id, pages] as const].slice(-maxOpen)) };
}

export const closed = (view: TreeView, id: string): TreeView => ({
  ...view,
  open: new Map([...view.open].filter(([one]) => one !== id)),
});
