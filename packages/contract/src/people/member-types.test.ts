import { expect, test } from 'vitest';
import { MemberType, memberTypeLabels, PersonType, personTypeLabels } from './member-types.ts';

test('[ROLE-04] member types are 0 member, 1 administrator, 2 other', () => {
  expect(MemberType).toEqual({ member: 0, administrator: 1, other: 2 });
  expect(new Set(Object.values(memberTypeLabels)).size).toBe(3);
});

test('[ROLE-05] person type 1 keeps its given key, 0 is ordinary and 2 administers', () => {
  expect([PersonType.ordinary, PersonType.administrator]).toEqual([0, 2]);
  expect(personTypeLabels[1]).toBe('zxy.199042');
});
