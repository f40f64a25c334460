export { claimFile, releaseFiles } from './claim-file.ts';
export { toFileOut } from './file-out.ts';
export { type FileRow, findFile, findFileByPath } from './files.store.ts';
export { keepFile, newStorageKey } from './keep-file.ts';
