import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isBoughtBy } from '../../pricing/index.ts';
import { among, isMeantFor, rowsOfTable, type Searchable, type SearchReader } from '../../search/index.ts';

const listDocuments = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('subject')
    .select(['id', 'tenantId', 'title', 'introduction', 'authorId', 'publishedAt'])
    .select(
      sql<bigint>`(select coalesce(sum(learners), 0) from learner_count where content_id = subject.id)`.as('learners'),
    )
    .where('id', '=', among(ids))
    .where('state', '=', 'published')
    .execute();
  return rows.map(({ id, introduction, learners, publishedAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'subject' as const,
    itemId: id,
    isInner: false,
    text: introduction,
    useCount: Number(learners),
    publishedAt: publishedAt ?? new Date(0),
  }));
};

/** Those the catalogue of the reader lists, with a price or without: nothing inside is found. */
const isVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from subject where subject.id = document.source_id and subject.state = 'published'
    and (${isMeantFor(reader, sql`subject.audience`)} or ${isBoughtBy(reader, 'subject', sql`subject.id`)}))`;

export const searchableSubjects: Searchable = {
  source: 'subject',
  ...rowsOfTable('subject'),
  listDocuments,
  isVisible: { subject: isVisible },
};
