import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import type { Readable } from 'node:stream';

/** A file on this machine while something is made of it; `folder` is thrown away afterwards. */
export type Source = {
  readonly path: string;
  readonly folder: string;
  readonly ending: FileEnding;
  /** Nobody wants it any more. */
  readonly signal: AbortSignal;
};

export type Piece = {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly open: () => Readable;
};

/** What came of a file: pieces to be stored, and what was learnt about it. */
export type Made = {
  readonly pieces: readonly Piece[];
  readonly seconds: number | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Seals the pieces. */
  readonly streamKey?: Buffer;
};
