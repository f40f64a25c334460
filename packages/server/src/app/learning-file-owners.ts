import { settlementFileOwner } from '../features/assignments/settle/can-decide-about.ts';
import { roomCoverOwner } from '../features/classrooms/room-cover.ts';
import { answerFileOwner } from '../features/exams/answer-files/answer-file-owner.ts';
import { questionMediaOwner } from '../features/exams/bank/media/question-media-owner.ts';
import type { FileOwner } from '../features/files/serve/file-owners.ts';
import { libraryFileOwners } from '../features/library/library-file-owners.ts';
import { hasCardOf } from '../features/practice/index.ts';
import { courseFileOwners } from '../features/study/courses/course-file-owners.ts';
import { homeworkFileOwner } from '../features/study/homework/homework-file-owner.ts';
import { evidenceFileOwner } from '../features/subjects/exemptions/evidence.ts';
import { subjectCoverOwner } from '../features/subjects/subject-cover.ts';
import { classMaterialOwner } from '../features/training/materials/class-material-owner.ts';

/** The owners of what belongs to a course, a subject, an exam, a class, a room, the library or required training. */
export const learningFileOwners: readonly FileOwner[] = [
  ...courseFileOwners,
  homeworkFileOwner,
  answerFileOwner,
  questionMediaOwner(hasCardOf),
  evidenceFileOwner,
  subjectCoverOwner,
  settlementFileOwner,
  classMaterialOwner,
  roomCoverOwner,
  ...libraryFileOwners,
];
