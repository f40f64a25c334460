export type { Knowledge, Passage, Place, Wanted, WholeText } from './knowledge.ts';
