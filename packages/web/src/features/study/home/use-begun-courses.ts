import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { useRead } from '../../../lib/queries.ts';

/** Courses somebody began and has not finished, the last studied first. */
export const useBegunCourses = (count: number) =>
  useRead(
    listCourses,
    { finishStatus: FinishStatus.learning, order: 'studied', page: 1, pageSize: count },
    { claims: 'all' },
  );
