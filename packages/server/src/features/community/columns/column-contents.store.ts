import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { ContentSort } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { Condition, Order } from '../questions/question-list.store.ts';

/** What a reader finds; whether they may see the account was asked before. */
export const isShown: Condition = sql<boolean>`question.state in ('active', 'closed')`;
export const isIn = (columnId: string): Condition =>
  sql<boolean>`question.id in (select question_id from column_content where column_id = ${columnId})`;
export const isInCircle = (circleId: string): Condition => sql<boolean>`question.circle_id = ${circleId}`;

/** COMM-23: what stands in columns a member subscribes to. */
export const isSubscribedBy = (memberId: string): Condition => sql<boolean>`question.id in (
  select content.question_id from attention own
  join special_column kept on kept.id = own.target_id and not kept.is_removed
  join column_content content on content.column_id = kept.id
  where own.member_id = ${memberId} and own.target_type = ${AttentionTarget.column})`;

/** D-139 */
export const asPlaced = (columnId: string): Order => sql`(select position from column_content
  where column_id = ${columnId} and question_id = question.id)`;

/** D-135 */
export const contentOrders: Readonly<Record<ContentSort, Order>> = {
  [ContentSort.newest]: sql`question.published_at desc`,
  [ContentSort.oldest]: sql`question.published_at`,
  [ContentSort.mostRead]: sql`question.read_num desc`,
};

/** Those of the ids that stand in a column. */
export async function findPlaced(read: Reads, columnId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('columnContent')
    .select('questionId')
    .where('columnId', '=', columnId)
    .where('questionId', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ questionId }) => questionId));
}
