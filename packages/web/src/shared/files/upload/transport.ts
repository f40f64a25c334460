import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { renameFile } from '@shuyuan/contract/files/files.wire';
import {
  checkFileKey,
  cancelUpload,
  mergeUpload,
  uploadCloudPart,
  uploadShardingPart,
} from '@shuyuan/contract/files/uploads.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { call } from '../../../lib/call.ts';
import { sendForm } from '../../../lib/send-form.ts';
import type { PartToSend, UploadProgress } from './part-to-send.ts';
import { directSender } from './send-direct.ts';

export type UploadedFile = OutputOf<typeof mergeUpload>;

/** The server reads the whole file once more before it answers. */
const mergeMs = 10 * minuteMs;

/** The calls an upload is made of; tests put their own server here. */
export type Transport = {
  readonly check: (input: InputOf<typeof checkFileKey>, signal: AbortSignal) => Promise<UploadProgress>;
  readonly send: (part: PartToSend) => Promise<void>;
  readonly merge: (input: InputOf<typeof mergeUpload>, signal: AbortSignal) => Promise<UploadedFile>;
  readonly drop: (uploadId: string) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<UploadedFile>;
};

async function throughServer({ url, fields, bytes, signal, onSent }: PartToSend): Promise<void> {
  const endpoint = url === 'cloud' ? uploadCloudPart : uploadShardingPart;
  await sendForm(endpoint, { fields, file: bytes, signal, onSent });
}

export const transport: Transport = {
  check: (input, signal) => call(checkFileKey, input, { signal }),
  send: directSender(throughServer),
  merge: (input, signal) => call(mergeUpload, input, { signal, timeoutMs: mergeMs }),
  drop: async (uploadId) => {
    await call(cancelUpload, { uploadId });
  },
  rename: (id, name) => call(renameFile, { id, name }),
};
