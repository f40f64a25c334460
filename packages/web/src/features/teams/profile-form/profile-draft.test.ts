import { AvatarKind, firstAvatar } from '@shuyuan/contract/files/default-avatars';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { expect, test } from 'vitest';
import { emptyProfile, profileInput, profileProblems } from './profile-draft.ts';

const whole = {
  name: ' 工艺小组 ',
  topics: [
    { id: 't1', name: '精益' },
    { id: 't2', name: '质量' },
  ],
  portrait: 'avatars/group/2.svg',
  desc: ' 每周一篇 ',
};

test('[TEAM-06] [TEAM-07] a form nobody has filled in lacks a name and topics; its picture is chosen', () => {
  const empty = emptyProfile(EnjoyType.team);
  expect(empty.portrait).toBe(firstAvatar(AvatarKind.group));
  expect(profileProblems(empty)).toEqual({ name: 'missing', topics: 'missing' });
});

test('[TEAM-08] without a picture it is not sent', () => {
  expect(profileProblems({ ...whole, portrait: '' })).toEqual({ portrait: 'missing' });
});

test('[TEAM-06] [TEAM-09] twenty characters are a name and two hundred a description, whatever their bytes; one more is too long', () => {
  expect(profileProblems({ ...whole, name: '𠮷'.repeat(20), desc: '𠮷'.repeat(200) })).toEqual({});
  expect(profileProblems({ ...whole, name: '名'.repeat(21), desc: '字'.repeat(201) })).toEqual({
    name: 'tooLong',
    desc: 'tooLong',
  });
});

test('[TEAM-10] topics are joined by commas, texts without their edges', () => {
  expect(profileInput(whole)).toEqual({
    name: '工艺小组',
    topicIds: 't1,t2',
    headPortraitPath: 'avatars/group/2.svg',
    desc: '每周一篇',
  });
});
