import { listPathConsequences } from '../features/positions/index.ts';
import { listCourseConsequences } from '../features/study/index.ts';
import { listSubjectConsequences } from '../features/subjects/index.ts';

/** Every feature in which somebody's pass of an exam changes something. */
export const examConsequences = [listCourseConsequences, listPathConsequences, listSubjectConsequences] as const;
