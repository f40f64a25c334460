import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listGrades } from '@shuyuan/contract/pricing/grades.wire';

export type GradesView = OutputOf<typeof listGrades>;
export type GradeView = GradesView['items'][number];
