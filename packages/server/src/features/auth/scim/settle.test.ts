import { expect, test } from 'vitest';
import type { Role } from '@shuyuan/contract/kernel/capabilities';
import { settle, settlePlaces } from './settle.ts';

test('a group gives its role and takes it back', () => {
  const given = settle<Role, Role>(['learner'], { wanted: ['creator'], given: [] });
  expect(given).toEqual({ after: ['learner', 'creator'], grants: ['creator'], hasChanged: true });
  expect(settle(given.after, { wanted: [], given: ['creator'] })).toEqual({
    after: ['learner'],
    grants: [],
    hasChanged: true,
  });
});

test('what a person had granted before is not the group’s to take', () => {
  const both = settle<Role, Role>(['learner', 'approver'], { wanted: ['approver'], given: [] });
  expect(both).toEqual({ after: ['learner', 'approver'], grants: [], hasChanged: false });
  expect(settle(both.after, { wanted: [], given: both.grants })).toMatchObject({ after: ['learner', 'approver'] });
});

test('what was taken away by hand meanwhile comes back only while the group carries it', () => {
  expect(settle<Role, Role>(['learner'], { wanted: [], given: ['creator'] })).toEqual({
    after: ['learner'],
    grants: [],
    hasChanged: false,
  });
  expect(settle<Role, Role>(['learner'], { wanted: ['creator'], given: ['creator'] })).toMatchObject({
    after: ['learner', 'creator'],
  });
});

test('a group places somebody, and without it they stand in the default place again', () => {
  // Came through SCIM: the default placed them.
  const joined = settlePlaces(['default'], { wanted: ['sales'], given: ['default'] }, 'default');
  expect(joined).toMatchObject({ after: ['sales'], grants: ['sales'], hasChanged: true });
  expect(settlePlaces(joined.after, { wanted: [], given: joined.grants }, 'default')).toMatchObject({
    after: ['default'],
    grants: ['default'],
  });
});

test('where somebody was put by hand they stay, and the group’s place comes and goes beside it', () => {
  const joined = settlePlaces(['plant'], { wanted: ['sales'], given: [] }, 'default');
  expect(joined).toMatchObject({ after: ['plant', 'sales'], grants: ['sales'] });
  expect(settlePlaces(joined.after, { wanted: [], given: joined.grants }, 'plant')).toMatchObject({ after: ['plant'] });
});

test('nobody is ever without a place', () => {
  expect(settlePlaces(['sales'], { wanted: [], given: ['sales'] }, 'default').after).toEqual(['default']);
  expect(settlePlaces(['sales'], { wanted: [], given: ['sales'] }, 'sales')).toMatchObject({
    after: ['sales'],
    hasChanged: false,
  });
  const moved = settlePlaces(['sales', 'law'], { wanted: ['law'], given: ['sales', 'law'] }, 'default');
  expect(moved.after).toEqual(['law']);
});
