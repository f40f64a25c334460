import { expect, test } from 'vitest';
import { isInCourseAudience } from './course-audience.ts';

const nobody = { isEveryone: false, organizationIds: [], memberIds: [], joinedSince: null };
const lin = { id: 'lin', organizationIds: ['company', 'technology', 'software'], joinedAt: 1_000 };

test('[D-183] an audience is everybody, an organisation with all below, or somebody by name; and who joined since', () => {
  expect(isInCourseAudience(nobody, lin)).toBe(false);
  expect(isInCourseAudience({ ...nobody, isEveryone: true }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, organizationIds: ['market', 'technology'] }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, organizationIds: ['market'] }, lin)).toBe(false);
  expect(isInCourseAudience({ ...nobody, memberIds: ['lin'] }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, isEveryone: true, joinedSince: 1_000 }, lin)).toBe(true);
  expect(isInCourseAudience({ ...nobody, memberIds: ['lin'], joinedSince: 1_001 }, lin)).toBe(false);
});
