import { listExamRecords, listExams, readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';

/** Reads that are old once an attempt has ended. An exam may be a section of a course, which is finished by passing it. */
export const staleAfterHandIn = [
  readExam,
  listExams,
  listExamRecords,
  openSection,
  readChapterInfo,
  findCourseBasicInfo,
  listCourses,
];
