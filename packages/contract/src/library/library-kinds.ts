import type { FileKind } from '../files/file-kinds.ts';

/** Kinds that are read, watched or listened to in a page; an archive can only be saved. */
export const libraryKinds = ['document', 'video', 'audio', 'picture', 'book'] as const satisfies readonly FileKind[];
export type LibraryKind = (typeof libraryKinds)[number];

export const isLibraryKind = (kind: FileKind): kind is LibraryKind => libraryKinds.some((known) => known === kind);
