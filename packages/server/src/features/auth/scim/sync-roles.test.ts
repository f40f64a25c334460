import { expect, test } from 'vitest';
import { settle } from './sync-roles.ts';

test('a group gives its role and takes it back', () => {
  const given = settle(['learner'], { wanted: ['creator'], given: [] });
  expect(given).toEqual({ roles: ['learner', 'creator'], grants: ['creator'], hasChanged: true });
  expect(settle(given.roles, { wanted: [], given: ['creator'] })).toEqual({
    roles: ['learner'],
    grants: [],
    hasChanged: true,
  });
});

test('what a person had granted before is not the group’s to take', () => {
  const both = settle(['learner', 'approver'], { wanted: ['approver'], given: [] });
  expect(both).toEqual({ roles: ['learner', 'approver'], grants: [], hasChanged: false });
  expect(settle(both.roles, { wanted: [], given: both.grants })).toMatchObject({ roles: ['learner', 'approver'] });
});

test('what was taken away by hand meanwhile comes back only while the group carries it', () => {
  expect(settle(['learner'], { wanted: [], given: ['creator'] })).toEqual({
    roles: ['learner'],
    grants: [],
    hasChanged: false,
  });
  expect(settle(['learner'], { wanted: ['creator'], given: ['creator'] })).toMatchObject({
    roles: ['learner', 'creator'],
  });
});
