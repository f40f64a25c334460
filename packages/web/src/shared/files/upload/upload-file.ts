import { partsOf, type Part } from '@shuyuan/contract/files/chunks';
import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { ApiError } from '../../../lib/api-error.ts';
import type { Digests } from './digests.ts';
import type { PartToSend, UploadProgress } from './part-to-send.ts';
import { withRetry } from './with-retry.ts';
import type { Transport, UploadedFile } from './transport.ts';

/** Three at once fill a line without starving the rest of the page of connections. */
const partsAtOnce = 3;

export type Job = {
  readonly file: File;
  readonly name: string;
  /** By what name the server knew it at an earlier attempt. */
  readonly uploadId: string | null;
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly isMetadataKept: boolean;
  readonly digests: Digests;
  readonly transport: Transport;
  readonly signal: AbortSignal;
  /** Bytes that count, of parts that are there and of those on their way. */
  readonly onProgress: (bytes: number) => void;
  /** It failed for now and will be tried again. */
  readonly onWait: (why: unknown) => void;
  /** By what name the server knows it, once something of it is to be sent. */
  readonly onSession: (uploadId: string) => void;
  readonly onStage: (stage: 'sending' | 'finishing') => void;
};

type KnownUpload = UploadProgress['uploads'][number];

const newUploadId = (): string => crypto.randomUUID();

/** Two files can share a key: only an upload whose parts have our digests is one of this file. */
async function isOurs({ file, digests }: Job, { fileSize, partCount, parts }: KnownUpload): Promise<boolean> {
  if (fileSize !== file.size || partCount !== partsOf(file.size).length) return false;
  const same = await Promise.all(
    parts.map(async ({ fileOrder, digest }) => (await digests.part(fileOrder)).digest === digest),
  );
  return same.every(Boolean);
}

async function goOn(job: Job, { uploads }: UploadProgress): Promise<{ uploadId: string; there: Set<number> }> {
  for (const upload of uploads) {
    const { uploadId, parts, file } = upload;
    if (file !== null || !(await isOurs(job, upload))) continue;
    return { uploadId, there: new Set(parts.map(({ fileOrder }) => fileOrder)) };
  }
  return { uploadId: newUploadId(), there: new Set() };
}

/** Stopped while the server put it together, an upload may be a file by now; sent again it would be there twice. */
async function finishedBefore(job: Job, fileKey: string): Promise<UploadedFile | null> {
  const { uploadId, transport, signal, onWait } = job;
  if (uploadId === null) return null;
  const { uploads } = await withRetry(() => transport.check({ fileKey, uploadId }, signal), { signal, onWait });
  const [upload] = uploads;
  if (!upload?.file || upload.parts.length !== upload.partCount) return null;
  return (await isOurs(job, upload)) ? upload.file : null;
}

type Session = {
  readonly fileKey: string;
  readonly uploadId: string;
} & Pick<PartToSend, 'url' | 'isDirect'>;

async function sendPart(job: Job, session: Session, { part, onSent }: { part: Part; onSent: (bytes: number) => void }) {
  const { file, digests, transport, signal } = job;
  const { digest } = await digests.part(part.number);
  const partCount = partsOf(file.size).length;
  const fields = {
    uploadId: session.uploadId,
    fileKey: session.fileKey,
    fileOrder: part.number,
    partCount,
    fileSize: file.size,
    digest,
    flag: part.number === partCount ? 1 : 0,
    fileName: job.name,
    contentType: file.type,
    configId: job.rule,
    convert: job.isConverted ? 1 : 0,
    keepMetadata: job.isMetadataKept ? 1 : 0,
  };
  const bytes = file.slice(part.offset, part.offset + part.size);
  const { url, isDirect } = session;
  const send = () => transport.send({ url, isDirect, fields, bytes, signal, onSent });
  await withRetry(send, {
    signal,
    onWait: (why) => {
      onSent(0);
      job.onWait(why);
    },
  });
  onSent(part.size);
}

/** All parts that are not there yet, a few at a time; the first one that fails for good stops the others. */
async function sendParts(job: Job, session: Session, there: ReadonlySet<number>): Promise<void> {
  const sent = new Map<number, number>();
  const reportProgress = (): void => job.onProgress([...sent.values()].reduce((sum, bytes) => sum + bytes, 0));
  const parts = partsOf(job.file.size);
  for (const { number, size } of parts) if (there.has(number)) sent.set(number, size);
  reportProgress();
  const waiting = parts.filter(({ number }) => !there.has(number));
  const failed = new AbortController();
  const signal = AbortSignal.any([job.signal, failed.signal]);
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !signal.aborted; part = waiting.shift()) {
      const { number } = part;
      const onSent = (bytes: number): void => {
        sent.set(number, bytes);
        reportProgress();
      };
      await sendPart({ ...job, signal }, session, { part, onSent });
    }
  };
  try {
    await Promise.all(Array.from({ length: partsAtOnce }, worker));
  } finally {
    failed.abort();
  }
}

const isOfAnotherFile = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'upload.other-content' || error.code === 'upload.wrong-digest');

async function uploadOnce(job: Job, isFresh: boolean): Promise<UploadedFile> {
  const { digests, transport, signal } = job;
  const fileKey = await digests.fileKey;
  const finished = isFresh ? null : await finishedBefore(job, fileKey);
  if (finished) return finished;
  const progress = await withRetry(() => transport.check({ fileKey }, signal), { signal, onWait: job.onWait });
  const { uploadId, there } = isFresh
    ? { uploadId: newUploadId(), there: new Set<number>() }
    : await goOn(job, progress);
  job.onSession(uploadId);
  job.onStage('sending');
  await sendParts(job, { fileKey, uploadId, url: progress.uploadUrl, isDirect: progress.isDirect }, there);
  const sha256 = await digests.whole;
  job.onStage('finishing');
  return withRetry(() => transport.merge({ fileKey, uploadId, sha256 }, signal), { signal, onWait: job.onWait });
}

/**
 * UPLOAD-01: one file from its first byte to its place on the server, going on where an earlier attempt stopped. When
 * another file with the same key was there first, it begins anew, once, apart from it.
 */
export async function uploadFile(job: Job): Promise<UploadedFile> {
  try {
    return await uploadOnce(job, false);
  } catch (error) {
    if (job.signal.aborted || !isOfAnotherFile(error)) throw error;
    return uploadOnce(job, true);
  }
}
