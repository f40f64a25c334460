import { searchLimits as limits } from '@shuyuan/contract/search/search-limits';
import type { SearchOutcome } from '@shuyuan/contract/search/search-outcome';
import type { recordSearchClick } from '@shuyuan/contract/search/report/search-report.wire';
import type { search } from '@shuyuan/contract/search/search.wire';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context } from '../../../platform/context.ts';
import type { Found } from '../find/find-all.ts';
import { questionOf } from '../find/search-question.ts';
import { searchEvents } from './search-log.store.ts';

function outcomeOf({ rows, isCorrected, isLoose }: Found): SearchOutcome {
  if (rows.length === 0) return 'none';
  if (isCorrected) return 'corrected';
  return isLoose ? 'loose' : 'found';
}

/** As somebody reads it in a list, without what turns the direction of a line or cannot be stored. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

type SearchInput = ParsedInputOf<typeof search>;

/** Another page, a tab or a filter is a closer look at the same search. */
const isBegun = ({ page, kind, period, topicId, authorId, organizationId, fileKind, savedId }: SearchInput): boolean =>
  page === 1 && [kind, period, topicId, authorId, organizationId, fileKind, savedId].every((one) => one === undefined);

/** D-195: noted after the answer, for the report alone. */
export function logSearch(ctx: Context, input: SearchInput, found: Found): void {
  const { form, words: asked } = questionOf(input.search);
  if (asked.length === 0 || !isBegun(input)) return;
  const words = [...plainText(input.search)].slice(0, limits.characters).join('');
  const row = { memberId: ctx.actor.id, form, words, outcome: outcomeOf(found), at: new Date(ctx.now()) };
  ctx.writeBehind(searchEvents, [{ type: 'search', row }]);
}

type ClickInput = ParsedInputOf<typeof recordSearchClick>;

/** D-195: which result was opened, and at which place it stood. */
export async function logClick(ctx: Context, { search, kind, id: itemId, sourceId, rank }: ClickInput) {
  const { form } = questionOf(search);
  const row = { memberId: ctx.actor.id, form, kind, itemId, sourceId, rank, at: new Date(ctx.now()) };
  ctx.writeBehind(searchEvents, [{ type: 'click', row }]);
  return {};
}
