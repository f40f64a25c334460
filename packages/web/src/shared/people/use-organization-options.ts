import {
  findOrganizationPath,
  listOrganizationNames,
  readOrganizationBranch,
  searchOrganizations,
} from '@shuyuan/contract/people/organizations.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useRead } from '../../lib/queries.ts';

type Input = {
  readonly chosen: string;
  readonly text: string;
  readonly but: string | undefined;
  /** Whoever chooses an audience need not be allowed to look into the tree. */
  readonly isByNames: boolean;
};

/**
 * What can be chosen: the company and its first level until something is typed, then what was found. The chosen one is
 * always among them, or a field could not show its name.
 */
export function useOrganizationOptions({ chosen, text, but, isByNames }: Input) {
  const path = useRead(findOrganizationPath, { id: chosen }, { enabled: chosen !== '', claims: 'notices' });
  const name = path.data?.items.at(-1)?.name ?? '';
  const search = useDeferredValue(text.trim() === name ? '' : text.trim());
  const first = useRead(readOrganizationBranch, {}, { enabled: !isByNames && search === '', claims: 'notices' });
  const found = useRead(
    searchOrganizations,
    { search },
    { enabled: !isByNames && search !== '', claims: 'notices', placeholderData: keepPreviousData },
  );
  const names = useRead(
    listOrganizationNames,
    { search },
    { enabled: isByNames, claims: 'notices', placeholderData: keepPreviousData },
  );
  const inTree = search === '' ? firstLevel(first.data) : (found.data?.items ?? []);
  const hits = isByNames ? (names.data?.items ?? []) : inTree;
  const offered = hits
    .filter(({ id, above }) => id !== but && !above.some((one) => one.id === but))
    .map(({ id, name: label, above }) => ({ value: id, label, above: wayOf(above) }));
  const isThere = chosen === '' || name === '' || offered.some(({ value }) => value === chosen);
  const shown = { value: chosen, label: name, above: wayOf(path.data?.items.slice(0, -1) ?? []) };
  const reading = isByNames ? names : search === '' ? first : found;
  return {
    options: isThere ? offered : [shown, ...offered],
    /** What is listed. The chosen one is not, unless it was found: it would be the first to be taken by Enter. */
    found: new Set(offered.map(({ value }) => value)),
    isLoading: reading.isFetching && offered.length === 0,
  };
}

/** A way from the company down, written as every screen writes it. */
export const wayOf = (above: readonly { readonly name: string }[]): string => above.map(({ name }) => name).join(' / ');

type Level = { readonly node: Node; readonly items: readonly Node[] };
type Node = { readonly id: string; readonly name: string };

const firstLevel = (level: Level | undefined) =>
  level ? [{ ...level.node, above: [] }, ...level.items.map((item) => ({ ...item, above: [level.node] }))] : [];
