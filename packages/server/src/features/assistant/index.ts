export type { Knowledge } from './knowledge.ts';
