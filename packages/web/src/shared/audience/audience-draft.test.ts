import { expect, test } from 'vitest';
import { audienceDraftOf, audienceInputOf, isAudienceMissing } from './audience-draft.ts';

const form = {
  audience: { isEveryone: false },
  audienceOrganizations: [{ id: 'o1', name: '技术中心' }],
  audiencePositions: [{ id: 'p1', name: '装配技师' }],
  audienceTopics: [{ id: 't1', name: '精益改善' }],
};
const draft = audienceDraftOf(form, [{ id: 'm1', fullName: '林知远' }]);

test('[D-183] an audience that is only opened is sent back as it came', () => {
  expect(audienceInputOf(draft, 5)).toEqual({
    isEveryone: false,
    organizationIds: ['o1'],
    positionIds: ['p1'],
    topicIds: ['t1'],
    memberIds: ['m1'],
    joinedSince: 5,
  });
});

test('[D-183] everybody has no list beside it, and nobody is no audience', () => {
  const none = { positionIds: [], topicIds: [], organizationIds: [], memberIds: [] };
  expect(audienceInputOf({ ...draft, isEveryone: true }, null)).toEqual({
    isEveryone: true,
    ...none,
    joinedSince: null,
  });
  const nobody = { isEveryone: false, organizations: [], positions: [], followedTopics: [], members: [] };
  expect(isAudienceMissing(nobody)).toBe(true);
  expect(isAudienceMissing({ ...nobody, isEveryone: true })).toBe(false);
  for (const kind of ['organizations', 'positions', 'followedTopics', 'members'] as const)
    expect(isAudienceMissing({ ...nobody, [kind]: draft[kind] })).toBe(false);
});
