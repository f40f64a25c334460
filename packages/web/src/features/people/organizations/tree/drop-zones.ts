import type { OrganizationPlace } from '../organization-node.ts';

export type Zone = 'into' | 'before' | 'after';

/** The edges of a row mean "between"; so much of its height each. */
const edge = 0.25;

/** What dropping at this height of a row would mean; null where it would mean nothing. */
export function zoneAt(dragged: OrganizationPlace, target: OrganizationPlace, height: number): Zone | null {
  const isBelowItself = target.node.id === dragged.node.id || target.above.includes(dragged.node.id);
  if (isBelowItself || dragged.node.parentId === null) return null;
  if (target.isAmongSiblings && target.node.parentId !== null && height < edge) return 'before';
  if (target.isAmongSiblings && target.node.parentId !== null && height > 1 - edge) return 'after';
  return target.node.id === dragged.node.parentId ? null : 'into';
}

export type Spot = { readonly parentId: string; readonly beforeId?: string; readonly afterId?: string };

/** Where that is, as the server understands it. */
export function spotOf({ node }: OrganizationPlace, zone: Zone): Spot {
  if (zone === 'into' || node.parentId === null) return { parentId: node.id };
  return { parentId: node.parentId, ...(zone === 'before' ? { beforeId: node.id } : { afterId: node.id }) };
}
