import { listCollectedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { listLibrary } from '@shuyuan/contract/library/library.wire';
import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { useOwnLivesCount } from '../../features/live/mine/use-own-lives.ts';
import { useRead } from '../../lib/queries.ts';
import { justCount, quietly } from '../../shared/reads/just-count.ts';

const collected = { ...justCount, isCollected: true } as const;

/** How much the reader has collected of each kind; undefined while that is not known. */
export const useCollectedCounts = (): Readonly<Record<CollectedBox, number | undefined>> => ({
  post: useRead(listCollectedQuestions, justCount, quietly).data?.recordCount,
  course: useRead(listCourses, collected, quietly).data?.recordCount,
  live: useOwnLivesCount('collected'),
  library: useRead(listLibrary, collected, quietly).data?.recordCount,
});

export const collectedBoxes = ['post', 'course', 'live', 'library'] as const;
type CollectedBox = (typeof collectedBoxes)[number];
