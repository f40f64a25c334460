import {
  listManagedPositions,
  listPositionHolders,
} from '../../packages/contract/src/positions/manage-position.wire.ts';
import { listPathReport } from '../../packages/contract/src/positions/path-report.wire.ts';
import { listPositionPaths } from '../../packages/contract/src/positions/position.wire.ts';
import { listCourses } from '../../packages/contract/src/study/courses/course.wire.ts';
import { listManagedCourses } from '../../packages/contract/src/study/courses/manage.wire.ts';
import { listLearners } from '../../packages/contract/src/study/runs/run.wire.ts';
import { listManagedSubjects, listSubjectLearners } from '../../packages/contract/src/subjects/manage-subject.wire.ts';
import { listSubjects } from '../../packages/contract/src/subjects/subject.wire.ts';
import { type Question, question } from './question.ts';

/** Every list of learning that grows with what there is to learn, or with who learns it. */
export const learningLists: readonly Question[] = [
  question('catalogue of courses', listCourses, () => ({})),
  question('courses, searched', listCourses, () => ({ search: 'course 7' })),
  question('courses to manage', listManagedCourses, () => ({})),
  question('learners of a course', listLearners, (key) => ({ id: `${key}-c1` })),
  question('subjects', listSubjects, () => ({})),
  question('subjects to manage', listManagedSubjects, () => ({})),
  question('learners of a subject', listSubjectLearners, (key) => ({ id: `${key}-s1` })),
  question('own paths', listPositionPaths, () => ({})),
  question('paths to manage', listManagedPositions, () => ({})),
  question('holders of a path', listPositionHolders, (key) => ({ id: `${key}-p` })),
  question('paths of all people', listPathReport, () => ({})),
];
