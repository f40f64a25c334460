import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable } from '../../search/index.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { isListed } from '../questions/question-list.store.ts';
import { cleanText } from '../rich-text.ts';

/** Answers and replies below a post; what is said below a course is found there. */
const listDocuments = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('discussion')
    .innerJoin('question', 'question.id', 'discussion.questionId')
    .select(['discussion.id', 'discussion.tenantId', 'discussion.questionId as parentId', 'discussion.content'])
    .select(['discussion.authorId', 'discussion.praiseNum as useCount', 'discussion.createdAt'])
    .select('question.organizationId')
    .where('discussion.id', '=', among(ids))
    .where('discussion.isRemoved', '=', false)
    .execute();
  return rows.map(({ id, content, createdAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'answer' as const,
    itemId: id,
    isInner: false,
    title: '',
    text: cleanText(content).text,
    publishedAt: createdAt,
  }));
};

/** Open to whoever sees the card of the post. */
const isVisible = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from discussion join question on question.id = discussion.question_id
    left join share_account account on account.id = question.account_id
  where discussion.id = document.source_id and not discussion.is_removed and ${isListed})`;

export const searchableAnswers: Searchable = {
  source: 'discussion',
  ...rowsOfTable('discussion'),
  listDocuments,
  isVisible: { answer: isVisible },
  isOpen: isCommunityOpen,
};
