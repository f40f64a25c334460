import { ApprovalBusinessType, approvalBusinessTypeLabels } from '@shuyuan/contract/approval/approval-business-types';
import type { TextKey } from '../../../lib/texts.ts';

/** How the value of a field is written: see `use-audit-values.ts`. */
export type ValueKind =
  | 'plain'
  | 'id'
  | 'role'
  | 'time'
  | 'steps'
  | 'business-type'
  | 'state'
  | 'setting'
  | 'notice-kind'
  | 'language'
  | 'choice';

type Field = {
  readonly label: TextKey<'admin'>;
  readonly kind: ValueKind;
  /** Words whose texts stand under one beginning. */
  readonly choices?: string;
};

const plain = (label: TextKey<'admin'>): Field => ({ label, kind: 'plain' });
const choice = (label: TextKey<'admin'>, choices: string): Field => ({ label, kind: 'choice', choices });
const source = (name: string): Field => plain(`admin.signIn.field.${name}` as TextKey<'admin'>);

/** The fields of a way to sign in, under the names their form gives them; the test asks for the text of each. */
const sourceFields = Object.fromEntries(
  [
    'issuer',
    'clientId',
    'scopes',
    'algorithm',
    'matchClaim',
    'accountClaim',
    'nameClaim',
    'isEmailTrusted',
    'certificate',
    'bindDn',
    'baseDn',
    'userFilter',
    'accountAttribute',
    'nameAttribute',
    'emailAttribute',
    'employeeNumberAttribute',
    'isEnabled',
    'createsMembers',
  ].map((name) => [name, source(name)]),
);

/** What the trail records, field by field: what it is called and how its value is written. */
export const auditFields: Readonly<Record<string, Field>> = {
  ...sourceFields,
  account: plain('admin.members.form.account'),
  fullName: plain('admin.members.form.fullName'),
  email: plain('admin.members.form.email'),
  phone: plain('admin.members.form.phone'),
  employeeNumber: plain('admin.members.form.employeeNumber'),
  organizationId: { label: 'admin.members.column.organization', kind: 'id' },
  furtherOrganizationIds: { label: 'admin.members.form.further', kind: 'id' },
  directsOrganizationId: { label: 'admin.members.form.directs', kind: 'id' },
  roles: { label: 'admin.audit.field.roles', kind: 'role' },
  facts: { label: 'admin.audit.field.facts', kind: 'role' },
  role: { label: 'admin.signIn.group.column.role', kind: 'role' },
  state: { label: 'admin.members.column.state', kind: 'state' },
  name: plain('admin.signIn.field.name'),
  displayName: plain('admin.signIn.group.column.name'),
  parentId: { label: 'admin.audit.field.parentId', kind: 'id' },
  position: plain('admin.audit.field.position'),
  positionName: plain('admin.audit.field.positionName'),
  value: { label: 'admin.audit.field.value', kind: 'setting' },
  title: plain('admin.audit.field.title'),
  comment: plain('admin.audit.field.comment'),
  deputyId: { label: 'admin.audit.field.deputyId', kind: 'id' },
  startsAt: { label: 'admin.audit.field.startsAt', kind: 'time' },
  endsAt: { label: 'admin.audit.field.endsAt', kind: 'time' },
  businessType: { label: 'admin.approvals.kind', kind: 'business-type' },
  steps: { label: 'admin.approvals.steps', kind: 'steps' },
  life: choice('admin.signIn.token.life', 'admin.signIn.token.life'),
  mode: choice('admin.signIn.policy.title', 'admin.audit.policy'),
  kind: choice('admin.signIn.column.kind', 'admin.signIn.kind'),
  matchBy: choice('admin.signIn.field.matchBy', 'admin.signIn.match'),
  security: choice('admin.signIn.field.security', 'admin.signIn.security'),
  style: choice('admin.webhooks.form.style', 'admin.webhooks.style'),
  url: plain('admin.audit.field.url'),
  hasSecret: plain('admin.audit.field.hasSecret'),
  isSecretChanged: plain('admin.audit.field.isSecretChanged'),
  kinds: { label: 'admin.webhooks.form.kinds', kind: 'notice-kind' },
  language: { label: 'admin.webhooks.form.language', kind: 'language' },
  isOn: plain('admin.webhooks.form.isOn'),
  words: plain('admin.words.title'),
  desc: plain('admin.topics.column.desc'),
  type: plain('admin.topics.column.type'),
  isHidden: plain('admin.topics.hidden'),
  fileName: plain('admin.audit.field.fileName'),
  toCreate: plain('admin.import.tile.create'),
  toChange: plain('admin.import.tile.change'),
  unchanged: plain('admin.import.tile.unchanged'),
  wrong: plain('admin.import.tile.wrong'),
  attempts: plain('admin.audit.field.attempts'),
  lastError: plain('admin.audit.field.lastError'),
  amount: plain('admin.audit.field.amount'),
  currency: choice('admin.audit.field.currency', 'admin.audit.currency'),
  names: plain('admin.audit.field.names'),
  reason: plain('admin.audit.field.reason'),
  format: choice('admin.audit.field.format', 'admin.audit.format'),
  questionCount: plain('admin.audit.field.questionCount'),
  search: plain('admin.audit.field.search'),
};

const businessTypes: readonly unknown[] = Object.values(ApprovalBusinessType);
const isBusinessType = (value: unknown): value is ApprovalBusinessType => businessTypes.includes(value);

export const businessTypeKey = (value: unknown) => (isBusinessType(value) ? approvalBusinessTypeLabels[value] : null);
