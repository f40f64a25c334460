import { Readable } from 'node:stream';
import { fileTypes } from '@shuyuan/contract/files/file-kinds';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { daySeconds, yearSeconds } from '@shuyuan/contract/kernel/time-units';
import type { RawAnswer, RawRequest } from '../../../platform/http/raw.ts';
import { type ByteRange, type Storage, StorageMissing } from '../../../platform/storage/storage.ts';
import { readRange } from './byte-range.ts';

/** Bytes ready to be sent: a file or something made of it. */
export type Sendable = {
  readonly storageKey: string;
  readonly contentType: string;
  readonly size: number;
  /** Changes with every byte. */
  readonly mark: string;
  readonly fileName: string;
  readonly isInline: boolean;
  readonly isPublic: boolean;
  readonly isSecret?: boolean;
  /** What stands here until something better is made is asked for again soon. */
  readonly isForNow?: boolean;
};

/** Made again, it lies in another place: the same mark never stands for other bytes. */
export const markOf = (storageKey: string): string => storageKey.replaceAll(/[^\w-]/g, '-');

const inlineTypes = new Set<string>([
  ...Object.values(fileTypes).flatMap((known) => ('isInline' in known ? [known.type] : [])),
  'image/avif',
]);

/** D-168: only what can carry no script stands in a page; everything else is saved. */
export const isInlineType = (contentType: string): boolean => inlineTypes.has(contentType);

/** RFC 6266: the name in any writing, and letters only for those who read no other. */
function dispositionOf({ fileName, isInline }: Sendable): string {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_');
  const full = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`;
}

const soonSeconds = 30;

/** The path of a file is never used for other bytes. A permission may end, so only pictures are kept without asking. */
function cachingOf({ isPublic, isSecret, isForNow, contentType }: Sendable): string {
  if (isSecret) return 'private, no-store';
  const reach = isPublic ? 'public' : 'private';
  if (isForNow) return `${reach}, max-age=${soonSeconds}`;
  if (isPublic) return `${reach}, max-age=${yearSeconds}, immutable`;
  return contentType.startsWith('image/') ? `${reach}, max-age=${daySeconds}, immutable` : `${reach}, no-cache`;
}

function headersOf(file: Sendable): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    'cache-control': cachingOf(file),
    'content-disposition': dispositionOf(file),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'content-type': file.contentType,
    'cross-origin-resource-policy': 'same-origin',
    etag: `"${file.mark}"`,
    vary: 'accept',
  };
}

/** RFC 9110: `If-None-Match` may list several marks, weak ones too. */
const hasMark = (header: string | undefined, mark: string): boolean =>
  (header ?? '').split(',').some((wish) => wish.trim().replace(/^W\//, '') === `"${mark}"` || wish.trim() === '*');

/** A file that was removed since its row was read is not there. */
async function readBytes(storage: Storage, key: string, range: ByteRange | null): Promise<Readable> {
  try {
    return await storage.read(key, range ?? undefined);
  } catch (error) {
    if (error instanceof StorageMissing) throw new AppError('request.not-found');
    throw error;
  }
}

/** Whole, in part or not at all, as the reader asks (RFC 9110: conditions first, then the range). */
export async function sendFile(storage: Storage, file: Sendable, request: RawRequest): Promise<RawAnswer> {
  const headers = headersOf(file);
  if (hasMark(request.header('if-none-match'), file.mark)) return { status: 304, headers };
  const ifRange = request.header('if-range');
  const isSame = ifRange === undefined || ifRange === `"${file.mark}"`;
  // RFC 9110: only GET has ranges.
  const range = isSame && request.method === 'GET' ? readRange(request.header('range'), file.size) : null;
  if (range === 'beyond') return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } };
  const length = range ? range.end - range.start + 1 : file.size;
  const answer = { ...headers, 'content-length': String(length) };
  // As a stream: the length of a text would be written over the length of the file.
  const isHead = request.method === 'HEAD';
  const body = isHead ? Readable.from([]) : await readBytes(storage, file.storageKey, range);
  if (!range) return { status: 200, headers: answer, body };
  return {
    status: 206,
    headers: { ...answer, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` },
    body,
  };
}
