export { claimFile, releaseFiles } from './claim-file.ts';
export { copyToDraft } from './copy-to-draft.ts';
export { type FileRow, findFile, findFileByPath } from './files.store.ts';
export { storeFile } from './store-file.ts';
export { measureFile } from './measure/measure-file.ts';
export { newStorageKey } from './new-storage-key.ts';
export { type FilePreviews, previewsFor } from './preview/read-preview.ts';
export type { FileGuest, FileOwner, OwnedFile } from './serve/file-owners.ts';
export { filesCookieAttributes } from './serve/reader-cookie.ts';
