import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type QuestionPlace = { readonly id: string; readonly kind: QuestionKind };

/** For each of these posts, answers and replies the post it is or stands below: where people find it. */
export async function listPlaces(read: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, QuestionPlace>> {
  if (ids.length === 0) return new Map();
  const among = sql<string>`any(${[...ids]}::text[])`;
  const rows = await read
    .selectFrom('question')
    .select(['question.id as target', 'question.id', 'question.kind'])
    .where('question.id', '=', among)
    .unionAll(
      read
        .selectFrom('discussion')
        .innerJoin('question', 'question.id', 'discussion.questionId')
        .select(['discussion.id as target', 'question.id', 'question.kind'])
        .where('discussion.id', '=', among),
    )
    .execute();
  return new Map(rows.map(({ target, id, kind }) => [target, { id, kind }]));
}
