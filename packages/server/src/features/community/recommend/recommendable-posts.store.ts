import { QuestionKind } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { FinishedQuery, FinishedRow, Recommendable } from '../../recommend/index.ts';
import { among, type SearchReader } from '../../search/index.ts';
import type { Reads } from '../../../platform/db.ts';
import { searchablePosts } from '../search/searchable-posts.store.ts';

/** Finished is what was read. */
async function listFinished(read: Reads, { memberId, ids, at }: FinishedQuery): Promise<FinishedRow[]> {
  const rows = await read
    .selectFrom('questionRead as seen')
    .innerJoin('question', 'question.id', 'seen.questionId')
    .select(['question.id', 'question.kind as postKind', 'seen.readAt as finishedAt'])
    .where('seen.memberId', '=', memberId)
    .where('seen.questionId', '=', among(ids))
    .where('seen.readAt', '<=', at)
    .execute();
  return rows.map(({ id, postKind, finishedAt }) => ({
    kind: postKind === QuestionKind.ask ? 'question' : 'article',
    id,
    finishedAt,
  }));
}

/** Read already, or written by the reader. */
const isClosed = ({
  memberId,
}: SearchReader) => sql<boolean>`(coalesce(document.author_id = ${memberId}, false) or exists (
  select from question_read seen where seen.question_id = document.source_id and seen.member_id = ${memberId}))`;

export const recommendablePosts: Recommendable = {
  searchable: searchablePosts,
  kinds: ['article', 'question'],
  isClosed,
  listFinished,
};
