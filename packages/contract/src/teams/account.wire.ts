import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { accountStates } from './account-life.ts';
import { accountNameMax } from './account-rules.ts';
import { EnjoyType } from './enjoy-type.ts';
import { TeamMemberType } from './team-member-type.ts';

const base = '/knowledge-operation/come-enjoy';
export const enjoyType = z.literal(Object.values(EnjoyType));
export const memberType = z.literal(Object.values(TeamMemberType));

/** TEAM-13. */
export const sharerOut = z.object({
  id,
  name: z.string(),
  headPortraitPath: z.string(),
  desc: z.string(),
  enjoyType,
  attentionId: id.nullable().describe('null: not followed'),
  attentionNum: z.int().nonnegative(),
  contentNum: z.int().nonnegative(),
});

/** Of the caller’s own or of one’s whose page one reads. */
const ownAccountOut = sharerOut.extend({
  memberType,
  state: z.enum(accountStates),
  unreadNum: z.int().nonnegative().describe('what happened since its notices were last cleared'),
});

/** TEAM-02, TEAM-03. */
export const accountOut = sharerOut.extend({
  headPortrait: id.nullable().describe('the file, when the picture is no preset'),
  state: z.enum(accountStates),
  lstRelationTopic: z.array(z.object({ topicId: id, topicName: z.string() })),
  memberNum: z.int().nonnegative(),
  owner: z.object({
    id,
    fullName: z.string(),
    hasLeft: z.boolean().describe('no longer in the company: whoever audits accounts names another'),
  }),
  createTime: time,
  currentMember: z.object({ memberType }).nullable().describe('null: the caller is none of its people'),
  can: z.object({
    edit: z.boolean().describe('its profile, once it is open and no other waits'),
    distribute: z.boolean(),
    manageMembers: z.boolean(),
  }),
  isPending: z.boolean().describe('another profile waits for its approval (D-089); told to its people only'),
});

export const readAccount = endpoint({
  method: 'GET',
  path: `${base}/get-comeenjoy-brief-info`,
  summary: 'A share account (TEAM-14). One that is closed is there for its people and those who audit only.',
  access: 'member',
  input: idOnly,
  output: accountOut,
  errors: [],
});

export const readTrend = endpoint({
  method: 'GET',
  path: `${base}/get-comeenjoy-business-trend`,
  summary: 'What an account has come to (TEAM-05, TEAM-15).',
  access: 'member',
  input: idOnly,
  output: z.object({
    attentionNum: z.int(),
    praise: z.int(),
    read: z.int(),
    rewardCoin: z.int().describe('in hundredths'),
  }),
  errors: [],
});

export const listAccountsOf = endpoint({
  method: 'GET',
  path: `${base}/get-enjoylist-for-user`,
  summary: 'The accounts somebody belongs to, the caller when nobody is named (TEAM-16); closed ones for oneself only.',
  access: 'member',
  input: z.object({ memberId: id.optional() }),
  output: z.object({ items: z.array(ownAccountOut) }),
  errors: [],
});

export const readIdentity = endpoint({
  method: 'GET',
  path: `${base}/has-identity-of-enjoyer`,
  summary: 'Whether the caller belongs to an account at all (TEAM-19).',
  access: 'member',
  input: empty,
  output: z.object({ hasIdentity: z.boolean() }),
  errors: [],
});

export const listAccountTopics = endpoint({
  method: 'GET',
  path: `${base}/get-enjoy-relationtopics`,
  summary: 'The topics an account writes about (TEAM-23).',
  access: 'member',
  input: idOnly,
  output: z.object({ items: z.array(z.object({ id, name: z.string(), typeId: id })) }),
  errors: [],
});

export const checkAccountName = endpoint({
  method: 'GET',
  path: `${base}/checkNameExist`,
  summary: 'Whether a name is taken by another account or application (TEAM-25, D-090).',
  access: 'member',
  input: z.object({ name: text(accountNameMax, 1), id: id.optional().describe('the account that would carry it') }),
  output: z.object({ exists: z.boolean() }),
  errors: [],
  rateLimit: { max: 60, per: 'caller' },
});

export const listHotAccounts = endpoint({
  method: 'GET',
  path: `${base}/gethot`,
  summary: 'The accounts most followed and read (TEAM-29, D-134).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(sharerOut),
  errors: [],
});

export const recommendAccounts = endpoint({
  method: 'GET',
  path: `${base}/recommend`,
  summary: 'Accounts that write about topics the caller follows, then the hot ones; none the caller follows already.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(sharerOut),
  errors: [],
});

export const recommendRandomAccounts = endpoint({
  method: 'GET',
  path: `${base}/recommend/random`,
  summary: 'Any accounts, none that was shown already (TEAM-29, D-134).',
  access: 'member',
  input: z.object({
    size: z.int().min(1).max(20).default(3),
    shown: z.string().max(2000).default('').describe('ids that are on the screen, joined by commas'),
  }),
  output: z.object({ items: z.array(sharerOut) }),
  errors: [],
});

export const listAccounts = endpoint({
  method: 'GET',
  path: `${base}/square`,
  summary: 'Every account one may see, found by name, kind or topic.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    enjoyType: enjoyType.optional(),
    topicId: id.optional(),
  }),
  output: pageOf(sharerOut),
  errors: [],
});

export const listFollowedAccounts = endpoint({
  method: 'GET',
  path: `${base}/getattention`,
  summary: 'The accounts the caller follows, the latest first (TEAM-31).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(sharerOut),
  errors: [],
});

const move = (action: 'close' | 'reopen', summary: string) =>
  endpoint({
    method: 'PUT',
    path: `${base}/${action}/:id`,
    summary,
    access: 'team.audit',
    input: z.object({ id, reason: text(200).default('') }),
    output: z.object({ id, state: z.enum(accountStates) }),
    errors: ['account.wrong-state', 'sensitive.found'],
  });
export const closeAccount = move('close', 'Takes an account out of sight; nothing of it is lost.');
export const reopenAccount = move('reopen', 'Shows it again.');
