type Node = { readonly id: string; readonly parentId: string | null; readonly name: string };

/** A tree as the lines of a list: each after its parent, and deeper ones further in. */
export function organizationOptions(items: readonly Node[]): { value: string; label: string }[] {
  const depths = new Map<string, number>();
  return items.map(({ id, parentId, name }) => {
    const depth = parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1;
    depths.set(id, depth);
    // A browser's own list trims spaces; these stay.
    return { value: id, label: `${'\u2003'.repeat(depth)}${name}` };
  });
}
