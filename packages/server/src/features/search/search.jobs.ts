import type { Job } from '../../platform/jobs.ts';
import { countHotSearches } from './hot/count-hot-searches.ts';
import { forgetSearchers } from './log/forget-searchers.ts';
import { checkSavedSearches } from './saved/check-saved-searches.ts';
import type { Searchable } from './searchable.ts';

export const searchJobs = (searchables: readonly Searchable[]): readonly Job[] => [
  { name: 'search:forget-searchers', cron: '17 2 * * *', handle: forgetSearchers },
  { name: 'search:count-hot', cron: '11 * * * *', handle: countHotSearches },
  { name: 'search:check-saved', cron: '23 0 * * *', handle: checkSavedSearches(searchables) },
];
