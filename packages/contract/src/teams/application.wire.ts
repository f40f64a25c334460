import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { applicationStates } from './account-life.ts';
import { accountDescriptionMax, accountNameMax, applicationReasonMax } from './account-rules.ts';
import { enjoyType } from './account.wire.ts';

const base = '/knowledge-operation/come-enjoy';

/** TEAM-10. The topics are joined by commas, as the client has always sent them. */
const profile = {
  name: text(accountNameMax, 1),
  topicIds: z.string().min(1).max(400).describe('1 to 5 ids of topics, joined by commas (D-091)'),
  headPortrait: id.optional().describe('the file, when the picture is no preset'),
  headPortraitPath: z.string().min(1).max(200),
  desc: text(accountDescriptionMax).default(''),
};

export const applicationOut = z.object({
  id,
  kind: z.enum(['create', 'change']),
  state: z.enum(applicationStates),
  enjoyType,
  accountId: id.nullable().describe('once there is one'),
  name: z.string(),
  portrait: z.string(),
  desc: z.string(),
  topics: z.array(z.object({ topicId: id, topicName: z.string() })),
  reason: z.string(),
  answer: z.string().describe('what those who decided said'),
  processInstanceId: id.nullable().describe('its approval; null: needed none'),
  createTime: time,
  decideTime: time.nullable(),
});

const profileErrors = [
  'account.name-taken',
  'account.unknown-topic',
  'account.too-many-topics',
  'picture.not-yours',
  'sensitive.found',
] as const;
const approvalErrors = ['approval.no-template', 'approval.no-approver'] as const;

export const applyForAccount = endpoint({
  method: 'POST',
  path: `${base}/apply`,
  summary: 'Asks for a share account (TEAM-26, D-092). Whoever audits accounts has theirs at once.',
  access: 'member',
  input: z.object({ enjoyType, ...profile, reason: text(applicationReasonMax).default('') }),
  output: applicationOut,
  errors: [...profileErrors, ...approvalErrors, 'account.pending-audit', 'account.one-expert', 'account.official-only'],
  idempotent: true,
});

export const verifyApplications = endpoint({
  method: 'GET',
  path: `${base}/apply-verify`,
  summary: 'How the caller’s applications stand: the latest of each kind (TEAM-26).',
  access: 'member',
  input: z.object({ enjoyType: enjoyType.optional() }),
  output: z.object({ items: z.array(applicationOut) }),
  errors: [],
});

export const changeAccount = endpoint({
  method: 'POST',
  path: `${base}/update/apply`,
  summary:
    'Another profile, by the owner: at once, or after approval where the company audits accounts (TEAM-33, D-089).',
  access: 'member',
  input: z.object({ id, ...profile }),
  output: z.object({ id, isPending: z.boolean(), processInstanceId: id.nullable() }),
  errors: [...profileErrors, ...approvalErrors, 'account.pending-audit', 'account.wrong-state'],
});

export const readChange = endpoint({
  method: 'GET',
  path: `${base}/update-audit/:id`,
  summary: 'The last change asked for an account and what became of it, for its people (TEAM-32).',
  access: 'member',
  input: idOnly,
  output: z.object({ application: applicationOut.nullable() }),
  errors: [],
});

export const readAuditStatus = endpoint({
  method: 'GET',
  path: '/knowledge-operation/action/get-audit-status',
  summary:
    'Whether an account waits for the approval of another profile, or something published for a moderator (TEAM-11, COMM-12).',
  access: 'member',
  input: z.object({ businessId: id }),
  output: z.object({ isPending: z.boolean() }),
  errors: [],
});
