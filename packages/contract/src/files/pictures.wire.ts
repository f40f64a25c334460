import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';

/** 3 MB as base64, with the words in front of it. */
const pictureTextMax = 4_300_000;

const cropUpload = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    access: 'member',
    input: z.object({ image: z.string().min(1).max(pictureTextMax).describe('the picture, as a data URL or base64') }),
    output: z.object({ code: z.literal(200), path: z.string(), imgId: id }),
    errors: [
      'picture.unreadable',
      'picture.too-large',
      'picture.wrong-type',
      'picture.too-many-pixels',
      'upload.over-quota',
    ],
    encoding: 'form',
    rateLimit: { max: 30, per: 'caller' },
    bodyLimitKb: 5_000,
  });

export const cropUploadCloud = cropUpload(
  '/system/file/cloud/cropper-upload',
  'Keep a cropped picture; it is made anew as PNG, without what the camera wrote into it (IMAGE-09, D-170).',
);
export const cropUploadPlain = cropUpload('/system/file/cropper-upload', 'The same by its other address (D-162).');

export const saveFace = endpoint({
  method: 'PUT',
  path: '/human/member/head-portrait',
  summary: 'The caller’s own picture: a preset of the client or a picture they cropped (D-171).',
  access: 'member',
  input: z.object({ path: z.string().min(1).max(200) }),
  output: z.object({ portrait: z.string() }),
  errors: ['picture.not-yours'],
});
