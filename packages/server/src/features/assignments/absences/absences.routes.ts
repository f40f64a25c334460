import * as wire from '@shuyuan/contract/assignments/absence.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { cancelAbsence, enterAbsence } from './enter-absence.ts';
import { listAbsences, listOwnAbsences } from './list-absences.ts';

/** The calls about days people are away for. */
export const absenceRoutes: readonly Route[] = [
  on(wire.listAbsences, listAbsences),
  on(wire.listOwnAbsences, listOwnAbsences),
  on(wire.enterAbsence, enterAbsence),
  on(wire.cancelAbsence, cancelAbsence),
];
