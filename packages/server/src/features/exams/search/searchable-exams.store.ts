import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isBoughtBy } from '../../pricing/index.ts';
import { among, isMeantFor, rowsOfTable, type Searchable, type SearchReader } from '../../search/index.ts';

/** By its name and introduction as they were published; of its questions nothing is found. */
const listDocuments = async (read: Reads, ids: readonly string[]) => {
  const rows = await read
    .selectFrom('exam')
    .select(['id', 'tenantId', 'authorId', 'publishedAt'])
    .select([
      sql<string>`coalesce(published ->> 'name', name)`.as('title'),
      sql<string>`coalesce(published ->> 'introduction', '')`.as('text'),
    ])
    .where('id', '=', among(ids))
    .where('state', '=', 'published')
    .execute();
  return rows.map(({ id, publishedAt, ...row }) => ({
    ...row,
    sourceId: id,
    part: '',
    kind: 'exam' as const,
    itemId: id,
    isInner: false,
    useCount: 0,
    publishedAt: publishedAt ?? new Date(0),
  }));
};

/** Published, and for the reader, or a course has led them to it, or they have bought it: as the list of exams has it. */
const isVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from exam where exam.id = document.source_id and exam.state = 'published'
    and (${isMeantFor(reader, sql`exam.published -> 'audience'`)} or exists (
      select from exam_invitation invitation
      where invitation.exam_id = exam.id and invitation.member_id = ${reader.memberId})
      or ${isBoughtBy(reader, 'exam', sql`exam.id`)}))`;

export const searchableExams: Searchable = {
  source: 'exam',
  ...rowsOfTable('exam'),
  listDocuments,
  isVisible: { exam: isVisible },
};
