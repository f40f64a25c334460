export { countFollowers } from './attention/attention.store.ts';
export type { Followable } from './attention/followable.ts';
