import type { Context } from '../../../platform/context.ts';
import { changeCover, removeUnused } from '../../files/index.ts';
import { saveCourseItems } from '../../library/index.ts';
import { lockEdited, openManagedCourse } from '../courses/course.policy.ts';
import { saveCourseTopics, updateCourse as updateRow } from '../courses/course.store.ts';
import { checkCourseInput, type CourseInput, coverPurpose as purpose, fieldsOf } from './course-input.ts';
import { saveCoursePrice } from '../prices/find-course-price.ts';

/** Fields hold at once, for a published course too; its outline waits for the next version. */
export async function updateCourse(ctx: Context, input: CourseInput & { id: string; revision: number }) {
  const { id } = input;
  const { tenantId } = ctx.actor;
  await openManagedCourse(ctx, id);
  await checkCourseInput(ctx, input, id);
  const { revision, unused } = await ctx.inTransaction(async (tx) => {
    const course = await lockEdited(tx, ctx, input);
    const cover = { fileId: input.coverFileId, current: course.coverFileId };
    const keys = await changeCover(tx, ctx, { purpose, subjectId: id, ...cover });
    await saveCourseTopics(tx, { tenantId, courseId: id, topicIds: [...new Set(input.topicIds)] });
    await saveCoursePrice(tx, ctx, { id, title: input.title, price: input.price });
    const saved = await updateRow(tx, { id, fields: fieldsOf(input), at: new Date(ctx.now()) });
    await saveCourseItems(tx, ctx, id);
    return { revision: saved, unused: keys };
  });
  await removeUnused(ctx, unused);
  return { id, revision };
}
