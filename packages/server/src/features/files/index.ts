export { claimFile, releaseFiles } from './claim-file.ts';
export { findFileByPath } from './files.store.ts';
export { keepFile, newStorageKey } from './keep-file.ts';
