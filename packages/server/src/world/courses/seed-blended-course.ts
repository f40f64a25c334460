import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { courseArticles } from './course-articles.ts';

async function surveyId(ctx: SystemContext, title: string): Promise<string> {
  const { id } = await ctx.read.selectFrom('survey').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  return id;
}

/** A course whose sections are more than material: what people are asked after they have read. */
export async function seedBlendedCourse(ctx: SystemContext): Promise<void> {
  const author = await personAt(ctx, 'shenruoxi', 70 * dayMs);
  const made = await createCourse(author, {
    title: '学习力：从看完到用上',
    introduction: '看一篇短文，再告诉我们你接下来想学什么。你的回答会写进明年的培训计划。',
    coverFileId: null,
    lecturerId: author.actor.id,
    topicIds: [],
    audience: { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null },
    settings: { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  const outlined = await personAt(ctx, 'shenruoxi', 30 * hourMs);
  const sections = [
    { type: SectionType.article, title: '信号与噪声', isRequired: true, text: courseArticles.signalAndNoise },
    {
      type: SectionType.survey,
      title: '你接下来想学什么',
      isRequired: true,
      contentId: await surveyId(ctx, '明年培训需求调研'),
    },
  ];
  const { id, revision } = await saveOutline(outlined, { ...made, chapters: [{ title: '看完之后', sections }] });
  await publishCourse(await personAt(ctx, 'shenruoxi', 70 * dayMs), { id, revision, midway: 'keep' });
}
