import type { Readable } from 'node:stream';

/** Both ends are part of it, as in HTTP. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where the parts of one object are gathered. `id` is S3's UploadId, or on disk the name of the staging file. */
export type PartsHandle = { readonly key: string; readonly id: string };

export type Part = { readonly number: number; readonly offset: number; readonly size: number };
/** What `writePart` answered: whoever finishes says with it which bytes are meant. */
export type WrittenPart = { readonly number: number; readonly tag: string };

export type StoredObject = { readonly key: string; readonly size: number; readonly modifiedAt: number };

/** Parts that go from the browser to the storage, at addresses we sign. */
export type DirectParts = {
  /** Where those addresses are, for the policy of our pages. */
  readonly origin: string;
  /** Good for a while, for this part, its size and its MD5 (base64): the storage refuses other bytes. */
  readonly sign: (
    handle: PartsHandle,
    part: { readonly number: number; readonly size: number; readonly md5: string },
  ) => Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }>;
  /** What arrived under this number; null when nothing did. Throws StorageMissing when the parts were dropped. */
  readonly find: (
    handle: PartsHandle,
    number: number,
  ) => Promise<{ readonly tag: string; readonly size: number } | null>;
};

/**
 * Where the bytes of files are. Keys are ours (`{tenant}/{random}`, more segments for what is made from it); who may
 * read what is nothing storage knows. Full disk: `storage.full`; out of reach: `internal.unavailable`.
 */
export type Storage = {
  readonly kind: 'disk' | 's3';
  /** All or nothing: half an object is never seen under its key. A size that is given is checked. */
  readonly put: (
    key: string,
    body: Uint8Array | Readable,
    about: { readonly type: string; readonly size?: number },
  ) => Promise<void>;
  /** Throws StorageMissing; a range beyond the end is cut, one that begins there is a RangeError. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Of the bytes as they are read back. */
  readonly sha256: (key: string) => Promise<Buffer>;
  readonly stat: (key: string) => Promise<{ readonly size: number } | null>;
  /** Those that are not there are fine. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Whatever begins with `prefix`, in no order. */
  readonly list: (prefix: string) => AsyncIterable<StoredObject>;

  readonly openParts: (key: string, about: { readonly type: string; readonly size: number }) => Promise<PartsHandle>;
  /**
   * In any order, in parallel, and again: the last one counts. Throws WrongSize when the body is shorter or longer than
   * it should be, StorageMissing when the parts were dropped. Answers the digest (`part-digest.ts`) of what it wrote.
   */
  readonly writePart: (
    handle: PartsHandle,
    part: Part,
    body: Readable,
  ) => Promise<{ readonly tag: string; readonly digest: Buffer }>;
  /** Bytes of a part before the object is finished; null where the storage cannot (S3). */
  readonly readPart: ((handle: PartsHandle, part: Part) => Promise<Readable>) | null;
  /** May be asked again, because a crash may come between finishing here and the commit that records it. */
  readonly finishParts: (handle: PartsHandle, parts: readonly WrittenPart[], size: number) => Promise<void>;
  readonly dropParts: (handle: PartsHandle) => Promise<void>;
  /** What nobody finished yet, for the sweeper; a `put` that is under way or was killed may be among them. */
  readonly listOpenParts: () => AsyncIterable<{ readonly handle: PartsHandle; readonly startedAt: number }>;
  /** Lets a browser send parts past us; only S3 with STORAGE_DIRECT. */
  readonly direct: DirectParts | null;

  /** Writes, reads and removes something small; rejects when that fails. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export class StorageMissing extends Error {
  override name = 'StorageMissing';
  constructor(key: string) {
    super(`storage has no ${key}`);
  }
}

/** The bytes that came are not as many as were announced. */
export class WrongSize extends Error {
  override name = 'WrongSize';
  constructor(expected: number, got: number | 'more') {
    super(`${expected} bytes were announced, ${got} came`);
  }
}

/** Longest key that still fits into one file name, with what staging puts before it. */
const keyMax = 200;
const keyForm = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Refuses whatever could be read as a path of its own: empty, absolute, `..`, NUL, hidden names. */
export function checkKey(key: string): string {
  if (key.length > keyMax || !keyForm.test(key))
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, keyMax))}`);
  return key;
}

/** A prefix is the beginning of keys: it may end in the middle of a name, or behind a slash. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}
