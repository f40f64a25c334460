import * as wire from '@shuyuan/contract/files/uploads.wire';
import { on, onUpload } from '../../../platform/http/route.ts';
import { confirmPart } from './confirm-part.ts';
import { cancelUpload } from './cancel-upload.ts';
import { mergeUpload } from './merge-upload.ts';
import { readProgress } from './read-progress.ts';
import { receivePart } from './receive-part.ts';
import { signPart } from './sign-part.ts';

export const uploadRoutes = [
  on(wire.checkFileKey, readProgress),
  on(wire.readUploadedParts, readProgress),
  onUpload(wire.uploadCloudPart, receivePart),
  onUpload(wire.uploadShardingPart, receivePart),
  on(wire.askPartAddress, signPart),
  on(wire.confirmPart, confirmPart),
  on(wire.mergeUpload, mergeUpload),
  on(wire.cancelUpload, cancelUpload),
];
