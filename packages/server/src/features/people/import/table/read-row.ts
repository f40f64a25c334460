import { isAcceptablePassword } from '@shuyuan/contract/auth/password';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { Fact, Role } from '@shuyuan/contract/kernel/capabilities';
import {
  fullNameMax,
  isAccount,
  isEmail,
  isEmployeeNumber,
  isPhone,
  maxFurtherOrganizations,
} from '@shuyuan/contract/people/member-fields';
import { type ImportColumn, importColumns, type ImportRule } from '@shuyuan/contract/people/member-import';
import { isBrokenText } from '@shuyuan/contract/people/member-table';
import type { MemberState } from '@shuyuan/contract/people/member-state';
import { isCommonPassword } from '../../../../platform/common-passwords.ts';
import { findFact, findRole } from './identity-words.ts';
import type { TableRow } from './read-table.ts';
import { findState } from './table-words.ts';

export type Problem = {
  readonly row: number;
  readonly field: ImportColumn;
  readonly rule: ImportRule;
  readonly value: string;
  readonly otherRow?: number;
};

/** What a row asks for. Undefined: the table has no such column, and things stay as they are. */
export type RowInput = {
  readonly row: number;
  readonly account: string;
  readonly fullName: string | undefined;
  readonly organization: string | undefined;
  readonly furtherOrganizations: readonly string[] | undefined;
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly employeeNumber: string | null | undefined;
  readonly roles: readonly Role[] | undefined;
  readonly facts: readonly Exclude<Fact, 'director'>[] | undefined;
  readonly directs: string | null | undefined;
  /** Names or ids. */
  readonly positions: readonly string[] | undefined;
  readonly state: MemberState | undefined;
  readonly password: string | undefined;
};

/** Names of organisations may well have a comma in them; words of roles have none. */
const betweenPaths = /[;；|\n]/;
const betweenWords = /[;；|\n,，、،/]/;

/** Whether a name that stands in a cell of several would be read as more than one. */
export const isSplit = (name: string): boolean => betweenPaths.test(name);

const listOf = (cell: string, between: RegExp): string[] =>
  cell
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);

/** `公司 / 技术中心` and `公司／技术中心` are one path. */
export const normalPath = (path: string): string => path.trim().replaceAll(/\s*[/／]\s*/g, '/');

/** Cells that may hold several values, one a line. */
const listColumns: ReadonlySet<ImportColumn> = new Set([
  'furtherOrganizations',
  'roles',
  'facts',
  'positions',
] as const);

const textChecks = { email: isEmail, phone: isPhone, employeeNumber: isEmployeeNumber } as const;

/** Everything that can be said about a row without knowing anybody: its wish, and what is wrong with it. */
export function readRow({ row, cells }: TableRow): { wish: RowInput; problems: Problem[] } {
  const problems: Problem[] = [];
  /** Null, to stand for the value that cannot be used. */
  function refuse(field: ImportColumn, rule: ImportRule, value = cells[field] ?? ''): null {
    problems.push({ row, field, rule, value: field === 'password' ? '' : value });
    return null;
  }

  const textOrNull = (field: keyof typeof textChecks): string | null | undefined => {
    const cell = cells[field];
    if (cell === undefined || cell === '') return cell === '' ? null : undefined;
    return textChecks[field](cell) ? cell : refuse(field, 'format');
  };
  function words<Name>(field: 'roles' | 'facts', find: (word: string) => Name | undefined): Name[] | undefined {
    const cell = cells[field];
    return cell === undefined
      ? undefined
      : listOf(cell, betweenWords).flatMap((word) => find(word) ?? refuse(field, 'unknown', word) ?? []);
  }

  for (const field of importColumns) {
    const cell = cells[field] ?? '';
    const isLines = /\n/.test(cell) && !listColumns.has(field);
    if (isLines || isBrokenText(cell)) refuse(field, 'unreadable');
  }
  const { account = '', fullName, organization, furtherOrganizations, directs, positions, state, password } = cells;
  if (account === '') refuse('account', 'required');
  else if (!isAccount(account)) refuse('account', 'format');
  if (fullName === '') refuse('fullName', 'required');
  if (organization === '') refuse('organization', 'required');
  if (fullName !== undefined && textLength(fullName) > fullNameMax) refuse('fullName', 'format');
  const further = furtherOrganizations?.length ? listOf(furtherOrganizations, betweenPaths).map(normalPath) : [];
  if (further.length > maxFurtherOrganizations) refuse('furtherOrganizations', 'too-many');
  if (password && (!isAcceptablePassword(password, account) || isCommonPassword(password))) refuse('password', 'weak');
  const wish: RowInput = {
    row,
    account,
    fullName,
    organization: organization === undefined ? undefined : normalPath(organization),
    furtherOrganizations: furtherOrganizations === undefined ? undefined : further,
    email: textOrNull('email'),
    phone: textOrNull('phone'),
    employeeNumber: textOrNull('employeeNumber'),
    roles: words('roles', findRole),
    facts: words('facts', findFact),
    directs: directs === undefined ? undefined : normalPath(directs) || null,
    positions: positions === undefined ? undefined : listOf(positions, betweenPaths),
    state: state ? (findState(state) ?? refuse('state', 'unknown') ?? undefined) : undefined,
    password: password || undefined,
  };
  return { wish, problems };
}
