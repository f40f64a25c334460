import { administratorRoles, mayManage } from '@shuyuan/contract/people/administrators';
import type { Identity } from '@shuyuan/contract/kernel/capabilities';
import { memberLife } from '@shuyuan/contract/people/member-state';
import { changesBetween } from '../members/changes-between.ts';
import { applyRow, type MemberRecord, type Refuse } from './apply-row.ts';
import { type KnownPlace, type NewPlace, placeFinder } from './places.ts';
import { type KnownPosition, positionFinder } from './position-finder.ts';
import { type Problem, readRow } from './table/read-row.ts';
import type { TableRow } from './table/read-table.ts';

type Person = { readonly id: string; readonly roles: readonly Identity[] };
type Unique = 'email' | 'employeeNumber';
const uniques = ['email', 'employeeNumber'] as const satisfies readonly Unique[];

/** What there is now, as far as the table touches it. Keys are in small letters. */
export type Known = {
  readonly actor: Person;
  readonly places: readonly KnownPlace[];
  readonly positions: readonly KnownPosition[];
  readonly members: ReadonlyMap<string, { readonly id: string; readonly record: MemberRecord }>;
  /** Accounts are one space for all tenants. */
  readonly foreignAccounts: ReadonlySet<string>;
  readonly holders: Readonly<Record<Unique, ReadonlyMap<string, string>>>;
  /** Those at work, of the whole tenant. */
  readonly administrators: readonly Person[];
};

export type Planned = {
  readonly row: number;
  readonly id: string;
  readonly before: MemberRecord | null;
  readonly after: MemberRecord;
  readonly password: string | undefined;
};

export type Plan = {
  readonly creates: readonly Planned[];
  readonly changes: readonly Planned[];
  readonly unchanged: number;
  readonly newPlaces: readonly NewPlace[];
  readonly problems: readonly Problem[];
  readonly wrongRows: number;
};

type Options = { readonly createsOrganizations: boolean; readonly newId: () => string };

const keyOf = (value: string): string => value.toLowerCase();
const valueMax = 200;

const hasChanged = ({ before, after }: Planned): boolean =>
  before === null || Object.keys(changesBetween(before, after).after).length > 0;

/** What a table would do to the people there are, row by row; nothing is written. */
export function planImport(known: Known, { createsOrganizations, newId }: Options) {
  const places = placeFinder(known.places, { createsMissing: createsOrganizations, newId });
  const findPosition = positionFinder(known.positions);
  const rowOfAccount = new Map<string, number>();
  const planned: Planned[] = [];
  const problems: Problem[] = [];
  const note = (problem: Problem): void =>
    void problems.push({ ...problem, value: problem.value.slice(0, valueMax).toWellFormed() });

  function add(tableRow: TableRow): void {
    const { row } = tableRow;
    const { wish, problems: found } = readRow(tableRow);
    found.forEach(note);
    const refuse: Refuse = (field, rule, value = tableRow.cells[field] ?? '') => note({ row, field, rule, value });
    if (wish.account === '') return;
    const key = keyOf(wish.account);
    const otherRow = rowOfAccount.get(key);
    if (otherRow !== undefined) {
      note({ row, field: 'account', rule: 'duplicate', value: wish.account, otherRow });
      return;
    }
    rowOfAccount.set(key, row);
    if (known.foreignAccounts.has(key)) refuse('account', 'taken');
    const member = known.members.get(key);
    const after = applyRow(wish, member?.record ?? null, { find: places.find, findPosition, refuse });
    const one: Planned = {
      row,
      id: member?.id ?? newId(),
      before: member?.record ?? null,
      after,
      password: member ? undefined : wish.password,
    };
    refuseUnfit(one, known.actor, refuse);
    planned.push(one);
  }

  function finish(): Plan {
    for (const field of uniques) sharedBy(field, planned, known.holders[field]).forEach(note);
    lastAdministrators(planned, known.administrators).forEach(note);
    const wrong = new Set(problems.map(({ row }) => row));
    // Each row is counted once: what is wrong is neither new nor changed.
    const sound = planned.filter(({ row }) => !wrong.has(row));
    const different = sound.filter(hasChanged);
    return {
      creates: different.filter(({ before }) => before === null),
      changes: different.filter(({ before }) => before !== null),
      unchanged: sound.length - different.length,
      newPlaces: places.added,
      problems: problems.toSorted((a, b) => a.row - b.row),
      wrongRows: wrong.size,
    };
  }
  return { add, finish };
}

/** The rules administration follows one by one (`change-member`, `change-member-state`), for a row. */
function refuseUnfit(one: Planned, actor: Person, refuse: Refuse): void {
  const { id, before, after } = one;
  if (!hasChanged(one)) return;
  if (before && !mayManage(actor.roles, before.roles)) refuse('account', 'needs-platform-admin');
  else if (!mayManage(actor.roles, after.roles)) refuse('roles', 'needs-platform-admin');
  if (!before || before.state === after.state) return;
  const isReachable = Object.values(memberLife.table).some(
    ({ from, to }) => to === after.state && from.includes(before.state),
  );
  if (!isReachable) refuse('state', 'not-reachable');
  else if (id === actor.id) refuse('state', 'not-oneself');
}

/** Judged by how things are afterwards: two people may exchange what only one can have. */
function sharedBy(field: Unique, planned: readonly Planned[], holders: ReadonlyMap<string, string>): Problem[] {
  const after = new Map(planned.map((one) => [one.id, one]));
  const rows = new Map<string, number>();
  return planned.flatMap(({ row, id, after: { [field]: value } }): Problem[] => {
    if (value === null) return [];
    const key = keyOf(value);
    const otherRow = rows.get(key);
    if (otherRow !== undefined) return [{ row, field, rule: 'duplicate', value, otherRow }];
    rows.set(key, row);
    const holder = holders.get(key);
    if (holder === undefined || holder === id) return [];
    const kept = after.get(holder)?.after[field];
    const isFreed = after.has(holder) && (kept === null || kept === undefined || keyOf(kept) !== key);
    return isFreed ? [] : [{ row, field, rule: 'taken', value }];
  });
}

/** Nobody takes away the last administrator, nor the last platform administrator, and a table is nobody's trick to. */
function lastAdministrators(planned: readonly Planned[], administrators: readonly Person[]): Problem[] {
  const inTable = new Set(planned.map(({ id }) => id));
  const others = administrators.filter(({ id }) => !inTable.has(id));
  const found = [['platform-admin'] as const, administratorRoles].flatMap((kinds) => {
    const isOne = (record: Pick<MemberRecord, 'roles' | 'state'>): boolean =>
      record.state === 'active' && kinds.some((kind) => record.roles.includes(kind));
    const isLeft =
      others.some(({ roles }) => isOne({ roles: roles as MemberRecord['roles'], state: 'active' })) ||
      planned.some(({ after }) => isOne(after));
    if (isLeft) return [];
    return planned.filter(({ before, after }) => before && isOne(before) && !isOne(after));
  });
  return [...new Set(found)].map(({ row, before, after }) => ({
    row,
    field: before?.state === after.state ? 'roles' : 'state',
    rule: 'last-administrator',
    value: '',
  }));
}
