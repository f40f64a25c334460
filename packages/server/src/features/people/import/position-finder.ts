import type { ImportRule } from '@shuyuan/contract/people/member-import';

export type PositionFinder = (
  nameOrId: string,
  held: readonly string[],
) => { readonly id: string } | { readonly rule: ImportRule };

export type KnownPosition = { readonly id: string; readonly name: string; readonly isArchived: boolean };

const keyOf = (name: string): string => name.trim().toLowerCase();
const byName = (positions: readonly KnownPosition[]) => Map.groupBy(positions, ({ name }) => keyOf(name));

/** Finds a position by its name or its id. One that is archived is nobody's to get, and stays with whoever has it. */
export function positionFinder(positions: readonly KnownPosition[]): PositionFinder {
  const named = byName(positions);
  const byId = new Map(positions.map((position) => [position.id, position]));
  return (nameOrId, held) => {
    const [first = byId.get(nameOrId), ...more] = named.get(keyOf(nameOrId)) ?? [];
    if (more.length > 0) return { rule: 'ambiguous' };
    return first && (!first.isArchived || held.includes(first.id)) ? { id: first.id } : { rule: 'unknown' };
  };
}

/** The name of each position as a table has it: its id where several have the name, so that it is found again. */
export function positionNames(positions: readonly KnownPosition[]): Map<string, string> {
  const named = byName(positions);
  return new Map(positions.map(({ id, name }) => [id, named.get(keyOf(name))?.length === 1 ? name : id]));
}
