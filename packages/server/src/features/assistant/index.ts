export type { Knowledge, Passage, Wanted } from './knowledge.ts';
