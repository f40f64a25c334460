export type { Shareable, Shared } from './shareable.ts';
