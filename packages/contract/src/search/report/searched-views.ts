/** The lists of the report: all texts, what found nothing, and what found something nobody opened. */
export const searchedViews = ['all', 'none', 'unopened'] as const;
export type SearchedView = (typeof searchedViews)[number];
