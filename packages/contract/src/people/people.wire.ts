import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { id, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { type Language, languages } from '../kernel/languages.ts';
import { capabilities, identities } from '../kernel/capabilities.ts';
import { themes } from './preferences.ts';

export const organizationOut = z.object({ id, name: z.string() });

/** SHELL-10: the signed-in person as the whole client knows them. */
export const currentUserOut = z.object({
  id,
  name: z.string().describe('the account one signs in with'),
  fullName: z.string(),
  portrait: z.string().nullable(),
  language: z.enum(languages as [Language, ...Language[]]).nullable(),
  theme: z.enum(themes),
  timeZone: z.string().nullable().describe('whose evenings are quiet; null: not known yet'),
  organization: organizationOut,
  rootOrganization: organizationOut,
  roles: z.array(z.enum(identities)).describe('what was granted and what is true of them (ROLE-03)'),
  dataPermission: z.array(z.enum(capabilities)),
  hasPassword: z.boolean().describe('false: signs in elsewhere, and has no password here to change'),
  mustChangePassword: z.boolean().describe('signed in with a one-time password: only a new one opens the rest'),
});

export const memberOut = z.object({
  id,
  fullName: z.string(),
  portrait: z.string().nullable(),
  organization: organizationOut,
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/human/member/list',
  summary: 'The directory of colleagues: names, faces and organisations of active members of the tenant.',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(memberOut),
  errors: [],
});

export const savePreferences = endpoint({
  method: 'PUT',
  path: '/human/member/preference',
  summary: 'Language, theme and time zone of the caller, remembered across devices (D-036).',
  access: 'member',
  input: z.object({
    language: z.enum(languages as [Language, ...Language[]]).optional(),
    theme: z.enum(themes).optional(),
    timeZone: z.string().max(64).refine(isTimeZone, { error: 'unknown-zone' }).optional(),
  }),
  output: z.object({ id }),
  errors: [],
  allowsOneTimePassword: true,
});
