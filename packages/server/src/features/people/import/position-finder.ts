import type { ImportRule } from '@shuyuan/contract/people/member-import';
import { isSplit } from './table/read-row.ts';

export type PositionFinder = (
  nameOrId: string,
  held: readonly string[],
) => { readonly id: string } | { readonly rule: ImportRule };

export type KnownPosition = { readonly id: string; readonly name: string; readonly isArchived: boolean };

const keyOf = (name: string): string => name.trim().toLowerCase();
const byName = (positions: readonly KnownPosition[]) => Map.groupBy(positions, ({ name }) => keyOf(name));

/** The position a name stands for: the one in use, or the only one there is. */
function meantBy(positions: readonly KnownPosition[]): KnownPosition | 'ambiguous' | undefined {
  const used = positions.filter(({ isArchived }) => !isArchived);
  const [first, ...more] = used.length > 0 ? used : positions;
  return more.length > 0 ? 'ambiguous' : first;
}

/** Finds a position by its name or its id. One that is archived is nobody's to get, and stays with whoever has it. */
export function positionFinder(positions: readonly KnownPosition[]): PositionFinder {
  const named = byName(positions);
  const byId = new Map(positions.map((position) => [position.id, position]));
  return (nameOrId, held) => {
    const found = meantBy(named.get(keyOf(nameOrId)) ?? []) ?? byId.get(nameOrId);
    if (found === 'ambiguous') return { rule: 'ambiguous' };
    return found && (!found.isArchived || held.includes(found.id)) ? { id: found.id } : { rule: 'unknown' };
  };
}

/** The name of each position as a table has it: its id where the name means another one or would be split, so that it is found again. */
export function positionNames(positions: readonly KnownPosition[]): Map<string, string> {
  const named = byName(positions);
  const isFound = (position: KnownPosition): boolean =>
    !isSplit(position.name) && meantBy(named.get(keyOf(position.name)) ?? []) === position;
  return new Map(positions.map((position) => [position.id, isFound(position) ? position.name : position.id]));
}
