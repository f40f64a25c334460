import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { searchLogLimits as limits } from '@shuyuan/contract/search/search-limits';
import type { SystemContext } from '../../../platform/context.ts';
import { replaceHot } from './hot-search.store.ts';

/** D-195: counts by the hour what is searched most. */
export const countHotSearches = (ctx: SystemContext): Promise<void> =>
  ctx.inTransaction((tx) => replaceHot(tx, new Date(ctx.now() - limits.hotDays * dayMs)));
