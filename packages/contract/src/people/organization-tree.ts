export const organizationNameMax = 60;
/** More organisations than this a tenant cannot have: a change of the tree writes whole sub-trees. */
export const maxOrganizations = 5_000;
/** So many of a branch are read at once; of five hundred siblings nobody reads more before searching. */
export const branchSize = 40;

/** An organisation cannot move below itself; `parentPath` are the ids from the root to the new parent. */
export const isBelowItself = (id: string, parentPath: readonly string[]): boolean => parentPath.includes(id);

type Spot = { readonly beforeId?: string | undefined; readonly afterId?: string | undefined };

/** Siblings in their new order: `id` beside the one that is named, or last. Null when that one is not among them. */
export function reordered(siblings: readonly string[], id: string, { beforeId, afterId }: Spot): string[] | null {
  const others = siblings.filter((one) => one !== id);
  const beside = beforeId ?? afterId;
  if (beside === undefined) return [...others, id];
  const at = others.indexOf(beside);
  if (at < 0) return null;
  return others.toSpliced(beforeId === undefined ? at + 1 : at, 0, id);
}
