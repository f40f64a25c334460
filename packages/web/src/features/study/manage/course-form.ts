import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as course from '@shuyuan/contract/study/courses/course.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';

/** A course as its managers edit it. */
export type CourseForm = OutputOf<typeof manage.readCourseForm>;

/** Whatever shows a course to those who manage it, or its contents to those who learn. */
export const courseReads = [
  manage.readCourseForm,
  manage.listManagedCourses,
  manage.previewPublish,
  listLearners,
  course.listCourses,
  course.findCourseBasicInfo,
  course.readChapterInfo,
  openSection,
] as const;
