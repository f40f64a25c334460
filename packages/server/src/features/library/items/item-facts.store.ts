import type { Reads } from '../../../platform/db.ts';

/** Everything the page of an item says beside its row. */
export const findItemFacts = (read: Reads, id: string) =>
  read
    .selectFrom('libraryItem as item')
    .innerJoin('member as author', 'author.id', 'item.authorId')
    .innerJoin('file', 'file.id', 'item.fileId')
    .leftJoin('organization as unit', 'unit.id', 'item.organizationId')
    .leftJoin('file as cover', 'cover.id', 'item.coverFileId')
    .leftJoin('course', 'course.id', 'item.courseId')
    .select(['author.id as authorId', 'author.fullName as authorName', 'author.portrait as authorPortrait'])
    .select(['unit.id as unitId', 'unit.name as unitName', 'cover.path as coverPath', 'course.title as courseTitle'])
    .select(['file.name as fileName', 'file.seconds'])
    .where('item.id', '=', id)
    .executeTakeFirstOrThrow();
