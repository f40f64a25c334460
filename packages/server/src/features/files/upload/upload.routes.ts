import * as wire from '@shuyuan/contract/files/uploads.wire';
import { on, onUpload } from '../../../platform/http/route.ts';
import { dropUpload } from './drop-upload.ts';
import { mergeUpload } from './merge-upload.ts';
import { readProgress } from './read-progress.ts';
import { receivePart } from './receive-part.ts';

export const uploadRoutes = [
  on(wire.checkFileKey, readProgress),
  on(wire.readUploadedParts, readProgress),
  onUpload(wire.uploadCloudPart, receivePart),
  onUpload(wire.uploadShardingPart, receivePart),
  on(wire.mergeUpload, mergeUpload),
  on(wire.dropUpload, dropUpload),
];
