import { questionFileOwner } from '../features/community/questions/publish/question-file-owner.ts';
import { type FileOwner, personOwners } from '../features/files/serve/file-owners.ts';
import { answerFileOwner } from '../features/exams/answer-files/answer-file-owner.ts';
import { questionMediaOwner } from '../features/exams/bank/media/question-media-owner.ts';
import { hasCardOf } from '../features/practice/index.ts';
import { courseFileOwners } from '../features/study/courses/course-file-owners.ts';
import { homeworkFileOwner } from '../features/study/homework/homework-file-owner.ts';
import { evidenceFileOwner } from '../features/subjects/exemptions/evidence.ts';
import { subjectCoverOwner } from '../features/subjects/subject-cover.ts';
import { columnsFileOwners } from './columns-routes.ts';
import { liveFileOwners } from './live-routes.ts';
import { teamsFileOwners } from './teams-routes.ts';

/** Who decides about reading, by what a file is for. */
export const fileOwners: readonly FileOwner[] = [
  ...personOwners,
  ...liveFileOwners,
  ...teamsFileOwners,
  ...columnsFileOwners,
  questionFileOwner,
  ...courseFileOwners,
  homeworkFileOwner,
  answerFileOwner,
  questionMediaOwner(hasCardOf),
  evidenceFileOwner,
  subjectCoverOwner,
];
