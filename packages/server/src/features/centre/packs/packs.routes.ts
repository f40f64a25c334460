import * as followUp from '@shuyuan/contract/centre/packs/follow-up.wire';
import * as own from '@shuyuan/contract/centre/packs/own-pack.wire';
import * as push from '@shuyuan/contract/centre/packs/push.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportPack, exportPackWorkbook } from './export-pack.ts';
import { findPackContents, listContentPeople, listPackPeople, listPacks, readPack } from './list-packs.ts';
import { listOwnPacks, openOwnPack, previewOwnPack, readOwnPack } from './own/list-own-packs.ts';
import { markPackDone } from './mark-pack-done.ts';
import { previewPack } from './preview-pack.ts';
import { pushPack } from './push-pack.ts';
import { remindPack } from './remind-pack.ts';
import { withdrawPack } from './withdraw-pack.ts';

/** The calls about study packs: pushing and following up for directors, one's own for everybody. */
export const packRoutes: readonly Route[] = [
  on(push.findPackContents, findPackContents),
  on(push.previewPack, previewPack),
  on(push.pushPack, pushPack),
  on(followUp.listPacks, listPacks),
  on(followUp.readPack, readPack),
  on(followUp.listPackPeople, listPackPeople),
  on(followUp.listContentPeople, listContentPeople),
  on(followUp.remindPack, remindPack),
  on(followUp.withdrawPack, withdrawPack),
  on(followUp.markPackDone, markPackDone),
  onDownload(followUp.exportPack, exportPack),
  onDownload(followUp.exportPackWorkbook, exportPackWorkbook),
  on(own.listOwnPacks, listOwnPacks),
  on(own.readOwnPack, readOwnPack),
  on(own.openOwnPack, openOwnPack),
  on(own.previewOwnPack, previewOwnPack),
];
