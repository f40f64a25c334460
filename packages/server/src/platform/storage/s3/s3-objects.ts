import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { exactly } from '../exact-bytes.ts';
import type { Bucket } from './s3-client.ts';
import { isNoObject } from './s3-failures.ts';
import { readInBlocks } from './s3-read.ts';
import { checkKey, checkPrefix, type Storage, type StoredObject } from '../storage.ts';

/** What one body holds in memory while it is sent; S3 takes no part below 5 MiB but the last. */
const pieceBytes = 8 * 1024 * 1024;
const removedAtOnce = 8;

/** Pieces that can be sent again when a connection breaks; at least one, also of nothing. */
async function* inPieces(body: Readable, size: number | undefined): AsyncGenerator<Buffer> {
  let [held, heldBytes, hasGiven]: [Uint8Array[], number, boolean] = [[], 0, false];
  for await (const bytes of exactly(body, size)) {
    held.push(bytes);
    heldBytes += bytes.length;
    if (heldBytes < pieceBytes) continue;
    const piece = Buffer.concat(held);
    [held, heldBytes, hasGiven] = [[], 0, true];
    yield piece;
  }
  if (heldBytes > 0 || !hasGiven) yield Buffer.concat(held);
}

type Target = { readonly Bucket: string; readonly Key: string };

async function beginLarge(client: S3Client, at: Target, type: string) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: type }));
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  return {
    send: async (Body: Buffer): Promise<void> => {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
      Parts.push({ PartNumber, ETag });
    },
    finish: () => client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } })),
    drop: () => client.send(new AbortMultipartUploadCommand({ ...at, UploadId })),
  };
}

type Content = { readonly type: string; readonly pieces: AsyncIterable<Buffer> };

/** One request for what fits into one piece, S3's multipart upload beyond; never more than two pieces are held. */
async function putPieces(client: S3Client, at: Target, { type, pieces }: Content): Promise<void> {
  let large: Awaited<ReturnType<typeof beginLarge>> | null = null;
  let last: Buffer = Buffer.alloc(0);
  let isFirst = true;
  try {
    for await (const piece of pieces) {
      if (!isFirst) {
        large ??= await beginLarge(client, at, type);
        await large.send(last);
      }
      [last, isFirst] = [piece, false];
    }
    if (!large) await client.send(new PutObjectCommand({ ...at, ContentType: type, Body: last }));
    await large?.send(last);
    await large?.finish();
  } catch (error) {
    // The failure that matters is the first; what stays behind is swept.
    await large?.drop().catch(() => undefined);
    throw error;
  }
}

async function* listObjects({ client, name }: Bucket, prefix: string): AsyncGenerator<StoredObject> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
    for (const { Key, Size, LastModified } of Contents)
      if (Key !== undefined) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified?.getTime() ?? 0 };
}

export function s3Objects(bucket: Bucket): Pick<Storage, 'put' | 'read' | 'stat' | 'remove' | 'list'> {
  const { client } = bucket;
  const at = (key: string) => ({ Bucket: bucket.name, Key: checkKey(key) });
  return {
    put: async (key, body, { type, size }) => {
      const stream = body instanceof Readable ? body : Readable.from([body]);
      await putPieces(client, at(key), { type, pieces: inPieces(stream, size) });
    },

    read: (key, range) => readInBlocks(bucket, key, range),

    stat: async (key) => {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return { size: ContentLength ?? 0 };
      } catch (error) {
        if (isNoObject(error)) return null;
        throw error;
      }
    },

    remove: async (keys) => {
      const targets = keys.map(at);
      // One by one: the call for many wants a digest that SDK and older servers disagree about.
      while (targets.length > 0) {
        const some = targets.splice(0, removedAtOnce);
        await Promise.all(some.map((target) => client.send(new DeleteObjectCommand(target))));
      }
    },

    list: (prefix) => listObjects(bucket, checkPrefix(prefix)),
  };
}
