import * as wire from '@shuyuan/contract/subjects/manage-subject.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { copySubject } from './copy-subject.ts';
import { createSubject } from './create-subject.ts';
import { exportSubjectLearners, exportSubjectLearnersWorkbook } from './export-subject-learners.ts';
import { findSubjectContents, listManagedSubjects, readSubjectForm } from './list-managed-subjects.ts';
import { listSubjectLearners } from './list-subject-learners.ts';
import { archiveSubject, publishSubject, withdrawSubject } from './publish-subject.ts';
import { saveSubject } from './save-subject.ts';

/** The calls of whoever makes subjects. */
export const manageSubjectRoutes: readonly Route[] = [
  on(wire.listManagedSubjects, listManagedSubjects),
  on(wire.createSubject, createSubject),
  on(wire.readSubjectForm, readSubjectForm),
  on(wire.saveSubject, saveSubject),
  on(wire.publishSubject, publishSubject),
  on(wire.withdrawSubject, withdrawSubject),
  on(wire.archiveSubject, archiveSubject),
  on(wire.copySubject, copySubject),
  on(wire.listSubjectLearners, listSubjectLearners),
  onDownload(wire.exportSubjectLearners, exportSubjectLearners),
  onDownload(wire.exportSubjectLearnersWorkbook, exportSubjectLearnersWorkbook),
  on(wire.findSubjectContents, findSubjectContents),
];
