import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { findCourseBasicInfo, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { addressChoice, addressCodec } from '../../../lib/address-state.ts';

export type CourseDetail = OutputOf<typeof findCourseBasicInfo>;
export type Chapter = OutputOf<typeof readChapterInfo>['chapters'][number];
export type Lesson = Chapter['sections'][number];

/** D-182: whether a manager looks at it as it will be; nothing is counted then. */
export const courseAddress = addressCodec({ preview: addressChoice(['1']) });

/** Where learning goes on: the section opened last, else the first that is not locked. */
export function nextLessonOf(chapters: readonly Chapter[], lessonLocation: string | null): Lesson | undefined {
  const lessons = chapters.flatMap(({ sections }) => sections);
  return (
    lessons.find(({ key, isLocked }) => key === lessonLocation && !isLocked) ??
    lessons.find(({ isLocked }) => !isLocked)
  );
}
