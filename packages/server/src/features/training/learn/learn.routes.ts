import * as wire from '@shuyuan/contract/training/class.wire';
import * as enrolment from '@shuyuan/contract/training/enrolment.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { applyForClass } from '../enrol/apply-for-class.ts';
import { cancelEnrolment } from '../enrol/cancel-enrolment.ts';
import { findClassesByIds, listClasses } from './list-classes.ts';
import { readClassCalendar } from './read-class-calendar.ts';
import { readClass } from './read-class.ts';

/** Every call of those who learn in a class. */
export const learnRoutes: readonly Route[] = [
  on(wire.listClasses, listClasses),
  on(wire.findClassesByIds, findClassesByIds),
  on(wire.readClass, readClass),
  onDownload(wire.readClassCalendar, readClassCalendar),
  on(enrolment.applyForClass, applyForClass),
  on(enrolment.cancelEnrolment, cancelEnrolment),
];
