import {
  listManagedPositions,
  listPositionHolders,
} from '../../packages/contract/src/positions/manage-position.wire.ts';
import { listPathReport } from '../../packages/contract/src/positions/path-report.wire.ts';
import { listPositionPaths } from '../../packages/contract/src/positions/position.wire.ts';
import { listManagedSubjects, listSubjectLearners } from '../../packages/contract/src/subjects/manage-subject.wire.ts';
import { listSubjects } from '../../packages/contract/src/subjects/subject.wire.ts';
import { listSurveys } from '../../packages/contract/src/surveys/survey.wire.ts';
import { courseLists } from './course-lists.ts';
import { type Question, question } from './question.ts';

/** Every list of learning that grows with what there is to learn, or with who learns it. */
export const learningLists: readonly Question[] = [
  ...courseLists,
  question('surveys that wait', listSurveys, () => ({})),
  question('surveys to manage', listSurveys, () => ({ box: 'all' as const })),
  question('subjects', listSubjects, () => ({})),
  question('subjects to manage', listManagedSubjects, () => ({})),
  question('learners of a subject', listSubjectLearners, (key) => ({ id: `${key}-s1` })),
  question('own paths', listPositionPaths, () => ({})),
  question('paths to manage', listManagedPositions, () => ({})),
  question('holders of a path', listPositionHolders, (key) => ({ id: `${key}-p` })),
  question('paths of all people', listPathReport, () => ({})),
];
