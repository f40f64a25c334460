import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listCourses } from '@shuyuan/contract/study/courses/course.wire';

export type CourseCardData = OutputOf<typeof listCourses>['items'][number];
