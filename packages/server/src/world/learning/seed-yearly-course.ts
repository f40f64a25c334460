import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const rules = `<h2>三条红线</h2><p>不断电不检修，不挂牌不开工，不确认不送电。发现有人越线，任何人都可以叫停。</p>
<h2>每年复训</h2><p>事故案例每年更新，复训之后重新签署安全承诺。</p>`;

/** The training that is repeated every year, as somebody reads it in one sitting. */
export async function seedYearlyCourse(ctx: SystemContext): Promise<{ id: string; key: string }> {
  const author = await personAt(ctx, 'shenruoxi', yearlyAgoMs + 10 * dayMs);
  const made = await createCourse(author, {
    title: '安全生产年度复训',
    introduction: '每年一次：红线、案例、承诺。',
    coverFileId: null,
    lecturerId: author.actor.id,
    topicIds: [],
    audience: everyone,
    settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  const sections = [{ type: SectionType.article, title: '红线与案例', isRequired: true, text: rules }];
  const { id, revision, chapters } = await saveOutline(author, {
    ...made,
    chapters: [{ title: '年度复训', sections }],
  });
  await publishCourse(author, { id, revision, midway: 'keep' });
  return { id, key: chapters[0]?.sections[0]?.key ?? '' };
}

/** It was learned 345 days ago: a certificate of a year ends in about three weeks. */
export const yearlyAgoMs = 345 * dayMs;
