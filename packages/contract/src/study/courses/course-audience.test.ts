import { expect, test } from 'vitest';
import { distinctAudience, isForNobody, isInCourseAudience } from './course-audience.ts';

const nobody = {
  isEveryone: false,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};
const lin = {
  id: 'lin',
  organizationIds: ['company', 'technology', 'software'],
  positionIds: ['assembler'],
  topicIds: ['lean', 'quality'],
  joinedAt: 1_000,
};

test('[D-183] an audience is everybody, an organisation with all below, or somebody by name; and who joined since', () => {
  expect(isInCourseAudience(nobody, lin)).toBe(false);
  expect(isInCourseAudience({ ...nobody, isEveryone: true }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, organizationIds: ['market', 'technology'] }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, organizationIds: ['market'] }, lin)).toBe(false);
  expect(isInCourseAudience({ ...nobody, memberIds: ['lin'] }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, isEveryone: true, joinedSince: 1_000 }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, memberIds: ['lin'], joinedSince: 1_001 }, lin)).toBe(false);
});

test('[D-183] an audience is whoever has one of its positions or follows one of its topics', () => {
  expect(isInCourseAudience({ ...nobody, positionIds: ['inspector', 'assembler'] }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, positionIds: ['inspector'] }, lin)).toBe(false);
  expect(isInCourseAudience({ ...nobody, topicIds: ['quality'] }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, topicIds: ['assembler'] }, lin)).toBe(false);
  expect(isInCourseAudience({ ...nobody, positionIds: ['assembler'], joinedSince: 1_001 }, lin)).toBe(false);
});

test('[D-183] an audience that names no one is for nobody, whenever they joined', () => {
  expect([nobody, { ...nobody, joinedSince: 1 }].map(isForNobody)).toEqual([true, true]);
  for (const named of [{ isEveryone: true }, { organizationIds: ['a'] }, { positionIds: ['a'] }, { topicIds: ['a'] }])
    expect(isForNobody({ ...nobody, ...named })).toBe(false);
  expect(isForNobody({ ...nobody, memberIds: ['lin'] })).toBe(false);
});

test('[D-183] an audience is stored with each entry once', () => {
  const twice = {
    ...nobody,
    organizationIds: ['a', 'a'],
    positionIds: ['b', 'b'],
    topicIds: ['c'],
    memberIds: ['d', 'd'],
  };
  const once = { ...nobody, organizationIds: ['a'], positionIds: ['b'], topicIds: ['c'], memberIds: ['d'] };
  expect(distinctAudience(twice)).toEqual(once);
});
