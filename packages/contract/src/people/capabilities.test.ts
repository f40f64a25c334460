import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { capabilities, capabilitiesOf, type Role, roles } from './capabilities.ts';

test('D-005: the roles are the agreed ones', () => {
  expect([...roles]).toEqual([
    'learner',
    'creator',
    'lecturer',
    'class-teacher',
    'director',
    'approver',
    'org-admin',
    'platform-admin',
  ]);
});

test('D-007: each role grants exactly this', () => {
  expect(Object.fromEntries(roles.map((role) => [role, capabilitiesOf([role]).join(' ')]))).toEqual({
    learner: '',
    creator: 'live.create content.publish',
    lecturer: 'live.create content.publish',
    'class-teacher': 'live.create',
    director: 'subordinate.view',
    approver: 'approval.decide',
    'org-admin':
      'live.create live.manageAll content.publish team.audit approval.decide subordinate.view member.manage organization.manage config.write audit.view invoice.view',
    'platform-admin':
      'live.create live.manageAll content.publish team.audit approval.decide subordinate.view member.manage organization.manage config.write audit.view invoice.view system.operate',
  });
});

test('D-007: a code is area.action, and some role grants it', () => {
  expect(capabilities.filter((code) => !/^[a-z]+\.[a-zA-Z]+$/.test(code))).toEqual([]);
  expect(capabilitiesOf(roles)).toEqual([...capabilities]);
});

test('several roles grant the union, once each, and a further role never takes away', () => {
  fc.assert(
    fc.property(fc.subarray([...roles]), fc.constantFrom<Role>(...roles), (held, further) => {
      const before = capabilitiesOf(held);
      const after = capabilitiesOf([...held, further]);
      expect(new Set(after).size).toBe(after.length);
      expect(after).toEqual(expect.arrayContaining(before));
      expect(new Set(after)).toEqual(new Set([...before, ...capabilitiesOf([further])]));
    }),
  );
});

test('nobody may do anything without a role', () => {
  expect(capabilitiesOf([])).toEqual([]);
});
