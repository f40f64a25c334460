import { listDutyConsequences } from '../features/assignments/index.ts';
import { listCertificateConsequences } from '../features/certificates/index.ts';
import { listPathConsequences } from '../features/positions/index.ts';
import { listCourseConsequences } from '../features/study/index.ts';
import { listLockConsequences, listSubjectConsequences } from '../features/subjects/index.ts';

/** Every feature in which somebody's pass of an exam changes something. */
export const examConsequences = [
  listCourseConsequences,
  listPathConsequences,
  listSubjectConsequences,
  listLockConsequences,
  listCertificateConsequences,
  listDutyConsequences,
] as const;
