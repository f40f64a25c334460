import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { AvatarKind, defaultAvatars, firstAvatar, isDefaultAvatar } from './default-avatars.ts';

test('[IMAGE-10] six preset pictures for each of three kinds, none of them shared', () => {
  expect(AvatarKind).toEqual({ user: 0, organization: 1, group: 2 });
  const all = valuesOf(AvatarKind).flatMap(defaultAvatars);
  expect(all).toHaveLength(18);
  expect(new Set(all).size).toBe(18);
  expect(defaultAvatars(AvatarKind.group)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `avatars/group/${number}.svg`));
});

test.for(valuesOf(AvatarKind))('[IMAGE-11] the first picture of kind %i is the one preselected', (kind) => {
  expect(firstAvatar(kind)).toBe(defaultAvatars(kind)[0]);
});

test('D-171: only a preset of the same kind counts as one', () => {
  expect(isDefaultAvatar(AvatarKind.user, 'avatars/user/6.svg')).toBe(true);
  for (const path of ['avatars/user/7.svg', 'avatars/group/1.svg', '../avatars/user/1.svg', '/avatars/user/1.svg', ''])
    expect(isDefaultAvatar(AvatarKind.user, path)).toBe(false);
});
