import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCover } from '../../files/index.ts';
import { insertCourse, saveCourseTopics, updateCourse } from '../courses/course.store.ts';
import { insertVersion } from '../courses/outline.store.ts';
import { saveCoursePrice } from '../prices/find-course-price.ts';
import { checkCourseInput, type CourseInput, coverPurpose as purpose, fieldsOf } from './course-input.ts';

/** A draft with an empty first version. A copy may have the topics of the course it is made from, also hidden ones. */
export async function createCourse(ctx: Context, input: CourseInput, copiedFromId?: string) {
  const { tenantId, id: authorId } = ctx.actor;
  await checkCourseInput(ctx, input, copiedFromId);
  const [id, at, fields] = [newId(ctx.now()), new Date(ctx.now()), fieldsOf(input)];
  const revision = await ctx.inTransaction(async (tx) => {
    await insertCourse(tx, { id, tenantId, authorId, fields: { ...fields, coverFileId: null }, at });
    await changeCover(tx, ctx, { purpose, subjectId: id, fileId: input.coverFileId, current: null });
    await saveCourseTopics(tx, { tenantId, courseId: id, topicIds: [...new Set(input.topicIds)] });
    await insertVersion(tx, { id: newId(ctx.now()), tenantId, courseId: id, number: 1, at });
    await saveCoursePrice(tx, ctx, { id, title: fields.title, price: input.price });
    return updateCourse(tx, { id, fields, at });
  });
  return { id, revision };
}
