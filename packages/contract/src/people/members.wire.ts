import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { facts, identities, roles } from '../kernel/capabilities.ts';
import {
  accountMax,
  accountMin,
  emailMax,
  employeeNumberMax,
  fullNameMax,
  isAccount,
  isEmail,
  isEmployeeNumber,
  isPhone,
  maxFurtherOrganizations,
  phoneMax,
} from './member-fields.ts';
import { memberActions, memberStates } from './member-state.ts';
import { organizationOut } from './people.wire.ts';

const version = time.describe('as last read; another one answers that somebody was faster (D-028)');
const oneTimePassword = z.string().describe('shown this once; it must be changed at the next sign-in');

/** What administration writes about a person. Everybody is a learner, so that role is neither given nor taken. */
const wishInput = {
  fullName: text(fullNameMax, 1),
  account: text(accountMax, accountMin).refine(isAccount, { error: 'format' }),
  email: text(emailMax).refine(isEmail, { error: 'format' }).nullable().default(null),
  phone: text(phoneMax).refine(isPhone, { error: 'format' }).nullable().default(null),
  employeeNumber: text(employeeNumberMax).refine(isEmployeeNumber, { error: 'format' }).nullable().default(null),
  organizationId: id.describe('the first of their organisations'),
  furtherOrganizationIds: z.array(id).max(maxFurtherOrganizations).default([]),
  roles: z.array(z.enum(roles)).max(roles.length).default([]),
  facts: z
    .array(z.enum(facts).exclude(['director']))
    .max(facts.length)
    .default([]),
  directsOrganizationId: id.nullable().default(null).describe('a director directs this one and all below it'),
};

const managedMemberOut = z.object({
  id,
  account: z.string(),
  fullName: z.string(),
  portrait: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  state: z.enum(memberStates),
  organization: organizationOut,
  furtherOrganizations: z.array(organizationOut),
  roles: z.array(z.enum(roles)),
  facts: z.array(z.enum(facts)),
  directs: organizationOut.nullable(),
  hasPassword: z.boolean().describe('false: comes in through another system alone, until an administrator gives one'),
  mustChangePassword: z.boolean(),
  createdAt: time,
  version: time,
  can: z.object({
    manage: z.boolean().describe('false: a platform administrator, and the caller is none'),
    end: z.boolean().describe('suspend, see off, reset the password; nobody does so to themselves'),
  }),
});

const takenErrors = ['member.account-taken', 'member.email-taken', 'member.employee-number-taken'] as const;

export const listManagedMembers = endpoint({
  method: 'GET',
  path: '/human/managed-member',
  summary: 'Members for administration: by any part of name, account, e-mail or number, by organisation and all below.',
  access: 'member.manage',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    organizationId: id.optional(),
    state: z.enum(memberStates).optional(),
    identity: z.enum(identities).optional(),
  }),
  output: pageOf(managedMemberOut),
  errors: [],
});

export const readManagedMember = endpoint({
  method: 'GET',
  path: '/human/managed-member/:id',
  summary: 'One member with everything administration may change.',
  access: 'member.manage',
  input: idOnly,
  output: managedMemberOut,
  errors: [],
});

export const addMember = endpoint({
  method: 'POST',
  path: '/human/managed-member',
  summary: 'A new member with a one-time password.',
  access: 'member.manage',
  input: z.object(wishInput),
  output: z.object({ id, password: oneTimePassword }),
  errors: ['sensitive.found', ...takenErrors, 'member.needs-platform-admin'],
});

export const changeMember = endpoint({
  method: 'PUT',
  path: '/human/managed-member/:id',
  summary: 'What is known about a member, where they belong, what they may and what is true of them.',
  access: 'member.manage',
  input: z.object({ id, version, ...wishInput }),
  output: idOnly,
  errors: [
    'sensitive.found',
    ...takenErrors,
    'request.stale',
    'member.needs-platform-admin',
    'member.last-administrator',
  ],
});

export const changeMemberState = endpoint({
  method: 'PUT',
  path: '/human/managed-member/:id/state',
  summary: 'Suspends a member, calls one back, or notes that one has left; their sessions end at once.',
  access: 'member.manage',
  input: z.object({ id, action: z.enum(memberActions) }),
  output: idOnly,
  errors: ['member.wrong-state', 'member.not-oneself', 'member.needs-platform-admin', 'member.last-administrator'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/human/managed-member/:id/password',
  summary: 'A one-time password in place of a forgotten one; sessions end and a lock is opened.',
  access: 'member.manage',
  input: idOnly,
  output: z.object({ password: oneTimePassword }),
  errors: ['member.wrong-state', 'member.not-oneself', 'member.needs-platform-admin'],
});
