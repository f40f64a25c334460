import * as enrolment from '@shuyuan/contract/training/enrolment.wire';
import * as wire from '@shuyuan/contract/training/manage-class.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { addToClass } from '../enrol/add-to-class.ts';
import { approveApplication, refuseApplication } from '../enrol/approve-application.ts';
import { exportEnrolments, exportEnrolmentsWorkbook } from '../enrol/export-enrolments.ts';
import { listEnrolments } from '../enrol/list-enrolments.ts';
import { removeFromClass } from '../enrol/remove-from-class.ts';
import { copyClass } from './copy-class.ts';
import { archiveClass, cancelClass, publishClass } from './publish-class.ts';
import { listManagedClasses, readClassForm } from './read-class-form.ts';
import { createClass, saveClass } from './save-class.ts';

/** Every call of those who make and run classes. */
export const manageRoutes: readonly Route[] = [
  on(wire.listManagedClasses, listManagedClasses),
  on(wire.createClass, createClass),
  on(wire.copyClass, copyClass),
  on(wire.readClassForm, readClassForm),
  on(wire.saveClass, saveClass),
  on(wire.publishClass, publishClass),
  on(wire.cancelClass, cancelClass),
  on(wire.archiveClass, archiveClass),
  on(enrolment.listEnrolments, listEnrolments),
  onDownload(enrolment.exportEnrolments, exportEnrolments),
  onDownload(enrolment.exportEnrolmentsWorkbook, exportEnrolmentsWorkbook),
  on(enrolment.addToClass, addToClass),
  on(enrolment.approveApplication, approveApplication),
  on(enrolment.refuseApplication, refuseApplication),
  on(enrolment.removeFromClass, removeFromClass),
];
