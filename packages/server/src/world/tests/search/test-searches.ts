import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SearchOutcome } from '@shuyuan/contract/search/search-outcome';
import { questionOf } from '../../../features/search/find/search-question.ts';
import type { TestWorld } from '../../open-world.ts';

type SearchesInput = {
  readonly accounts: readonly string[];
  readonly daysAgo?: number;
  readonly outcome?: SearchOutcome;
  readonly rank?: number;
};

/** Searches of some time ago, one of each person. */
export async function insertSearches(world: TestWorld, words: string, input: SearchesInput): Promise<void> {
  const { accounts, daysAgo = 1, outcome = 'found', rank = null } = input;
  await world.rows(
    `insert into search_log (tenant_id, member_id, organization_id, form, words, outcome, at, clicked_rank)
     select tenant_id, id, organization_id, $2, $3, $4, $5, $6 from member where account = any ($1)`,
    [accounts, questionOf(words).form, words, outcome, new Date(world.clock.now() - daysAgo * dayMs), rank],
  );
}
