import { countCommentsByBusinessIds } from '@shuyuan/contract/study/courses/comment.wire';
import * as wire from '@shuyuan/contract/study/courses/course.wire';
import { listOwnCourses as listOwnWire } from '@shuyuan/contract/study/courses/own-course.wire';
import { openSection as openSectionWire } from '@shuyuan/contract/study/courses/section.wire';
import { listSectionMessages as listMessages } from '@shuyuan/contract/study/courses/section-messages.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { countCourseComments } from '../comments/count-course-comments.ts';
import { findCourseBasicInfo } from './find-course-basic-info.ts';
import { findCoursesByIds, listCourses } from './list-courses.ts';
import { listOwnCourses } from './own/list-own-courses.ts';
import { listSectionMessages } from './list-section-messages.ts';
import { openSection, readChapterInfo } from './read-chapter-info.ts';

/** The calls of whoever looks for a course and opens it. */
export const courseRoutes: readonly Route[] = [
  on(wire.listCourses, listCourses),
  on(listOwnWire, listOwnCourses),
  on(wire.findCoursesByIds, findCoursesByIds),
  on(wire.findCourseBasicInfo, findCourseBasicInfo),
  on(wire.readChapterInfo, readChapterInfo),
  on(openSectionWire, openSection),
  on(listMessages, listSectionMessages),
  on(countCommentsByBusinessIds, countCourseComments),
];
