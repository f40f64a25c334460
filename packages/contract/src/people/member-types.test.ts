import { expect, test } from 'vitest';
import {
  MemberType,
  memberTypeLabels,
  memberTypeOf,
  PersonType,
  personTypeLabels,
  personTypeOf,
} from './member-types.ts';

test('[ROLE-04] member types are 0 member, 1 administrator, 2 other', () => {
  expect(MemberType).toEqual({ member: 0, administrator: 1, other: 2 });
  expect(new Set(Object.values(memberTypeLabels)).size).toBe(3);
});

test('[ROLE-05] person type 1 keeps its given key, 0 is ordinary and 2 administers', () => {
  expect([PersonType.ordinary, PersonType.administrator]).toEqual([0, 2]);
  expect(personTypeLabels[1]).toBe('zxy.199042');
});

test('[ROLE-04] whoever administers is called so, whoever has left is no member any more', () => {
  expect(memberTypeOf({ roles: ['learner', 'approver'], state: 'active' })).toBe(MemberType.member);
  expect(memberTypeOf({ roles: ['learner'], state: 'suspended' })).toBe(MemberType.member);
  for (const role of ['org-admin', 'platform-admin'] as const) {
    expect(memberTypeOf({ roles: ['learner', role], state: 'active' })).toBe(MemberType.administrator);
    expect(memberTypeOf({ roles: [role], state: 'left' })).toBe(MemberType.other);
  }
});

test('[ROLE-05] a person is called by the widest of what they are', () => {
  expect(personTypeOf(['learner', 'lecturer', 'approver'])).toBe(PersonType.ordinary);
  expect(personTypeOf(['learner', 'expert'])).toBe(PersonType.expert);
  expect(personTypeOf(['expert', 'org-admin'])).toBe(PersonType.administrator);
  expect(personTypeOf(['platform-admin'])).toBe(PersonType.administrator);
});
