import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export async function bindToPath(tx: Tx, { id, positionId }: { id: string; positionId: string }): Promise<void> {
  await tx.updateTable('course').set({ positionId }).where('id', '=', id).execute();
}

/** Those of these courses that belong to a path and wait to be published with it. */
export async function listPathDrafts(read: Reads, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read
    .selectFrom('course')
    .select(['id', 'revision'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('positionId', 'is not', null)
    .where('state', '=', 'draft')
    .orderBy('id')
    .execute();
}

/** Whether somebody opened it on the path they walk: the path refuses that while its chapter is locked. */
export async function isPathCourseOpen(read: Reads, courseId: string, memberId: string): Promise<boolean> {
  const { isOpen } = await read
    .selectNoFrom(sql<boolean>`is_path_course_open(${courseId}, ${memberId})`.as('isOpen'))
    .executeTakeFirstOrThrow();
  return isOpen;
}

const isOfNoPath = sql<boolean>`not exists (select from position_section
  where position_section.business_type = ${BusinessType.course} and position_section.business_id = course.id)`;

const unusedDrafts = (read: Reads, before: Date) =>
  read
    .selectFrom('course')
    .select(['course.id', 'course.tenantId'])
    .where('course.positionId', 'is not', null)
    .where('course.state', '=', 'draft')
    .where('course.updatedAt', '<', before)
    .where(isOfNoPath);

/** Files that were brought to a path and stand in no version of it, of every tenant. */
export const listUnusedPathDrafts = (read: Reads, before: Date, limit: number) =>
  unusedDrafts(read, before).orderBy('course.id').limit(limit).execute();

/** Whether it was there, and still unused. */
export async function deletePathDraft(tx: Tx, id: string, before: Date): Promise<boolean> {
  const draft = await unusedDrafts(tx, before).where('course.id', '=', id).forUpdate().executeTakeFirst();
  if (!draft) return false;
  await tx.deleteFrom('sectionCaption').where('courseId', '=', id).execute();
  await tx.deleteFrom('courseVersion').where('courseId', '=', id).execute();
  await tx.deleteFrom('course').where('id', '=', id).execute();
  return true;
}
