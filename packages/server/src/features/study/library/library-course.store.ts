import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Contents made of an item of the library whose latest version shows another file than the item has now. */
export async function listOutdatedCourses(read: Reads, itemId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('course')
    .innerJoin('libraryItem as item', 'item.id', 'course.libraryItemId')
    .select('course.id')
    .where('course.libraryItemId', '=', itemId)
    .where('course.state', '<>', 'archived')
    .where(
      sql<boolean>`(select section.file_id from course_version version
        join course_section section on section.version_id = version.id
        where version.course_id = course.id order by version.number desc limit 1) <> item.file_id`,
    )
    .orderBy('course.id')
    .execute();
  return rows.map(({ id }) => id);
}
