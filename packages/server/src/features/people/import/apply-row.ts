import type { Role } from '@shuyuan/contract/kernel/capabilities';
import type { ImportColumn, ImportRule } from '@shuyuan/contract/people/member-import';
import type { MemberState } from '@shuyuan/contract/people/member-state';
import type { MemberDetails, MemberRights } from '../members/members.store.ts';
import { withoutFirst } from '../without-first.ts';
import type { placeFinder } from './places.ts';
import type { PositionFinder } from './position-finder.ts';
import type { RowInput } from './table/read-row.ts';

/** Everything an import may write about a person. */
export type MemberRecord = MemberDetails &
  MemberRights & { readonly state: MemberState; readonly positionIds: readonly string[] };

export type Refuse = (field: ImportColumn, rule: ImportRule, value?: string) => void;

type Dependencies = {
  readonly find: ReturnType<typeof placeFinder>['find'];
  readonly findPosition: PositionFinder;
  readonly refuse: Refuse;
};

const nobody: MemberRecord = {
  account: '',
  fullName: '',
  email: null,
  phone: null,
  employeeNumber: null,
  organizationId: '',
  furtherOrganizationIds: [],
  roles: [],
  facts: [],
  directsOrganizationId: null,
  state: 'active',
  positionIds: [],
};

/** Whoever has left has no position: the database takes them (`end_positions_of_leaver`). */
function positionsAfter({ positions }: RowInput, held: readonly string[], { findPosition, refuse }: Dependencies) {
  return (
    positions?.flatMap((name) => {
      const found = findPosition(name, held);
      if ('id' in found) return [found.id];
      refuse('positions', found.rule, name);
      return [];
    }) ?? held
  );
}

/** How a person is after their row: what it does not speak of stays. */
export function applyRow(wish: RowInput, before: MemberRecord | null, dependencies: Dependencies): MemberRecord {
  const { find, refuse } = dependencies;
  const base = before ?? nobody;
  if (!before && wish.fullName === undefined) refuse('fullName', 'required');
  if (!before && wish.organization === undefined) refuse('organization', 'required');

  const placeOf = (field: ImportColumn, name: string): string[] => {
    const found = find(name);
    if ('id' in found) return [found.id];
    refuse(field, found.rule, name);
    return [];
  };
  const { furtherOrganizations, directs } = wish;
  const state = wish.state ?? base.state;
  const positionIds = positionsAfter(wish, base.positionIds, dependencies);
  return withoutFirst({
    // Found by it in any case of its letters; an import renames no account.
    account: before?.account ?? wish.account,
    fullName: wish.fullName ?? base.fullName,
    email: wish.email === undefined ? base.email : wish.email,
    phone: wish.phone === undefined ? base.phone : wish.phone,
    employeeNumber: wish.employeeNumber === undefined ? base.employeeNumber : wish.employeeNumber,
    organizationId: (wish.organization && placeOf('organization', wish.organization)[0]) || base.organizationId,
    furtherOrganizationIds:
      furtherOrganizations?.flatMap((name) => placeOf('furtherOrganizations', name)) ?? base.furtherOrganizationIds,
    roles: [...new Set<Role>(['learner', ...(wish.roles ?? base.roles)])],
    facts: [...new Set(wish.facts ?? base.facts)],
    directsOrganizationId:
      directs === undefined ? base.directsOrganizationId : directs && (placeOf('directs', directs)[0] ?? null),
    state,
    positionIds: state === 'left' ? [] : [...new Set(positionIds)],
  });
}
