import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { withdrawCourse } from '../../features/study/manage/withdraw-course.ts';
import { countRecentLearners } from '../../features/study/recommend/count-recent-learners.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { commentCourse } from './comment-course.ts';
import { courseStories, type CourseStory } from './course-stories.ts';
import { learnCourse } from './learn-course.ts';
import { addSections, writeCourse } from './write-course.ts';

async function seedCourse(ctx: SystemContext, story: CourseStory): Promise<void> {
  const outlined = await writeCourse(ctx, story);
  if (story.fate === 'draft') return;
  const { id } = outlined;
  const publisher = await personAt(ctx, story.by, story.daysAgo * dayMs - 10 * minuteMs);
  const { revision } = await publishCourse(publisher, { id, revision: outlined.revision, midway: 'keep' });
  const sections = outlined.chapters.flatMap((chapter) => chapter.sections);
  for (const learner of story.learners ?? []) await learnCourse(ctx, { courseId: id, sections, learner });
  await commentCourse(ctx, id, story.comments ?? []);
  if (story.added) await addSections(ctx, story, { ...outlined, revision });
  if (story.fate === 'withdrawn') await withdrawCourse(await personAt(ctx, story.by, 10 * dayMs), { id });
}

/** Six courses with everything in them, made and learned through the use cases of the product. */
export async function seedCourses(ctx: SystemContext): Promise<void> {
  for (const story of courseStories) await seedCourse(ctx, story);
  await countRecentLearners(ctx);
}
