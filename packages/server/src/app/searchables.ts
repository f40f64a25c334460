import { searchableAnswers } from '../features/community/search/searchable-answers.store.ts';
import { searchableColumns } from '../features/community/search/searchable-columns.store.ts';
import { searchablePosts } from '../features/community/search/searchable-posts.store.ts';
import { searchableCircles, searchableTopics } from '../features/community/search/searchable-topics.store.ts';
import { searchableFiles } from '../features/files/search/searchable-files.store.ts';
import { searchableLives } from '../features/live/search/searchable-lives.store.ts';
import { searchablePeople } from '../features/people/search/searchable-people.store.ts';
import type { Searchable } from '../features/search/index.ts';
import { searchableSitePages } from '../features/site/searchable-pages.store.ts';
import { searchableAccounts } from '../features/teams/search/searchable-accounts.store.ts';
import { learningSearchables } from './learning-searchables.ts';

/** Everything that can be found, by who decides who may see it. */
export const searchables: readonly Searchable[] = [
  ...learningSearchables,
  searchableLives,
  searchablePosts,
  searchableAnswers,
  searchableColumns,
  searchableAccounts,
  searchableTopics,
  searchableCircles,
  searchableSitePages,
  searchablePeople,
  searchableFiles,
];
