import { type RawBuilder, sql } from 'kysely';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import type { Reads, Tx } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

type NoteQuery = { readonly courseId: string; readonly memberId: string; readonly search?: string | undefined };

const ownNotes = (read: Reads, { courseId, memberId, search = '' }: NoteQuery) =>
  hasWords(search, sql`search_form(note.text)`).reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('studyNote as note').where('note.courseId', '=', courseId).where('note.memberId', '=', memberId),
  );

/** The newest published version of the course that has the section: a draft is nobody else's business. */
const sectionOf = <Value>(column: RawBuilder<Value>) => sql<Value | null>`(
  select ${column} from course_section section join course_version version on version.id = section.version_id
  where version.course_id = note.course_id and section.key = note.section_key and version.published_at is not null
  order by version.number desc limit 1)`;

/** In the order of the sections as they stand now, and of the second or page in each. */
export const listNotes = (read: Reads, query: NoteQuery, paging: Paging) =>
  ownNotes(read, query)
    .select(['note.id', 'note.sectionKey', 'note.point', 'note.text', 'note.updatedAt'])
    .select([
      sectionOf<string>(sql`section.title`).as('sectionTitle'),
      sectionOf<CourseSectionType>(sql`section.type`).as('sectionType'),
      sectionOf<number>(sql`section.position`).as('sectionPosition'),
    ])
    .orderBy('sectionPosition', (by) => by.asc().nullsLast())
    .orderBy('note.sectionKey')
    .orderBy('note.point')
    .orderBy('note.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export async function countNotes(read: Reads, query: NoteQuery): Promise<number> {
  const { total } = await ownNotes(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Two notes of one person at once are counted one after the other. */
export async function lockNotes(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

type NewNote = {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly courseId: string;
  readonly sectionKey: string;
  readonly point: number;
  readonly text: string;
  readonly at: Date;
};

export async function insertNote(tx: Tx, { at, ...note }: NewNote): Promise<void> {
  await tx
    .insertInto('studyNote')
    .values({ ...note, createdAt: at, updatedAt: at })
    .execute();
}

type OwnNote = { readonly id: string; readonly memberId: string };

/** False where there is no such note of this person. */
export async function updateNote(
  tx: Tx,
  { id, memberId }: OwnNote,
  { text, at }: { text: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('studyNote')
    .set({ text, updatedAt: at })
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteNote(tx: Tx, { id, memberId }: OwnNote): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('studyNote')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
