import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import http from 'node:http';
import { checkFileKey, mergeUpload, uploadCloudPart } from '@shuyuan/contract/files/uploads.wire';
import { fileKeyBytes, type Part, partsOf } from '@shuyuan/contract/files/chunks';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { openPartDigest } from '../../../platform/storage/digest/part-digest.ts';
import { demoPassword } from '../../people.ts';

/** What is uploaded: bytes at hand, or a file read part by part. */
export type Source = {
  readonly name: string;
  readonly size: number;
  readonly read: (offset: number, size: number) => Promise<Buffer>;
  /** What was read is no longer needed. */
  readonly release?: (bytes: Buffer) => void;
  readonly close: () => Promise<void>;
};

export const sourceOf = (name: string, bytes: Buffer): Source => ({
  name,
  size: bytes.length,
  read: async (offset, size) => bytes.subarray(offset, offset + size),
  close: async () => undefined,
});

export async function openSource(name: string, path: string): Promise<Source> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    name,
    size,
    read: async (offset, length) => (await file.read(Buffer.allocUnsafe(length), 0, length, offset)).buffer,
    close: () => file.close(),
  };
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function partDigestOf(bytes: Uint8Array): string {
  const digest = openPartDigest();
  digest.update(bytes);
  return digest.digest().toString('hex');
}

/** UPLOAD-03: weak on purpose, as the client's is. */
export async function fileKeyOf(source: Source): Promise<string> {
  const head = await source.read(0, Math.min(source.size, fileKeyBytes));
  const key = sha256Of(Buffer.concat([head, Buffer.from(`${source.name}${source.size}`)]));
  source.release?.(head);
  return key;
}

type Fields = Readonly<Record<string, string | number>>;
export type Form = { readonly type: string; readonly head: Buffer; readonly tail: Buffer };

/** A form as browsers write it: fields, then the file. */
export function formOf(fields: Fields, fileName = 'blob'): Form {
  const boundary = `----form${randomUUID()}`;
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    head: Buffer.from(texts.join('') + file),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}

class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly errorCode: number | undefined;
  constructor(status: number, body: string) {
    super(`${status} ${body}`);
    this.status = status;
    this.errorCode = (JSON.parse(body) as { errorCode?: number }).errorCode;
  }
}

type Request = {
  readonly path: string;
  readonly type: string;
  readonly body: readonly Buffer[];
  readonly onSent?: (bytes: number) => void;
};
export type Line = {
  readonly url: string;
  readonly token: string;
  readonly agent: http.Agent;
  /** Ends whatever is under way, as a lost connection would. */
  readonly signal?: AbortSignal;
  /** Told with every piece that has left: the share of the bytes that were sent, and `mergeRequested` in the end. */
  readonly onProgress?: (share: number) => void;
};
/** More than the share of any bytes. */
export const mergeRequested = 2;

const pieceBytes = 128 * 1024;

/** One small piece after the other, so that something may happen in between. */
async function writePieces(request: http.ClientRequest, body: Buffer, onSent: (bytes: number) => void): Promise<void> {
  for (let at = 0; at < body.length; at += pieceBytes) {
    const piece = body.subarray(at, at + pieceBytes);
    const error = await new Promise((written) => request.write(piece, written));
    // The request tells of it.
    if (error) return;
    onSent(piece.length);
  }
  request.end();
}

function post<T>({ url, token, agent, signal }: Line, { path, type, body, onSent }: Request): Promise<T> {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  const headers = { authorization: authorization(token), 'content-type': type, 'content-length': length };
  return new Promise((done, fail) => {
    const options = { method: 'POST', agent, headers, ...(signal && { signal }) };
    const request = http.request(`${url}${apiBase}${path}`, options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', fail);
      answer.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        if (answer.statusCode !== 200) fail(new Refused(answer.statusCode ?? 0, text));
        // Written by the schema of the endpoint behind this path.
        else done(JSON.parse(text) as T);
      });
    });
    request.on('error', fail);
    if (onSent) {
      void writePieces(request, Buffer.concat(body), onSent);
      return;
    }
    for (const piece of body) request.write(piece);
    request.end();
  });
}

const postJson = <T>(line: Line, path: string, input: object): Promise<T> =>
  post(line, { path, type: 'application/json', body: [Buffer.from(JSON.stringify(input))] });

/** Digests of parts and of the whole; whoever must not wait for them puts them elsewhere. */
export type Hasher = {
  /** In the order of the parts. */
  readonly part: (bytes: Buffer) => Promise<string>;
  readonly whole: () => Promise<string>;
};

function hasherHere(): Hasher {
  const whole = createHash('sha256');
  return {
    part: async (bytes) => {
      whole.update(bytes);
      return partDigestOf(bytes);
    },
    whole: async () => whole.digest('hex'),
  };
}

/** All digests made before anything is sent: who sends has the machine to itself. */
export async function hashedAhead(source: Source): Promise<Hasher> {
  const here = hasherHere();
  const digests: string[] = [];
  for (const { offset, size } of partsOf(source.size)) digests.push(await here.part(await source.read(offset, size)));
  const whole = await here.whole();
  return { part: async () => digests.shift() ?? '', whole: async () => whole };
}

type Upload = {
  readonly source: Source;
  readonly uploadId: string;
  readonly configId?: string;
  readonly hasher?: Hasher;
  /** How many parts are on their way at once. */
  readonly parallel?: number;
};

/** The whole protocol as an honest client speaks it: ask, leave out what is there, send the rest, merge. */
export async function upload(line: Line, { source, uploadId, configId = 'personal', ...how }: Upload) {
  const { hasher = hasherHere(), parallel = 3 } = how;
  const fileKey = await fileKeyOf(source);
  const progress = await postJson<OutputOf<typeof checkFileKey>>(line, checkFileKey.path, { fileKey, uploadId });
  const there = new Map(progress.uploads[0]?.parts.map(({ fileOrder, digest }) => [fileOrder, digest]));
  const parts = partsOf(source.size);
  let sent = 0;
  const onSent = (bytes: number) => line.onProgress?.((sent += bytes) / source.size);
  const send = async ({ number }: Part, bytes: Buffer, digest: string): Promise<void> => {
    if (there.get(number) === digest) return;
    const about = {
      fileKey,
      uploadId,
      fileName: source.name,
      fileSize: source.size,
      partCount: parts.length,
      configId,
    };
    const { type, head, tail } = formOf({ ...about, fileOrder: number, digest, flag: number === parts.length ? 1 : 0 });
    await post(line, {
      path: uploadCloudPart.path,
      type,
      body: [head, bytes, tail],
      ...(line.onProgress && { onSent }),
    });
  };
  const underWay = new Set<Promise<void>>();
  for (const part of parts) {
    const bytes = await source.read(part.offset, part.size);
    const sending = send(part, bytes, await hasher.part(bytes)).finally(() => source.release?.(bytes));
    underWay.add(sending);
    // Whoever waits below is told of a failure.
    sending.then(
      () => underWay.delete(sending),
      () => undefined,
    );
    if (underWay.size >= parallel) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  const input = { fileKey, uploadId, sha256: await hasher.whole() };
  const merging = postJson<OutputOf<typeof mergeUpload>>(line, mergeUpload.path, input);
  line.onProgress?.(mergeRequested);
  return merging;
}

/** Signs a person of the seeded world in, as any client would. */
export async function tokenAt(url: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username: 'linzhiyuan', password: demoPassword });
  const answer = await fetch(`${url}/api/v1/oauth/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}
