import { identities } from '@shuyuan/contract/kernel/capabilities';
import { texts } from '@shuyuan/i18n/packs/en/admin';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { loadGroups } from '../../../lib/texts.ts';
import { auditFields } from './audit-fields.ts';
import { useAuditValues } from './use-audit-values.ts';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['admin', 'notices', 'activity']);
});

const entryOf = (subjectId = 'm1') => ({
  id: 'e1',
  at: 0,
  actor: null,
  action: 'member.changed',
  subject: { kind: 'member', id: subjectId, name: null },
  before: null,
  after: null,
  requestId: '',
  address: '',
  device: null,
});
const names = [
  { id: 'o1', name: 'Software' },
  { id: 'm2', name: 'Zhou Mu' },
];
const values = (subjectId?: string) => renderHook(() => useAuditValues(entryOf(subjectId), names)).result.current;

test('every field of the trail has a text, and one that is not known keeps its name in brackets', () => {
  const { fieldText } = values();
  expect(Object.values(auditFields).filter(({ label }) => !Object.hasOwn(texts, label))).toEqual([]);
  expect(Object.keys(auditFields).filter((field) => fieldText(field) === field)).toEqual([]);
  expect(fieldText('brandNew')).toBe('Other (brandNew)');
});

test('organisations and people are called by name, as far as there is one', () => {
  const { valueText } = values();
  expect(valueText('organizationId', 'o1')).toBe('Software');
  expect(valueText('furtherOrganizationIds', ['o1', 'gone'])).toBe('Software\ngone');
  expect(valueText('deputyId', 'm2')).toBe('Zhou Mu');
  expect(valueText('parentId', null)).toBeNull();
});

test('words, dates and switches are those of the reader', () => {
  const { valueText } = values();
  expect(valueText('roles', [...identities])).not.toMatch(/org-admin|class-teacher/);
  expect(valueText('state', 'suspended')).toBe(texts['admin.members.state.suspended']);
  expect(valueText('isEnabled', false)).toBe(texts['admin.audit.no']);
  expect(valueText('startsAt', '2026-03-01T00:00:00.000Z')).not.toContain('T00:00');
  expect(valueText('life', '90-days')).toBe(texts['admin.signIn.token.life.90-days']);
  expect(valueText('mode', 'sso-only')).toBe(texts['admin.audit.policy.sso-only']);
  expect(valueText('businessType', 4)).not.toBe('4');
  expect(valueText('toCreate', 12)).toBe('12');
});

test('a setting is shown as its own page shows it', () => {
  const { valueText } = values('o1/LIVE_ENTRANCE_SWITCH');
  expect(valueText('value', '0')).toBe(texts['admin.settings.off']);
  const audience = JSON.stringify({ roles: [], organizationIds: ['o1'] });
  expect(values('o1/HELP_CENTRE_AUDIENCE').valueText('value', audience)).toBe('Software');
});

test('steps of a template are lines of who decides', () => {
  const steps = [
    { mode: 'any', approvers: [{ kind: 'director' }] },
    {
      mode: 'all',
      approvers: [
        { kind: 'person', memberId: 'm2' },
        { kind: 'role', role: 'approver' },
      ],
    },
  ];
  const lines = values().valueText('steps', steps)?.split('\n');
  expect(lines?.[0]).toBe(`1. ${texts['admin.approvals.director']}`);
  expect(lines?.[1]).toContain('Zhou Mu');
  expect(lines?.[1]).toContain(texts['admin.approvals.mode.all']);
});
