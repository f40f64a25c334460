type Category = { readonly id: string; readonly parentId: string | null; readonly name: string };

export type CategoryTree = {
  /** Names from the top; undefined for one that is not there. */
  readonly pathOf: (id: string) => string[] | undefined;
  readonly idOf: (path: readonly string[]) => string | undefined;
};

/** No name has a control character in it. */
export const keyOfPath = (path: readonly string[]): string => path.join('\u0000');

/** Categories by the names on the way to them. */
export function categoryTree(categories: readonly Category[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (id: string): string[] | undefined => {
    const category = byId.get(id);
    if (!category) return undefined;
    return [...(category.parentId === null ? [] : (pathOf(category.parentId) ?? [])), category.name];
  };
  const byPath = new Map(categories.map(({ id }) => [keyOfPath(pathOf(id) ?? []), id]));
  return { pathOf, idOf: (path) => byPath.get(keyOfPath(path)) };
}
