export type { DueSource, FinishedQuery, FinishedRow, Recommendable, RecommendSources } from './recommendable.ts';
export { type ListRecommended, listRecommended } from './list/list-recommended.ts';
