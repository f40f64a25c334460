import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { toVtt } from '@shuyuan/contract/study/captions/caption-cues';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { saveCaptions } from '../../features/study/captions/save-captions.ts';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { SectionInput } from '../../features/study/manage/section-input.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { courseArticles } from './course-articles.ts';
import { replayCaptions } from './replay-captions.ts';

async function surveyId(ctx: SystemContext, title: string): Promise<string> {
  const { id } = await ctx.read.selectFrom('survey').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  return id;
}

async function recordedLiveId(ctx: SystemContext): Promise<string> {
  const { liveId } = await ctx.read
    .selectFrom('liveReplay')
    .select('liveId')
    .where('state', '=', 'ready')
    .orderBy('liveId')
    .executeTakeFirstOrThrow();
  return liveId;
}

const slideSeconds = 10;

const captionsOf = (language: keyof typeof replayCaptions): string =>
  toVtt(
    replayCaptions[language].map((text, at) => ({ from: at * slideSeconds, to: (at + 1) * slideSeconds - 1, text })),
  );

/** A course whose sections are more than material: its author asks what people want, its lecturer adds a recording. */
export async function seedBlendedCourse(ctx: SystemContext): Promise<void> {
  const [author, lecturer] = [await personAt(ctx, 'shenruoxi', 30 * hourMs), await personAt(ctx, 'guhuaiqian', hourMs)];
  const made = await createCourse(await personAt(ctx, 'shenruoxi', 70 * dayMs), {
    title: '学习力：从看完到用上',
    introduction: '看一篇短文、一场直播的回放，再告诉我们你接下来想学什么。你的回答会写进明年的培训计划。',
    coverFileId: null,
    lecturerId: lecturer.actor.id,
    topicIds: [],
    audience: {
      isEveryone: true,
      organizationIds: [],
      positionIds: [],
      topicIds: [],
      memberIds: [],
      joinedSince: null,
    },
    settings: { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  const text = courseArticles.signalAndNoise;
  const article = { type: SectionType.article, title: '信号与噪声', isRequired: true, text };
  const contentId = await surveyId(ctx, '明年培训需求调研');
  const survey = { type: SectionType.survey, title: '你接下来想学什么', isRequired: true, contentId };
  const outlineOf = (sections: readonly SectionInput[]) => [{ title: '看完之后', sections }];
  const first = await saveOutline(author, { ...made, chapters: outlineOf([article, survey]) });
  const [articleKey, surveyKey] = first.chapters.flatMap(({ sections }) => sections.map(({ key }) => key));
  const live = { type: SectionType.live, isRequired: false, contentId: await recordedLiveId(ctx) };
  const sections = [
    { ...article, key: articleKey },
    { ...live, title: '直播回放：三次改动' },
    { ...survey, key: surveyKey },
  ];
  const { id, revision, chapters } = await saveOutline(lecturer, { ...first, chapters: outlineOf(sections) });
  const sectionKey = chapters[0]?.sections[1]?.key ?? '';
  for (const language of ['cn', 'en'] as const)
    await saveCaptions(lecturer, { id, sectionKey, language, text: captionsOf(language) });
  await publishCourse(await personAt(ctx, 'shenruoxi', 70 * dayMs), { id, revision, midway: 'keep' });
}
