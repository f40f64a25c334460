import { askPartAddress, confirmPart } from '@shuyuan/contract/files/uploads.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { sendBody } from '../../../lib/send-body.ts';
import { md5InWorker } from './md5-worker.ts';
import type { PartToSend } from './part-to-send.ts';

/** After a storage that could not be reached everything goes through the server for so long. */
const restMs = 10 * minuteMs;

/** The storage said no, or nothing: it does not allow this page, or cannot be reached from here. */
class StorageRefused extends Error {
  override name = 'StorageRefused';
}

async function put(url: string, headers: Readonly<Record<string, string>>, part: PartToSend): Promise<void> {
  const { bytes, signal, onSent } = part;
  try {
    const { status } = await sendBody({ method: 'PUT', url, headers, body: bytes, signal, onSent });
    if (status >= 200 && status < 300) return;
  } catch (error) {
    if (signal.aborted) throw error;
  }
  throw new StorageRefused(url);
}

/** Straight to the storage, and told here afterwards. */
async function sendPast(part: PartToSend): Promise<void> {
  const { fields, bytes, signal } = part;
  const { uploadId = '', fileKey, fileOrder, digest } = fields;
  const md5 = await md5InWorker(bytes);
  if (md5 === null) throw new StorageRefused('without an MD5 it takes nothing');
  const { url, headers } = await call(askPartAddress, { ...fields, md5 }, { signal });
  if (url === null) return;
  await put(url, headers, part);
  await call(confirmPart, { uploadId, fileKey, fileOrder, digest }, { signal });
}

/** Also one that says it took the part and has not got it: something in between answered for it. */
const isOfStorage = (error: unknown): boolean =>
  error instanceof StorageRefused || (error instanceof ApiError && error.code === 'upload.incomplete');

type Send = (part: PartToSend) => Promise<void>;

/**
 * Parts past the server, where it offers that; through it when the storage does not take them. The browser does not
 * tell a storage that forbids it from a lost line: if the same part then arrives here, it was the storage.
 */
export function directSender(throughServer: Send, now: () => number = Date.now): Send {
  let restUntil = 0;
  return async (part) => {
    if (!part.isDirect || now() < restUntil) {
      await throughServer(part);
      return;
    }
    try {
      await sendPast(part);
    } catch (error) {
      if (!isOfStorage(error)) throw error;
      part.onSent(0);
      await throughServer(part);
      restUntil = now() + restMs;
    }
  };
}
