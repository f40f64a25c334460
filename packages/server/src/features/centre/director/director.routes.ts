import * as wire from '@shuyuan/contract/centre/director/director.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportSubordinates, exportSubordinatesWorkbook } from './export-subordinates.ts';
import { listSubordinates } from './list-people.ts';
import { readSubordinate } from './read-subordinate.ts';
import { listDirectedUnits, listTeamUnits, readTeam } from './read-team.ts';

/** The calls of a director about their own people. */
export const directorRoutes: readonly Route[] = [
  on(wire.listDirectedUnits, listDirectedUnits),
  on(wire.listSubordinates, listSubordinates),
  on(wire.readSubordinate, readSubordinate),
  on(wire.readTeam, readTeam),
  on(wire.listTeamUnits, listTeamUnits),
  onDownload(wire.exportSubordinates, exportSubordinates),
  onDownload(wire.exportSubordinatesWorkbook, exportSubordinatesWorkbook),
];
