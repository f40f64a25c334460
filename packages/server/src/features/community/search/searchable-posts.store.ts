import { QuestionKind } from '@shuyuan/contract/community/questions';
import { teaserOf } from '@shuyuan/contract/pricing/teaser';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable, type SearchDocument, type SearchReader } from '../../search/index.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { isOpenFor } from '../offers/offers.store.ts';
import { isListed } from '../questions/question-list.store.ts';
import { cleanText } from '../rich-text.ts';

const inner = 'text';

/** The card everybody reads, and the text, which may be for sale (D-122). */
const listDocuments = async (read: Reads, ids: readonly string[]): Promise<SearchDocument[]> => {
  const rows = await read
    .selectFrom('question')
    .leftJoin('shareAccount as account', 'account.id', 'question.accountId')
    .select(['question.id', 'question.tenantId', 'question.kind as postKind', 'question.title', 'question.content'])
    .select(['question.summary', 'question.authorId', 'question.organizationId', 'question.publishedAt'])
    .select([
      sql<number>`question.read_num + 3 * question.praise_num + 5 * question.discuss_num`.as('useCount'),
      sql<string[]>`array(select topic_id from question_topic carried where carried.question_id = question.id
        order by position)`.as('topicIds'),
      sql<string[]>`array(select topic.name from question_topic carried join topic on topic.id = carried.topic_id
        where carried.question_id = question.id order by position)`.as('names'),
    ])
    .where('question.id', '=', among(ids))
    .where(isListed)
    .execute();
  return rows.flatMap(({ id, postKind, content, summary, ...row }) => {
    const kind = postKind === QuestionKind.ask ? ('question' as const) : ('article' as const);
    const item = { ...row, sourceId: id, kind, itemId: id };
    return [
      { ...item, part: '', isInner: false, text: teaserOf(summary) },
      { ...item, part: inner, isInner: true, text: cleanText(content).text },
    ];
  });
};

const isVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from question left join share_account account on account.id = question.account_id
  where question.id = document.source_id and ${isListed} and (not document.is_inner or ${isOpenFor(reader)}))`;

export const searchablePosts: Searchable = {
  source: 'post',
  ...rowsOfTable('question'),
  listDocuments,
  isVisible: { question: isVisible, article: isVisible },
  isOpen: isCommunityOpen,
};
