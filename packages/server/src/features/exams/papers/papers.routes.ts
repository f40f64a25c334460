import * as wire from '@shuyuan/contract/exams/papers/papers.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { withPrice } from '../../pricing/index.ts';
import { archiveExam, publishExam, withdrawExam } from './publish-exam.ts';
import { listManagedExams } from './list-managed-exams.ts';
import { checkExam, previewExam, readExamForm } from './read-exam-form.ts';
import { copyExam, createExam, saveExam } from './save-exam.ts';

/** Every call of those who make exams. */
export const paperRoutes: readonly Route[] = [
  on(wire.listManagedExams, listManagedExams),
  on(wire.createExam, (ctx, input) => createExam(ctx, withPrice(input))),
  on(wire.checkExam, checkExam),
  on(wire.readExamForm, readExamForm),
  on(wire.saveExam, (ctx, input) => saveExam(ctx, withPrice(input))),
  on(wire.publishExam, publishExam),
  on(wire.withdrawExam, withdrawExam),
  on(wire.archiveExam, archiveExam),
  on(wire.copyExam, copyExam),
  on(wire.previewExam, previewExam),
];
