import { listExamRecords, listExams, readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { listPositionStudy, readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';

/** Reads that are old once an attempt has ended. An exam may be a section of a course, a path or a subject, which is finished by passing it. */
export const staleAfterHandIn = [
  readExam,
  listExams,
  listExamRecords,
  openSection,
  readChapterInfo,
  findCourseBasicInfo,
  listCourses,
  readSubject,
  listSubjects,
  listPositionStudy,
  readPositionBasicInfo,
];
