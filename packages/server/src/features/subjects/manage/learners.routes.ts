import * as wire from '@shuyuan/contract/subjects/manage-subject.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportSubjectLearners, exportSubjectLearnersWorkbook } from './export-subject-learners.ts';
import { listSubjectLearners } from './list-subject-learners.ts';
import { previewSubjectReminders, remindSubjectLearners } from './remind-subject-learners.ts';

/** The calls of whoever looks after the people of a subject. */
export const subjectLearnerRoutes: readonly Route[] = [
  on(wire.listSubjectLearners, listSubjectLearners),
  onDownload(wire.exportSubjectLearners, exportSubjectLearners),
  onDownload(wire.exportSubjectLearnersWorkbook, exportSubjectLearnersWorkbook),
  on(wire.previewSubjectReminders, previewSubjectReminders),
  on(wire.remindSubjectLearners, remindSubjectLearners),
];
