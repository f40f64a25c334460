import { dayMs } from '../kernel/time-units.ts';

/** UPLOAD-02, D-169: a chunk is the whole file, but at most 20 MB of 1024 × 1024 bytes. */
export const chunkBytesMax = 20 * 1024 * 1024;
/** More parts than storage suppliers take in one object. */
export const partsMax = 10_000;
/** UPLOAD-03: how much of the beginning of a file goes into its key. */
export const fileKeyBytes = 2048;
/** D-166: an upload nobody went on with is forgotten after this long. */
export const uploadLifeMs = dayMs;

export const partCountOf = (size: number): number => Math.max(1, Math.ceil(size / chunkBytesMax));

export type Part = {
  /** From 1 (fileOrder). */
  readonly number: number;
  readonly offset: number;
  readonly size: number;
};

/** Where a part stands in its file. Both sides compute it alike, so that no part can claim another's place. */
export function partOf(fileSize: number, number: number): Part {
  const offset = (number - 1) * chunkBytesMax;
  return { number, offset, size: Math.min(chunkBytesMax, fileSize - offset) };
}

export const partsOf = (fileSize: number): Part[] =>
  Array.from({ length: partCountOf(fileSize) }, (_, index) => partOf(fileSize, index + 1));
