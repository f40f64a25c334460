import { listCourses } from '../../packages/contract/src/study/courses/course.wire.ts';
import { listManagedCourses } from '../../packages/contract/src/study/courses/manage.wire.ts';
import { listOwnCourses } from '../../packages/contract/src/study/courses/own-course.wire.ts';
import { recommendHot, recommendPersonal } from '../../packages/contract/src/study/courses/recommend.wire.ts';
import { listHomework } from '../../packages/contract/src/study/homework/homework.wire.ts';
import { listLearners } from '../../packages/contract/src/study/runs/run.wire.ts';
import { type Question, question } from './question.ts';

/** The lists of courses, of those who learn them and of what they hand in. */
export const courseLists: readonly Question[] = [
  question('catalogue of courses', listCourses, () => ({})),
  question('courses, searched', listCourses, () => ({ search: 'course 7' })),
  question('courses to manage', listManagedCourses, () => ({})),
  question('learners of a course', listLearners, (key) => ({ id: `${key}-c1` })),
  question('own courses', listOwnCourses, () => ({})),
  question('courses recommended', recommendPersonal, () => ({})),
  question('courses most learned', recommendHot, () => ({})),
  question('homework of a course', listHomework, (key) => ({ id: `${key}-c1` })),
];
