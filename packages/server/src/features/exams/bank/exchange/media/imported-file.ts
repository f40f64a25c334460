import type { FileEnding } from '@shuyuan/contract/files/file-kinds';

export type ImportedFile = { readonly ending: FileEnding; readonly bytes: Buffer; readonly sha256: Buffer };
/** By a key of its bytes and its kind, which stands for its id until it has one. */
export type ImportedFiles = ReadonlyMap<string, ImportedFile>;
