import * as wire from '@shuyuan/contract/subjects/manage-subject.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { withPrice } from '../../pricing/index.ts';
import { addSubjectFile, addSubjectLibraryItem } from './add-subject-file.ts';
import { copySubject } from './copy-subject.ts';
import { createSubject } from './create-subject.ts';
import { findSubjectContents, listManagedSubjects } from './list-managed-subjects.ts';
import { publishSubject } from './publish-subject.ts';
import { readSubjectForm } from './read-subject-form.ts';
import { saveSubject } from './save-subject.ts';
import { archiveSubject, withdrawSubject } from './withdraw-subject.ts';

/** The calls of whoever makes subjects. */
export const manageSubjectRoutes: readonly Route[] = [
  on(wire.listManagedSubjects, listManagedSubjects),
  on(wire.createSubject, createSubject),
  on(wire.readSubjectForm, readSubjectForm),
  on(wire.saveSubject, (ctx, input) => saveSubject(ctx, withPrice(input))),
  on(wire.addSubjectFile, addSubjectFile),
  on(wire.addSubjectLibraryItem, addSubjectLibraryItem),
  on(wire.publishSubject, publishSubject),
  on(wire.withdrawSubject, withdrawSubject),
  on(wire.archiveSubject, archiveSubject),
  on(wire.copySubject, copySubject),
  on(wire.findSubjectContents, findSubjectContents),
];
