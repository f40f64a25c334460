import { expect, test } from 'vitest';
import { isInAudience, readAudience } from './audience.ts';

const nobody = { roles: [], organizationIds: [] } as const;
const lin = { roles: ['learner'], organizationPath: ['company', 'technology', 'software'] } as const;

test('[ROLE-06] D-013: in by role, in by an organisation above, else out', () => {
  expect(isInAudience(nobody, lin)).toBe(false);
  expect(isInAudience({ ...nobody, roles: ['director'] }, lin)).toBe(false);
  expect(isInAudience({ ...nobody, roles: ['director'] }, { ...lin, roles: ['learner', 'director'] })).toBe(true);
  expect(isInAudience({ ...nobody, organizationIds: ['market', 'technology'] }, lin)).toBe(true);
  expect(isInAudience({ ...nobody, organizationIds: ['market'] }, lin)).toBe(false);
});

test('[ROLE-06] D-005: learner means everybody', () => {
  expect(isInAudience({ ...nobody, roles: ['learner'] }, { roles: [], organizationPath: [] })).toBe(true);
});

test.for([
  '',
  'null',
  '[]',
  '{}',
  '{"roles":["king"],"organizationIds":[]}',
  '{"roles":[],"organizationIds":[3]}',
  '{"roles":[]}',
])('%j is no audience', (text) => {
  expect(readAudience(text)).toBeNull();
});

test('a text that is one comes back as it was', () => {
  const audience = { roles: ['director', 'learner'], organizationIds: ['a'] };
  expect(readAudience(JSON.stringify(audience))).toEqual(audience);
});

test('it names a hundred organisations at most', () => {
  const naming = (count: number) => JSON.stringify({ roles: [], organizationIds: Array<string>(count).fill('o') });
  expect(readAudience(naming(100))?.organizationIds).toHaveLength(100);
  expect(readAudience(naming(101))).toBeNull();
});
