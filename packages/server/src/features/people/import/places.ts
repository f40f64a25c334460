import { maxOrganizations, organizationNameMax } from '@shuyuan/contract/people/organization-tree';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { ImportRule } from '@shuyuan/contract/people/member-import';
import { isSplit, normalPath } from './table/read-row.ts';

/** An organisation with the ids from the root to it. */
export type KnownPlace = { readonly id: string; readonly path: readonly string[]; readonly name: string };
export type NewPlace = KnownPlace & { readonly parentId: string };
type Found = { readonly id: string } | { readonly rule: ImportRule };

/** `公司/技术中心/软件研发部` for every organisation. */
function placeNames(places: readonly KnownPlace[]): Map<string, string> {
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  return new Map(places.map(({ id, path }) => [id, path.map((step) => nameOf.get(step) ?? '').join('/')]));
}

/** Organisations as a table has them: by their names, or by the id where those are not theirs alone or would be split. */
export function placeCells(places: readonly KnownPlace[]): Map<string, string> {
  const names = placeNames(places);
  const byName = Map.groupBy(names.values(), normalPath);
  const isFound = (name: string): boolean => !isSplit(name) && byName.get(normalPath(name))?.length === 1;
  return new Map([...names].map(([id, name]) => [id, isFound(name) ? name : id]));
}

type Options = { readonly createsMissing: boolean; readonly newId: () => string };

/** Finds organisations by the names on the way to them or by their id; where that is allowed, plans those that are not there. */
export function placeFinder(places: readonly KnownPlace[], { createsMissing, newId }: Options) {
  const names = placeNames(places);
  const byName = Map.groupBy(places, ({ id }) => normalPath(names.get(id) ?? ''));
  const byId = new Map(places.map((place) => [place.id, place]));
  const added: NewPlace[] = [];

  function add(name: string): Found {
    const cut = name.lastIndexOf('/');
    const own = name.slice(cut + 1);
    // A root is a company of its own: no import makes one.
    if (cut <= 0 || own === '' || textLength(own) > organizationNameMax) return { rule: 'unknown' };
    const parent = find(name.slice(0, cut));
    if ('rule' in parent) return parent;
    if (places.length + added.length >= maxOrganizations) return { rule: 'too-many' };
    const above = byName.get(name.slice(0, cut))?.[0]?.path ?? [];
    const id = newId();
    const place = { id, name: own, parentId: parent.id, path: [...above, id] };
    added.push(place);
    byName.set(name, [place]);
    return place;
  }

  function find(name: string): Found {
    const [first, ...more] = byName.get(name) ?? [];
    if (more.length > 0) return { rule: 'ambiguous' };
    return first ?? byId.get(name) ?? (createsMissing ? add(name) : { rule: 'unknown' });
  }
  return { find, added };
}
