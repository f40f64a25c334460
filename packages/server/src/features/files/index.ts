export { claimFile, releaseFiles } from './claim-file.ts';
export { copyToDraft } from './copy-to-draft.ts';
export { type FileRow, findFile, findFileByPath } from './files.store.ts';
export { keepFile, newStorageKey } from './keep-file.ts';
export type { FileGuest, FileOwner } from './serve/file-owners.ts';
export { filesCookieAttributes } from './serve/reader-cookie.ts';
