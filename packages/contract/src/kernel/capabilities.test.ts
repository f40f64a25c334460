import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { capabilities, capabilitiesOf, facts, identities, type Identity, roles } from './capabilities.ts';

test('D-005: the roles are the agreed ones, and what is a fact is not granted', () => {
  expect([...roles]).toEqual(['learner', 'creator', 'approver', 'org-admin', 'platform-admin']);
  expect([...facts]).toEqual(['expert', 'lecturer', 'class-teacher', 'director']);
  expect(new Set(identities)).toEqual(new Set([...roles, ...facts]));
  expect(identities).toHaveLength(roles.length + facts.length);
});

test('[ROLE-02] D-007: each role and each fact allows exactly this', () => {
  expect(Object.fromEntries(identities.map((identity) => [identity, capabilitiesOf([identity]).join(' ')]))).toEqual({
    learner: '',
    creator: 'live.create content.publish course.create survey.create exam.create class.create',
    expert: '',
    lecturer: 'live.create content.publish course.create survey.create exam.create class.create',
    'class-teacher': 'live.create survey.create class.create',
    director: 'subordinate.view',
    approver: 'approval.decide',
    'org-admin':
      'live.create live.manageAll content.publish course.create course.manageAll survey.create survey.manageAll exam.create exam.manageAll class.create class.manageAll team.audit approval.decide subordinate.view member.manage organization.manage classroom.manage config.write audit.view invoice.view ledger.manage',
    'platform-admin':
      'live.create live.manageAll content.publish course.create course.manageAll survey.create survey.manageAll exam.create exam.manageAll class.create class.manageAll team.audit approval.decide subordinate.view member.manage member.grantPlatform organization.manage classroom.manage config.write audit.view invoice.view ledger.manage system.operate',
  });
});

test('D-007: a code is area.action, and some role grants it', () => {
  expect(capabilities.filter((code) => !/^[a-z]+\.[a-zA-Z]+$/.test(code))).toEqual([]);
  expect(capabilitiesOf(roles)).toEqual([...capabilities]);
});

test('several identities allow the union, once each, and a further one never takes away', () => {
  fc.assert(
    fc.property(fc.subarray([...identities]), fc.constantFrom<Identity>(...identities), (held, further) => {
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
