/** A chapter or stage: the ids of what it contains, in their order. */
export type OrderedGroup = { readonly id: string; readonly itemIds: readonly string[] };
/** Before another item of a group; null: at its end. */
export type GroupTarget = { readonly groupId: string; readonly beforeId: string | null };
export type Step = 'up' | 'down';

/** Where one step leads: past a neighbour, or over the border into the next group. Undefined: there is no way. */
export function targetOfStep(groups: readonly OrderedGroup[], id: string, step: Step): GroupTarget | undefined {
  const groupAt = groups.findIndex(({ itemIds }) => itemIds.includes(id));
  const group = groups[groupAt];
  if (!group) return undefined;
  const inside = group.itemIds.indexOf(id) + (step === 'up' ? -1 : 1);
  if (inside >= 0 && inside < group.itemIds.length) {
    const beforeId = group.itemIds[step === 'up' ? inside : inside + 1] ?? null;
    return { groupId: group.id, beforeId };
  }
  const beside = groups[groupAt + (step === 'up' ? -1 : 1)];
  if (!beside) return undefined;
  return { groupId: beside.id, beforeId: step === 'up' ? null : (beside.itemIds[0] ?? null) };
}

/** The ids of each group after one of them went elsewhere. */
export function idsAfterMove(
  groups: readonly OrderedGroup[],
  id: string,
  { groupId, beforeId }: GroupTarget,
): readonly (readonly string[])[] {
  if (id === beforeId) return groups.map(({ itemIds }) => itemIds);
  return groups.map((group) => {
    const rest = group.itemIds.filter((one) => one !== id);
    if (group.id !== groupId) return rest;
    const at = beforeId === null ? -1 : rest.indexOf(beforeId);
    return rest.toSpliced(at === -1 ? rest.length : at, 0, id);
  });
}
