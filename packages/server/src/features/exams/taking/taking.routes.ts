import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { handIn } from './hand-in.ts';
import { openAttempt } from './open-attempt.ts';
import { readAttemptResult } from '../results/read-attempt-result.ts';
import { findExamsByIds, listExamRecords, listExams } from './list-exams.ts';
import { readExam } from './read-exam.ts';
import { saveAnswers } from './save-answers.ts';

/** Every call of those who take exams. */
export const takingRoutes: readonly Route[] = [
  on(wire.listExams, listExams),
  on(wire.findExamsByIds, findExamsByIds),
  on(wire.listExamRecords, listExamRecords),
  on(wire.readExam, readExam),
  on(wire.openAttempt, openAttempt),
  on(wire.saveAnswers, saveAnswers),
  on(wire.handInAttempt, handIn),
  on(wire.readAttemptResult, readAttemptResult),
];
