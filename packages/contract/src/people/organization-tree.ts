export const organizationNameMax = 60;
/** The whole tree travels in one answer; more organisations than this a tenant cannot have. */
export const maxOrganizations = 5_000;

/** An organisation cannot move below itself; `parentPath` are the ids from the root to the new parent. */
export const isBelowItself = (id: string, parentPath: readonly string[]): boolean => parentPath.includes(id);

type Node = { readonly id: string; readonly parentId: string | null };
export type Branch<N extends Node> = N & { readonly below: readonly Branch<N>[] };

/** The flat list of the wire as trees, in the order given; whoever's parent is not in the list stands at the top. */
export function treeOf<N extends Node>(nodes: readonly N[]): Branch<N>[] {
  const known = new Set(nodes.map(({ id }) => id));
  const children = Map.groupBy(nodes, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const grow = (parentId: string | null): Branch<N>[] =>
    (children.get(parentId) ?? []).map((node) => ({ ...node, below: grow(node.id) }));
  return grow(null);
}
