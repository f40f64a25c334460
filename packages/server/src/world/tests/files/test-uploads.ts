import { randomBytes } from 'node:crypto';
import { mergeUpload, uploadCloudPart } from '@shuyuan/contract/files/uploads.wire';
import { partCountOf, partOf } from '@shuyuan/contract/files/chunks';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { fileKeyOf, formOf, partDigestOf, sha256Of, type Source, sourceOf } from './test-upload-client.ts';

/** Random bytes that begin like a video, so that they pass for one. */
export function film(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.writeUInt32BE(24);
  bytes.write('ftypisom', 4, 'latin1');
  return bytes;
}

export type Sending = {
  readonly source: Source;
  readonly number?: number;
  readonly bytes?: Buffer;
  /** What the form says instead of the truth. */
  readonly fields?: Readonly<Record<string, string | number | undefined>>;
  readonly path?: string;
};

/** One part, sent through the whole server; the fields are right unless they are said to be others. */
export async function sendPart(world: TestWorld, caller: Caller, { source, number = 1, ...other }: Sending) {
  const { offset, size } = partOf(source.size, number);
  const bytes = other.bytes ?? (await source.read(offset, size));
  const fields = {
    fileKey: await fileKeyOf(source),
    fileOrder: number,
    partCount: partCountOf(source.size),
    fileSize: source.size,
    digest: partDigestOf(bytes),
    fileName: source.name,
    configId: 'personal',
    ...other.fields,
  };
  const said = Object.entries(fields).filter((field): field is [string, string | number] => field[1] !== undefined);
  const { type, head, tail } = formOf(Object.fromEntries(said));
  const answer = await world.http.inject({
    method: 'POST',
    url: apiBase + (other.path ?? uploadCloudPart.path),
    payload: Buffer.concat([head, bytes, tail]),
    headers: { 'content-type': type, ...(caller.token && { authorization: authorization(caller.token) }) },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

type Film = { readonly name: string; readonly uploadId: string; readonly size?: number; readonly configId?: string };

/** A film from its only part to the file; the first refusal otherwise. */
export async function putFilm(
  world: TestWorld,
  caller: Caller,
  { name, uploadId, size = 3_000, configId = 'personal' }: Film,
) {
  const { source, bytes } = filmOf(name, size);
  const part = await sendPart(world, caller, { source, fields: { uploadId, configId } });
  if (part.status !== 200) return part;
  return caller.call(mergeUpload, { fileKey: await fileKeyOf(source), uploadId, sha256: sha256Of(bytes) });
}

export const filmOf = (name: string, size: number): { source: Source; bytes: Buffer } => {
  const bytes = film(size);
  return { source: sourceOf(name, bytes), bytes };
};
