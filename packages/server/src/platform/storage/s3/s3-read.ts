import { Readable } from 'node:stream';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './s3-client.ts';
import { isNoObject, isNoRange } from './s3-failures.ts';
import { type ByteRange, checkKey, StorageMissing } from '../storage.ts';

/** What waits for a slow reader is in memory: so much of it, and up to 4 MiB for those who are quick. */
const firstBytes = 256 * 1024;
const longestBytes = 4 * 1024 * 1024;
const quickMs = 1_000;

type Block = { readonly pieces: readonly Uint8Array[]; readonly next: number; readonly total: number; tag: string };

type Source = { readonly bucket: Bucket; readonly key: string; readonly signal: AbortSignal };

/** From `bytes 0-99/1234`; an answer without it is all there is. */
function placeOf(contentRange: string | undefined, length: number): { next: number; total: number } {
  const [, last, total] = /(\d+)\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return last === undefined ? { next: length, total: length } : { next: Number(last) + 1, total: Number(total) };
}

/** As fast as S3 gives it, so that its connection is free for the next. */
async function load({ bucket, key, signal }: Source, { start, end }: ByteRange, tag?: string): Promise<Block> {
  const at = { Bucket: bucket.name, Key: checkKey(key), Range: `bytes=${start}-${end}`, IfMatch: tag };
  const { Body, ContentRange, ContentLength, ETag } = await bucket.client.send(new GetObjectCommand(at), {
    abortSignal: signal,
  });
  const pieces: Uint8Array[] = [];
  // On Node the body is the answer's own stream.
  for await (const piece of Body as Readable) pieces.push(piece as Uint8Array);
  return { pieces, ...placeOf(ContentRange, ContentLength ?? 0), tag: ETag ?? '' };
}

/** Who takes their time over a block gets a small one next. */
async function* following(source: Source, first: Block, end: number): AsyncGenerator<Uint8Array> {
  let [block, size] = [first, firstBytes];
  for (;;) {
    const begun = performance.now();
    yield* block.pieces;
    const last = Math.min(end, block.total - 1);
    if (block.next > last) return;
    size = performance.now() - begun < quickMs ? Math.min(2 * size, longestBytes) : firstBytes;
    const range = { start: block.next, end: Math.min(last, block.next + size - 1) };
    // Never the beginning of one object and the end of another.
    block = await load(source, range, first.tag);
  }
}

/**
 * An object in blocks, each by a request of its own: a reader who is slow, or stops, holds none of the few connections
 * to S3 that everybody shares.
 */
export async function readInBlocks(bucket: Bucket, key: string, range?: ByteRange): Promise<Readable> {
  const { start, end } = range ?? { start: 0, end: Number.MAX_SAFE_INTEGER };
  if (!(start >= 0 && start <= end)) throw new RangeError('an empty range');
  const left = new AbortController();
  const source = { bucket, key, signal: left.signal };
  try {
    const first = await load(source, { start, end: Math.min(end, start + firstBytes - 1) });
    return Readable.from(following(source, first, end), { objectMode: false }).once('close', () => left.abort());
  } catch (error) {
    // Of an object without bytes no range can be had.
    if (!range && isNoRange(error)) return Readable.from([]);
    throw isNoObject(error) ? new StorageMissing(key) : error;
  }
}
