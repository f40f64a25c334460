import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { Fact, Role } from '@shuyuan/contract/kernel/capabilities';
import { fullNameMax, isAccount, isEmail, isEmployeeNumber, isPhone } from '@shuyuan/contract/people/member-fields';
import type { addMember, readManagedMember } from '@shuyuan/contract/people/members.wire';

export type ManagedMember = OutputOf<typeof readManagedMember>;
export type NotedFact = Exclude<Fact, 'director'>;

/** The form mirrors the screen: what is not filled in is an empty text. */
export type MemberValues = {
  readonly fullName: string;
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly employeeNumber: string;
  readonly organizationId: string;
  readonly furtherOrganizationIds: readonly string[];
  readonly roles: readonly Role[];
  readonly facts: readonly NotedFact[];
  readonly directsOrganizationId: string;
};

export const emptyValues = (organizationId = ''): MemberValues => ({
  fullName: '',
  account: '',
  email: '',
  phone: '',
  employeeNumber: '',
  organizationId,
  furtherOrganizationIds: [],
  roles: [],
  facts: [],
  directsOrganizationId: '',
});

export const valuesOf = (member: ManagedMember): MemberValues => ({
  fullName: member.fullName,
  account: member.account,
  email: member.email ?? '',
  phone: member.phone ?? '',
  employeeNumber: member.employeeNumber ?? '',
  organizationId: member.organization.id,
  furtherOrganizationIds: member.furtherOrganizations.map(({ id }) => id),
  roles: member.roles.filter((role) => role !== 'learner'),
  facts: member.facts.filter((fact) => fact !== 'director'),
  directsOrganizationId: member.directs?.id ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

export const memberInput = (values: MemberValues): InputOf<typeof addMember> => ({
  fullName: values.fullName.trim(),
  account: values.account.trim(),
  email: orNull(values.email),
  phone: orNull(values.phone),
  employeeNumber: orNull(values.employeeNumber),
  organizationId: values.organizationId,
  furtherOrganizationIds: [...values.furtherOrganizationIds],
  roles: [...values.roles],
  facts: [...values.facts],
  directsOrganizationId: orNull(values.directsOrganizationId),
});

const ifAny = (text: string, rule: (text: string) => boolean): boolean => text.trim() === '' || rule(text.trim());

/** The rules of the endpoint, field by field; each is true where the value may be sent. */
export const memberRules = {
  fullName: ({ fullName }) => textLength(fullName) >= 1 && textLength(fullName) <= fullNameMax,
  account: ({ account }) => isAccount(account.trim()),
  email: ({ email }) => ifAny(email, isEmail),
  phone: ({ phone }) => ifAny(phone, isPhone),
  employeeNumber: ({ employeeNumber }) => ifAny(employeeNumber, isEmployeeNumber),
  organizationId: ({ organizationId }) => organizationId !== '',
} as const satisfies Record<string, (values: MemberValues) => boolean>;
export type RuledField = keyof typeof memberRules;

/** Where a refusal of the server is shown: at its field, or under the whole form. */
export const memberRefusals = {
  'member.account-taken': 'account',
  'member.email-taken': 'email',
  'member.employee-number-taken': 'employeeNumber',
  'request.stale': 'form',
  'member.last-administrator': 'form',
  'member.needs-platform-admin': 'form',
} as const satisfies Partial<Record<ErrorCode, RuledField | 'form'>>;

// The keys of a record of codes are codes.
export const memberClaims = Object.keys(memberRefusals) as (keyof typeof memberRefusals)[];
