import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { StudyAddress } from './study-address.ts';

/** The catalogue: begun courses in the order one learned them, everything else the newest first. */
export const useCatalogue = ({ search, kind, status, topic, page, pageSize }: StudyAddress) =>
  useRead(
    listCourses,
    {
      page,
      pageSize,
      plainFilter: kind,
      ...(search && { search }),
      ...(status !== undefined && { finishStatus: status }),
      ...(topic !== undefined && { topicId: topic }),
      order: status === FinishStatus.learning || status === FinishStatus.finished ? 'studied' : 'newest',
    },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
