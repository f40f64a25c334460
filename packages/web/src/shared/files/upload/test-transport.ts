import { partsOf } from '@shuyuan/contract/files/chunks';
import { ApiError } from '../../../lib/api-error.ts';
import { digestFile, fileKeyOf } from './digest-file.ts';
import type { Digester } from './digests.ts';
import type { PartToSend } from './part-to-send.ts';
import type { Transport, UploadedFile } from './transport.ts';

/** Hashes in the test's own thread. */
export const plainDigester = (): Digester => ({
  start: ({ file }, onNews) =>
    void (async () => {
      onNews({ kind: 'key', fileKey: await fileKeyOf(file) });
      onNews({ kind: 'whole', sha256: await digestFile(file, (found) => onNews({ kind: 'part', ...found })) });
    })(),
  stop: () => undefined,
});

type Held = {
  readonly fileKey: string;
  readonly fileSize: number;
  readonly parts: Map<number, string>;
  file: UploadedFile | null;
};

export const fileNamed = (name: string, size: number): UploadedFile => ({
  id: `file-${name}`,
  name,
  kind: 'picture',
  contentType: 'image/png',
  size,
  path: '/files/x',
  conversion: 'none',
  width: null,
  height: null,
  seconds: null,
  createdAt: 0,
});

/** A server in memory that keeps the rules of the real one about parts and digests. */
export function memoryTransport() {
  const held = new Map<string, Held>();
  const merged: string[] = [];
  const dropped: string[] = [];
  const sent: number[] = [];
  /** Called before each part is taken; a test throws here. */
  let before: (part: PartToSend) => Promise<void> | void = () => undefined;
  /** Called before the answer to a merge leaves; a test holds it here. */
  let afterMerge: () => Promise<void> | void = () => undefined;

  const transport: Transport = {
    check: async ({ fileKey, uploadId }) => {
      const uploads = [...held]
        .filter(([id, one]) =>
          uploadId === undefined ? one.fileKey === fileKey && one.file === null : id === uploadId,
        )
        .map(([id, one]) => ({
          uploadId: id,
          fileSize: one.fileSize,
          partCount: partsOf(one.fileSize).length,
          parts: [...one.parts].map(([fileOrder, digest]) => ({ fileOrder, digest })),
          file: one.file,
        }));
      return { finished: false, path: null, uploadedParts: [], uploads, isDirect: false, uploadUrl: 'cloud' };
    },
    send: async (part) => {
      await before(part);
      part.signal.throwIfAborted();
      const { uploadId = '', fileKey, fileSize, fileOrder, digest } = part.fields;
      const one = held.get(uploadId) ?? { fileKey, fileSize, parts: new Map<number, string>(), file: null };
      held.set(uploadId, one);
      const known = one.parts.get(fileOrder);
      if (known !== undefined && known !== digest) throw new ApiError({ status: 422, number: 28_109 });
      one.parts.set(fileOrder, digest);
      sent.push(fileOrder);
      part.onSent(part.bytes.size);
    },
    merge: async ({ uploadId = '' }) => {
      const one = held.get(uploadId);
      if (!one || one.parts.size !== partsOf(one.fileSize).length) throw new ApiError({ status: 422, number: 28_110 });
      one.file = fileNamed('a.png', one.fileSize);
      merged.push(uploadId);
      await afterMerge();
      return one.file;
    },
    drop: async (uploadId) => {
      held.delete(uploadId);
      dropped.push(uploadId);
    },
    rename: async (_id, name) => fileNamed(name, 0),
  };
  return {
    transport,
    held,
    merged,
    dropped,
    sent,
    onSend: (work: typeof before) => void (before = work),
    onMerged: (work: typeof afterMerge) => void (afterMerge = work),
  };
}
