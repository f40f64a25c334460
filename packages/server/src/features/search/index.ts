export type { Searchable, SearchDocument } from './searchable.ts';
export { findReader } from './find/reader.store.ts';
export { openSearchables } from './find/open-searchables.ts';
export { inParts } from './in-parts.ts';
export { among, rowsOfTable } from './source.store.ts';
export { retrieve } from './retrieve/retrieve.ts';
export type { Retrieved } from './retrieve/retrieved.ts';
export { isMeantFor, type SearchCondition, type SearchReader } from './search-reader.store.ts';
