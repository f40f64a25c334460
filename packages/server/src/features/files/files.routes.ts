import * as wire from '@shuyuan/contract/files/files.wire';
import { on } from '../../platform/http/route.ts';
import { listMyFiles, removeFile, renameFile } from './my-files.ts';
import { readFileUse } from './quotas.ts';

export const filesRoutes = [
  on(wire.listMyFiles, listMyFiles),
  on(wire.readFileUse, readFileUse),
  on(wire.renameFile, renameFile),
  on(wire.removeFile, removeFile),
];
