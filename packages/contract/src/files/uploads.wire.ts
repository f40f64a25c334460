import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id } from '../kernel/fields.wire.ts';
import { chunkBytesMax, partsMax } from './chunks.ts';
import { fileOut } from './files.wire.ts';
import { uploadRuleNames } from './upload-rules.ts';

const fileKey = z.string().regex(/^[\w-]{8,128}$/);
/** Names one upload of one person; chosen by the client, so that an answer lost on the way can be asked for again. */
const uploadId = z.string().regex(/^[\w-]{8,64}$/);
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 in lower-case hexadecimal');
const digest = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe('of one part: GMAC (AES-128, key and vector of zeros, the part as additional data) in hexadecimal');
/** D-169: as far as an exact integer goes; the rule of the field says how much is taken. */
const fileSize = z.int().min(0);
const partCount = z.int().min(1).max(partsMax);
const fileOrder = z.int().min(1).max(partsMax).describe('the number of the part, from 1');

const companyId = id.optional().describe('not needed: everything is of the caller’s own company');

/** D-163, with the digests a client compares before it leaves out a part: the key alone does not tell two files apart. */
const progressOut = z.object({
  finished: z.boolean(),
  path: z.string().nullable(),
  uploadedParts: z.array(fileOrder),
  uploads: z
    .array(
      z.object({
        uploadId,
        fileSize,
        partCount,
        parts: z.array(z.object({ fileOrder, digest })),
        file: fileOut.nullable(),
      }),
    )
    .describe('the upload that was named, else the open ones of this caller with this key, the latest first'),
  isDirect: z.boolean().describe('parts may also go straight to storage, at addresses one asks for (upload-address)'),
  uploadUrl: z.enum(['cloud', 'sharding']).describe('which of the two addresses to send parts to (D-162)'),
});

export const checkFileKey = endpoint({
  method: 'POST',
  path: '/system/file-cloud/check-file-key',
  summary: 'What is there already of a file with this key (UPLOAD-06).',
  access: 'member',
  isOfUpload: true,
  input: z.object({ fileKey, companyId, uploadId: uploadId.optional() }),
  output: progressOut,
  errors: [],
});

export const readUploadedParts = endpoint({
  method: 'GET',
  path: '/human/sharding-file/auth/get-upload-files',
  summary: 'The same, as the sharding upload asks for it (UPLOAD-07).',
  access: 'member',
  isOfUpload: true,
  input: z.object({ fileKey }),
  output: progressOut,
  errors: [],
});

/** UPLOAD-04, and what makes the protocol safe: the size of the whole and the digest of the part. */
const partInput = z.object({
  uploadId: uploadId.optional().describe('without it, the key, size and number of parts name the upload'),
  fileKey,
  fileOrder,
  partCount,
  fileSize,
  digest,
  flag: z.int().min(0).max(1).optional().describe('1: the last part (D-165)'),
  fileName: z.string().min(1).max(1000),
  contentType: z.string().max(200).optional(),
  configId: z.enum(uploadRuleNames).default('default').describe('the rule the file is judged by'),
  convert: z.int().min(0).max(1).default(0).describe('1: make something of it that a page can show'),
  keepMetadata: z
    .int()
    .min(0)
    .max(1)
    .default(0)
    .describe('1: a document, film or sound keeps what is noted in it when it is published; pictures never do'),
  notifyUrl: z.string().max(500).optional().describe('never called (D-165)'),
  companyId,
});

const partOut = z.object({ uploadId, fileOrder, uploadedParts: z.int().describe('how many are there now') });

const partErrors = [
  'upload.name-too-long',
  'upload.name-comma',
  'upload.name-unsafe',
  'upload.empty',
  'upload.wrong-type',
  'upload.too-large',
  'upload.wrong-parts',
  'upload.wrong-part-digest',
  'upload.other-content',
  'upload.wrong-digest',
  'upload.over-quota',
  'upload.too-many-open',
  'storage.full',
] as const;

/** A whole part and the fields before it. */
const partBodyKb = chunkBytesMax / 1024 + 128;

/** Fields first, then the bytes of the part as `file`. */
const uploadPart = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    access: 'member',
    input: partInput,
    output: partOut,
    errors: partErrors,
    isMultipart: true,
    bodyLimitKb: partBodyKb,
  });

export const uploadCloudPart = uploadPart('/human/file/cloud/upload', 'One part of a file (UPLOAD-05).');
export const uploadShardingPart = uploadPart('/human/sharding-file/upload', 'The same by its other address (D-162).');

/** STORAGE_DIRECT: the storage compares the MD5, so that what is damaged on the way never counts as a part. */
export const askPartAddress = endpoint({
  method: 'POST',
  path: '/human/file/cloud/upload-address',
  summary: 'Where to PUT the bytes of one part, past the server; only where check-file-key answers isDirect.',
  access: 'member',
  isOfUpload: true,
  input: partInput.extend({
    md5: z
      .string()
      .regex(/^[A-Za-z0-9+/]{22}==$/)
      .describe('of the part, in base64'),
  }),
  output: z.object({
    uploadId,
    fileOrder,
    url: z.string().nullable().describe('good for an hour; null: the part is there already'),
    headers: z.record(z.string(), z.string()).describe('to be sent with the bytes'),
  }),
  errors: partErrors.filter((code) => code !== 'upload.wrong-part-digest'),
});

export const confirmPart = endpoint({
  method: 'POST',
  path: '/human/file/cloud/upload-arrived',
  summary: 'A part was put to its address: it counts from now on. The whole is judged when it is merged.',
  access: 'member',
  isOfUpload: true,
  input: z.object({ uploadId, fileKey, fileOrder, digest }),
  output: partOut,
  errors: ['upload.incomplete', 'upload.other-content', 'upload.wrong-digest'],
});

export const mergeUpload = endpoint({
  method: 'POST',
  path: '/human/file/cloud/upload-merge',
  summary:
    'All parts are there: check the whole and make it a file (UPLOAD-08). Asked again, it answers the same file.',
  access: 'member',
  isOfUpload: true,
  input: z.object({ uploadId: uploadId.optional(), fileKey, sha256: sha256.describe('of the whole file') }),
  output: fileOut,
  errors: [
    'upload.incomplete',
    'upload.wrong-digest',
    'upload.false-type',
    'upload.harmful',
    'upload.over-quota',
    'picture.too-many-pixels',
    'picture.incomplete',
    'storage.full',
  ],
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/human/file/cloud/upload/:uploadId',
  summary: 'Give an upload up; its parts are removed. One that is finished or unknown is left as it is.',
  access: 'member',
  isOfUpload: true,
  input: z.object({ uploadId }),
  output: empty,
  errors: [],
});
