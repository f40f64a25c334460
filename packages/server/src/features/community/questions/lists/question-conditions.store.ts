import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { QuestionState } from '@shuyuan/contract/community/question-life';
import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import { matchesSearch } from '../../../../platform/search.ts';
import { isOpenFor, type Reader as Searcher } from '../../offers/offers.store.ts';
import type { Condition } from '../question-list.store.ts';

// Each names the company itself: the indexes begin with it, and row security alone is no condition of theirs.
type Reader = { readonly tenantId: string; readonly memberId: string };

const all = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join([...conditions], sql` and `)})`;

/**
 * D-122: what somebody has not paid for is found by its title and teaser alone, or a few hundred searches would read
 * the text. The index finds by the whole text, which begins with both.
 */
export function wordsMatch(search: string, reader: Searcher): readonly Condition[] {
  const ofText = matchesSearch(search, sql`question.search_text`, sql`question.search`);
  if (ofText.length === 0) return [];
  const ofCard = matchesSearch(search, sql`question.card_text`, sql`question.search`);
  return [...ofText, sql<boolean>`(${isOpenFor(reader)} or ${all(ofCard)})`];
}
export const isOfKind = (kind: QuestionKind): Condition => sql<boolean>`question.kind = ${kind}`;
/** D-097: somebody's own questions; what they wrote for an account is the account's. */
export const isAskedBy = (memberId: string): Condition =>
  sql<boolean>`question.author_id = ${memberId} and question.account_id is null`;
export const isOfAccount = (accountId: string): Condition => sql<boolean>`question.account_id = ${accountId}`;
export const isIn = (state: QuestionState): Condition => sql<boolean>`question.state = ${state}`;
/** What the people of an account keep in order. */
export const isKept: Condition = sql<boolean>`question.state <> 'removed'`;
export const isNot = (id: string): Condition => sql<boolean>`question.id <> ${id}`;
export const not = (condition: Condition): Condition => sql<boolean>`not (${condition})`;

export const carries = (tenantId: string, topicId: string): Condition => sql<boolean>`question.id in (
  select question_id from question_topic where tenant_id = ${tenantId} and topic_id = ${topicId})`;

/** COMM-13: about a topic somebody follows. */
export const isOfInterestTo = ({ tenantId, memberId }: Reader): Condition => sql<boolean>`question.id in (
  select carried.question_id from attention as wanted
  join question_topic as carried on carried.tenant_id = ${tenantId} and carried.topic_id = wanted.target_id
  where wanted.tenant_id = ${tenantId} and wanted.member_id = ${memberId}
    and wanted.target_type = ${AttentionTarget.topic})`;

/** COMM-13: about something another one is about. */
export const goesWith = (tenantId: string, id: string): Condition => sql<boolean>`question.id in (
  select other.question_id from question_topic as own
  join question_topic as other on other.tenant_id = ${tenantId} and other.topic_id = own.topic_id
  where own.question_id = ${id})`;
