/** SHELL-14: how a search was begun; typing a word and sending it is the usual way. */
export const searchClickTypes = ['keyword', 'suggestion', 'recent', 'topic', 'hot', 'saved'] as const;
export type SearchClickType = (typeof searchClickTypes)[number];
export const usualClickType: SearchClickType = 'keyword';
