import { expect, test } from 'vitest';
import { setSearchState, useSearchState } from './search-state.ts';

test('[SHELL-14] the search starts with click type keyword and remembers value and hot topic', () => {
  expect(useSearchState.getState()).toEqual({ recentValue: '', hotTopicParams: null, clickType: 'keyword' });
  setSearchState({ recentValue: '安全', hotTopicParams: { topicId: 't1' } });
  expect(useSearchState.getState()).toEqual({
    recentValue: '安全',
    hotTopicParams: { topicId: 't1' },
    clickType: 'keyword',
  });
});
