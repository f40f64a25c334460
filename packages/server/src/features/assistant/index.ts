export type { Knowledge, Passage, KnowledgeQuery } from './knowledge.ts';
