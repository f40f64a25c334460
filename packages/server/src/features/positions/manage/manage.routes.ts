import * as wire from '@shuyuan/contract/positions/manage-position.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { addPositionFile, addPositionLibraryItem } from './add-position-file.ts';
import { createPosition } from './create-position.ts';
import { assignPosition, listPositionHolders, unassignPosition } from './assign-position.ts';
import { exportPositionHolders, exportPositionHoldersWorkbook } from './export-position-holders.ts';
import { archivePosition, publishPosition, withdrawPosition } from './publish-position.ts';
import {
  findPositionContents,
  listManagedPositions,
  listPositionNames,
  readPositionForm,
} from './list-managed-positions.ts';
import { previewPositionReminders, remindPositionHolders } from './remind-position-holders.ts';
import { savePosition } from './save-position.ts';

/** The calls of whoever makes paths and gives positions. */
export const managePositionRoutes: readonly Route[] = [
  on(wire.listManagedPositions, listManagedPositions),
  on(wire.listPositionNames, listPositionNames),
  on(wire.createPosition, createPosition),
  on(wire.readPositionForm, readPositionForm),
  on(wire.savePosition, savePosition),
  on(wire.addPositionFile, addPositionFile),
  on(wire.addPositionLibraryItem, addPositionLibraryItem),
  on(wire.publishPosition, publishPosition),
  on(wire.withdrawPosition, withdrawPosition),
  on(wire.archivePosition, archivePosition),
  on(wire.listPositionHolders, listPositionHolders),
  onDownload(wire.exportPositionHolders, exportPositionHolders),
  onDownload(wire.exportPositionHoldersWorkbook, exportPositionHoldersWorkbook),
  on(wire.assignPosition, assignPosition),
  on(wire.unassignPosition, unassignPosition),
  on(wire.previewPositionReminders, previewPositionReminders),
  on(wire.remindPositionHolders, remindPositionHolders),
  on(wire.findPositionContents, findPositionContents),
];
