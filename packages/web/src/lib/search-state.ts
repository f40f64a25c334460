import { create } from 'zustand';

type ClickType = 'keyword' | 'history' | 'hot' | 'topic';

/** SHELL-14: what the search remembers while the client is open. */
export type SearchState = {
  readonly recentValue: string;
  readonly hotTopicParams: Readonly<Record<string, string>> | null;
  readonly clickType: ClickType;
};

export const useSearchState = create<SearchState>(() => ({
  recentValue: '',
  hotTopicParams: null,
  clickType: 'keyword',
}));

export const setSearchState = (change: Partial<SearchState>): void => useSearchState.setState(change);
