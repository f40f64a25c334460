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
