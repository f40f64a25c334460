import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  type ListPartsCommandOutput,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { exactly } from '../exact-bytes.ts';
import type { Bucket } from './s3-client.ts';
import { digesting, openPartDigest } from '../digest/part-digest.ts';
import { isNoUpload, isServerFault } from './s3-failures.ts';
import {
  checkKey,
  type Part,
  type PartsHandle,
  type Storage,
  StorageMissing,
  type WrittenPart,
  WrongSize,
} from '../storage.ts';

type Parts = Pick<Storage, 'openParts' | 'writePart' | 'finishParts' | 'dropParts' | 'listOpenParts'>;

export const uploadAt = ({ name }: Bucket, { key, id }: PartsHandle) => ({
  Bucket: name,
  Key: checkKey(key),
  UploadId: id,
});

export const orMissing =
  ({ id }: PartsHandle) =>
  (error: unknown): never => {
    throw isNoUpload(error) ? new StorageMissing(id) : error;
  };

type Sent = { readonly handle: PartsHandle; readonly part: Part; readonly body: Readable };

/** Whatever goes wrong with the body must end the request too, which would otherwise wait for the rest of it. */
async function sendPart(bucket: Bucket, { handle, part, body }: Sent): Promise<{ tag: string; digest: Buffer }> {
  const stop = new AbortController();
  let fault: Error | null = null;
  const hash = openPartDigest();
  const Body = Readable.from(digesting(exactly(body, part.size), hash), { objectMode: false }).on('error', (error) => {
    fault = error;
    stop.abort();
  });
  const input = { ...uploadAt(bucket, handle), PartNumber: part.number, ContentLength: part.size, Body };
  try {
    const { ETag = '' } = await bucket.senders.send(new UploadPartCommand(input), { abortSignal: stop.signal });
    return { tag: ETag, digest: hash.digest() };
  } catch (error) {
    // What the sender did is theirs; the SDK does not mark what goes wrong while a stream is sent.
    throw fault ?? Object.assign(error as Error, { $metadata: (error as { $metadata?: object }).$metadata ?? {} });
  } finally {
    Body.destroy();
  }
}

async function* openUploads({ client, name }: Bucket): ReturnType<Storage['listOpenParts']> {
  let page: ListMultipartUploadsCommandOutput | undefined;
  do {
    const { NextKeyMarker, NextUploadIdMarker } = page ?? {};
    const after = { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker };
    page = await client.send(new ListMultipartUploadsCommand({ Bucket: name, ...after }));
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key === undefined || UploadId === undefined) continue;
      yield { handle: { key: Key, id: UploadId }, startedAt: Initiated?.getTime() ?? 0 };
    }
  } while (page.IsTruncated);
}

/** Not the SDK's own pages: Ceph names a next page also after the last, and they would never end. */
async function* partsThere(bucket: Bucket, handle: PartsHandle) {
  let page: ListPartsCommandOutput | undefined;
  do {
    const after = { PartNumberMarker: page?.NextPartNumberMarker };
    page = await bucket.client.send(new ListPartsCommand({ ...uploadAt(bucket, handle), ...after }));
    yield* page.Parts ?? [];
  } while (page.IsTruncated);
}

/** S3's own multipart upload: a part is only there when all of it arrived, and the object only when it is finished. */
export function s3Parts(bucket: Bucket, stat: Storage['stat']): Parts {
  const { client } = bucket;
  /** The parts meant are those S3 has, and together as long as they should be. */
  async function checkParts(handle: PartsHandle, parts: readonly WrittenPart[], size: number): Promise<void> {
    const there = new Map<string, number>();
    for await (const { PartNumber = 0, ETag = '', Size = 0 } of partsThere(bucket, handle))
      there.set(`${PartNumber} ${ETag}`, Size);
    const total = parts.reduce((sum, { number, tag }) => sum + (there.get(`${number} ${tag}`) ?? Number.NaN), 0);
    if (total !== size) throw new WrongSize(size, total);
  }

  const isThere = async (key: string, size: number) => (await stat(key))?.size === size;
  /** While another is finishing: its object comes within a moment. */
  async function appears(key: string, size: number): Promise<boolean> {
    for (let looks = 0; looks < 20; looks++) {
      if (await isThere(key, size)) return true;
      await sleep(250);
    }
    return false;
  }

  return {
    openParts: async (key, { type }) => {
      const at = { Bucket: bucket.name, Key: checkKey(key) };
      const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: type }));
      return { key, id: UploadId };
    },

    writePart: (handle, part, body) => sendPart(bucket, { handle, part, body }).catch(orMissing(handle)),

    finishParts: async (handle, parts, size) => {
      try {
        await checkParts(handle, parts, size);
        const sorted = parts.toSorted((one, other) => one.number - other.number);
        const Parts = sorted.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }));
        await client.send(
          new CompleteMultipartUploadCommand({ ...uploadAt(bucket, handle), MultipartUpload: { Parts } }),
        );
      } catch (error) {
        // Finished before: by a process that died before it could record it, or by one that was faster.
        if (isNoUpload(error) && !(await isThere(handle.key, size))) throw new StorageMissing(handle.id);
        if (isNoUpload(error)) return;
        if (!isServerFault(error) || !(await appears(handle.key, size))) throw error;
      }
    },

    dropParts: async (handle) => {
      await client.send(new AbortMultipartUploadCommand(uploadAt(bucket, handle))).catch((error: unknown) => {
        if (!isNoUpload(error)) throw error;
      });
    },

    listOpenParts: () => openUploads(bucket),
  };
}
