import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { maxMemberChanges } from './account-rules.ts';
import { memberType } from './account.wire.ts';

const base = '/knowledge-operation/come-enjoy';

/** TEAM-12. */
const teamMemberOut = z.object({
  memberId: id,
  memberName: z.string(),
  portrait: z.string().nullable(),
  organizationName: z.string(),
  memberType,
  joinTime: time,
  can: z.object({
    promote: z.boolean(),
    demote: z.boolean(),
    handOver: z.boolean(),
    remove: z.boolean(),
    leave: z.boolean().describe('of the caller alone'),
  }),
});

export const listAccountMembers = endpoint({
  method: 'GET',
  path: `${base}/getenjoymembers`,
  summary: 'The people of an account: owner, administrators, then who joined first (TEAM-21).',
  access: 'member',
  input: z.object({ id, ...pagingInput, search: text(50).optional(), memberType: memberType.optional() }),
  output: pageOf(teamMemberOut),
  errors: [],
});

export const changeAccountMembers = endpoint({
  method: 'POST',
  path: `${base}/update-members`,
  summary: 'Brings, removes, promotes or hands over, all or nothing (TEAM-27, D-094).',
  access: 'member',
  input: z.object({
    id,
    members: z
      .array(z.object({ memberId: id, memberType: memberType.nullable().describe('null: no longer one of them') }))
      .min(1)
      .max(maxMemberChanges),
  }),
  output: z.object({ id, memberNum: z.int() }),
  errors: ['account.wrong-state', 'account.owner-stays', 'account.unknown-person', 'account.full'],
});

const code = (path: 'get-invitecode' | 'update-invitecode', summary: string) =>
  endpoint({
    method: 'GET',
    path: `${base}/${path}`,
    summary,
    access: 'member',
    input: idOnly,
    output: z.object({ inviteCode: z.string(), renewTime: time }),
    errors: ['account.wrong-state'],
  });
export const readInviteCode = code(
  'get-invitecode',
  'The code one joins with, for owner and administrators (TEAM-24).',
);
export const renewInviteCode = code('update-invitecode', 'A new code; the old one no longer opens anything (D-093).');

export const joinAccount = endpoint({
  method: 'POST',
  path: `${base}/join`,
  summary: 'Joins the account of a code; who belongs to it already stays what they are (TEAM-28, D-093).',
  access: 'member',
  input: z.object({ inviteCode: text(20, 1) }),
  output: z.object({ id, name: z.string() }),
  errors: ['account.wrong-code', 'account.too-many-codes', 'account.full'],
  rateLimit: { max: 30, per: 'caller' },
});
