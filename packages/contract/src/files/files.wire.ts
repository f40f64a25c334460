import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { conversionStates } from './conversion.ts';
import { fileKinds } from './file-kinds.ts';
import { fileNameMax } from './file-names.ts';

/** A file as its readers see it. Addresses are below the server, never of another one. */
export const fileOut = z.object({
  id,
  name: z.string(),
  kind: z.enum(fileKinds),
  contentType: z.string(),
  size: z.int(),
  path: z.string().describe('where its bytes are read: /files/…'),
  conversion: z.enum(conversionStates),
  width: z.int().nullable(),
  height: z.int().nullable(),
  seconds: z.number().nullable().describe('how long a video or a sound lasts'),
  createdAt: time,
});

/** What its owner reads besides: whether others may see it at all, and whether something shows it. */
const ownFileOut = fileOut.extend({
  isWithheld: z.boolean().describe('its notes could not be removed: nobody but its owner reads it'),
  isInUse: z.boolean().describe('something shows it: it can neither be renamed nor removed here'),
});

export const listMyFiles = endpoint({
  method: 'GET',
  path: '/human/file/my',
  summary: 'The caller’s own files, the latest first; with them those in use elsewhere that had to be withheld.',
  access: 'member',
  input: z.object({ ...pagingInput, kind: z.enum(fileKinds).optional(), keyword: text(50).optional() }),
  output: pageOf(ownFileOut),
  errors: [],
});

export const readFileUse = endpoint({
  method: 'GET',
  path: '/human/file/usage',
  summary: 'How much room the caller’s files take, and how much there is.',
  access: 'member',
  input: empty,
  output: z.object({
    usedBytes: z.int().describe('of all files of the caller, also those in use elsewhere'),
    quotaBytes: z.int().describe('0: without end'),
    fileCount: z.int().describe('as many as the list of the caller’s own files shows'),
  }),
  errors: [],
});

export const renameFile = endpoint({
  method: 'PUT',
  path: '/human/file/:id',
  summary: 'Give one’s own file another name as long as nothing shows it; its ending stays.',
  access: 'member',
  input: z.object({ id, name: text(fileNameMax, 1) }),
  output: fileOut,
  errors: ['file.in-use', 'upload.name-too-long', 'upload.name-comma', 'upload.name-unsafe'],
});

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/human/file/:id',
  summary: 'Remove one’s own file for good.',
  access: 'member',
  input: z.object({ id }),
  output: empty,
  errors: ['file.in-use'],
});

const aboutFile = z.object({ fileId: id });

export const readPreview = endpoint({
  method: 'GET',
  path: '/system/file-cloud/preview',
  summary:
    'How a file is shown: what it is, how far its conversion is, where to read it, where the caller stopped (STUDY-07).',
  access: 'member',
  input: aboutFile,
  output: ownFileOut.extend({
    previewPath: z.string().nullable().describe('what a page shows; null while there is nothing to show'),
    previewType: z.enum(['picture', 'pdf', 'video', 'hls', 'audio', 'book']).nullable(),
    position: z.string().nullable().describe('page, second or place in a book'),
    canDownload: z.boolean(),
  }),
  errors: [],
});

export const readStreamToken = endpoint({
  method: 'GET',
  path: '/system/file-cloud/m3u8-token',
  summary: 'A short-lived token for playlist and keys of one video, good for the caller alone (D-168).',
  access: 'member',
  input: aboutFile,
  output: z.object({ token: z.string(), expiresIn: z.int().describe('seconds'), url: z.string() }),
  errors: ['file.not-ready'],
});

export const askConversion = endpoint({
  method: 'POST',
  path: '/human/file/:id/convert',
  summary: 'Try again what failed or could not be done before.',
  access: 'member',
  input: z.object({ id }),
  output: fileOut,
  errors: ['file.not-convertible'],
});

export const savePosition = endpoint({
  method: 'PUT',
  path: '/human/file/:id/position',
  summary: 'Where the caller stopped reading or watching.',
  access: 'member',
  input: z.object({ id, position: z.string().min(1).max(300) }),
  output: empty,
  errors: [],
});
