import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { addDiscussion } from '../../features/community/discussions/add-discussion.ts';
import { discussableCourses } from '../../features/study/comments/discussable-courses.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import type { CommentStory } from './course-stories.ts';

/** Told in the past, so nobody is notified. */
const comment = addDiscussion([discussableCourses], { hasNotices: false });

/** The comments of learners on a course, with the answers of whoever teaches it. */
export async function commentCourse(ctx: SystemContext, courseId: string, stories: readonly CommentStory[]) {
  for (const { by, hoursAgo, says, replies = [] } of stories) {
    const { id: parentId } = await comment(await personAt(ctx, by, hoursAgo * hourMs), { courseId, content: says });
    for (const reply of replies)
      await comment(await personAt(ctx, reply.by, reply.hoursAgo * hourMs), {
        courseId,
        parentId,
        content: reply.says,
      });
  }
}
