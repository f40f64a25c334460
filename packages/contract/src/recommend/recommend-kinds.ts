import type { SearchKind } from '../search/search-kinds.ts';

/** The kinds that are recommended, in the order of the tabs: kinds of the search that one can finish, read or subscribe to. */
export const recommendKinds = [
  'course',
  'subject',
  'live',
  'article',
  'question',
  'column',
  'exam',
] as const satisfies readonly SearchKind[];
export type RecommendKind = (typeof recommendKinds)[number];

export const isRecommendKind = (value: string): value is RecommendKind =>
  (recommendKinds as readonly string[]).includes(value);

/** One thing of any kind, as counts and signals name it. */
export type RecommendItem = { readonly kind: RecommendKind; readonly id: string };
export const keyOfItem = ({ kind, id }: RecommendItem): string => `${kind}:${id}`;
