import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The path or subject a file belongs to, and whose it is: whoever edits that may publish the file with it. */
export type FileCourseOwner =
  | { readonly positionId: string }
  | { readonly subjectId: string; readonly authorId: string };

/** `libraryItemId`: the item of the library it is, instead of a file of its own. */
type Binding = FileCourseOwner & { readonly libraryItemId?: string };

export async function bindToOwner(tx: Tx, id: string, binding: Binding): Promise<void> {
  await tx.updateTable('course').set(binding).where('id', '=', id).execute();
}

/** Those of these courses that are files of a path or a subject and wait to be published with it. */
export async function listFileCourseDrafts(read: Reads, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read
    .selectFrom('course')
    .select(['id', 'revision'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('isFile', '=', true)
    .where('state', '=', 'draft')
    .orderBy('id')
    .execute();
}

/** Whether somebody opened it on the path they walk or in the subject they joined, which refuse that while it is locked. */
export async function isFileCourseOpen(read: Reads, courseId: string, memberId: string): Promise<boolean> {
  const { isOpen } = await read
    .selectNoFrom(sql<boolean>`is_file_course_open(${courseId}, ${memberId})`.as('isOpen'))
    .executeTakeFirstOrThrow();
  return isOpen;
}

const isOfNothing = sql<boolean>`not exists (select from position_section
    where position_section.business_type = ${BusinessType.course} and position_section.business_id = course.id)
  and not exists (select from subject_item
    where subject_item.business_type = ${BusinessType.course} and subject_item.business_id = course.id)`;

const unusedDrafts = (read: Reads, before: Date) =>
  read
    .selectFrom('course')
    .select(['course.id', 'course.tenantId'])
    .where('course.isFile', '=', true)
    .where('course.state', '=', 'draft')
    .where('course.updatedAt', '<', before)
    .where(isOfNothing);

/** Files that were brought to a path or a subject and stand in no version of any, of every tenant. */
export const listUnusedFileDrafts = (read: Reads, before: Date, limit: number) =>
  unusedDrafts(read, before).orderBy('course.id').limit(limit).execute();

/** Whether it was there, and still unused. */
export async function deleteFileDraft(tx: Tx, id: string, before: Date): Promise<boolean> {
  const draft = await unusedDrafts(tx, before).where('course.id', '=', id).forUpdate().executeTakeFirst();
  if (!draft) return false;
  await tx.deleteFrom('sectionCaption').where('courseId', '=', id).execute();
  await tx.deleteFrom('courseVersion').where('courseId', '=', id).execute();
  await tx.deleteFrom('course').where('id', '=', id).execute();
  return true;
}
