import { expect, test } from 'vitest';
import { idsInTrail } from './ids-in-trail.ts';

test('ids are found by the name of their field, in lists and however deep, each once', () => {
  const member = { organizationId: 'o1', furtherOrganizationIds: ['o2', 'o1'], roles: ['learner'], email: 'x@y.z' };
  const template = { steps: [{ mode: 'any', approvers: [{ kind: 'person', memberId: 'm1' }, { kind: 'director' }] }] };
  expect(idsInTrail([member, null, template])).toEqual(['o1', 'o2', 'm1']);
});

test('an audience that was set names its organisations; any other text names none', () => {
  const value = JSON.stringify({ roles: ['director'], organizationIds: ['o3'] });
  expect(idsInTrail([{ value }, { value: '{"min":1}' }, { value: '{broken' }, { parentId: null }])).toEqual(['o3']);
});
