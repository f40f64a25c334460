import { z } from 'zod';
import { passwordMax } from '../auth/password.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text } from '../kernel/fields.wire.ts';
import { capabilities, identities } from '../kernel/capabilities.ts';
import { currentUserOut, organizationOut } from '../people/people.wire.ts';
import { homeOut } from '../site/page.wire.ts';

const configOut = z.object({ key: z.string(), value: z.string() });
/** More than there are settings: the table of them all would come with this file to the first page of the client. */
const mostKeys = 100;
const keyInput = z.object({ key: text(100, 1) });

export const readConfig = endpoint({
  method: 'GET',
  path: '/system/rule-config/key',
  summary: 'One setting, as the caller’s organisation has it (SYSTEM-01, D-009, D-011).',
  access: 'member',
  input: keyInput,
  output: configOut,
  errors: [],
});

export const readTouristConfig = endpoint({
  method: 'GET',
  path: '/system/tourist/rule-config/key',
  summary: 'One of the few settings a visitor may read (SYSTEM-01, D-011).',
  access: 'public',
  input: keyInput,
  output: configOut,
  errors: [],
});

export const readConfigs = endpoint({
  method: 'GET',
  path: '/system/rule-config/getkeys',
  summary: 'Several settings in one answer (SYSTEM-04).',
  access: 'member',
  input: z.object({ keys: z.array(text(100, 1)).min(1).max(mostKeys) }),
  output: z.object({ items: z.array(configOut) }),
  errors: [],
});

export const readGlobalData = endpoint({
  method: 'GET',
  path: '/system/global-data',
  summary: 'Everything the shell needs about the caller in one answer (ROLE-08, D-012).',
  access: 'member',
  input: z.object({
    token: z.string().max(200).optional().describe('accepted for old clients; the Authorization header decides'),
    uri: z.string().max(500).default('/'),
  }),
  output: z.object({
    currentUser: currentUserOut,
    organization: organizationOut,
    rootOrganization: organizationOut,
    roles: z.array(z.enum(identities)),
    dataPermission: z.array(z.object({ code: z.enum(capabilities) })),
    buyerAccess: z.boolean(),
    settings: z.array(configOut),
    menus: z.array(z.string()),
    home: homeOut.describe(
      'the home page the caller’s organisation has, which is so drawn without another call (D-186)',
    ),
  }),
  errors: [],
  allowsOneTimePassword: true,
});

export const setUp = endpoint({
  method: 'POST',
  path: '/system/tourist/setup',
  summary: 'Creates the company and its first administrator on an empty installation.',
  access: 'public',
  input: z.object({
    code: z.string().min(1).max(100).describe('printed by the server when it starts empty'),
    companyName: text(60, 1),
    fullName: text(40, 1),
    account: text(60, 3),
    password: z.string().min(1).max(passwordMax),
  }),
  output: z.object({ id }),
  errors: ['setup.done-already', 'setup.wrong-code', 'auth.password-weak', 'auth.password-common'],
  rateLimit: { max: 10, per: 'caller', isShared: true },
});
