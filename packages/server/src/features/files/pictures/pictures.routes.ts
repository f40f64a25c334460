import * as wire from '@shuyuan/contract/files/pictures.wire';
import { on } from '../../../platform/http/route.ts';
import { cropUpload } from './crop-upload.ts';

export const pictureRoutes = [on(wire.cropUploadCloud, cropUpload), on(wire.cropUploadPlain, cropUpload)];
