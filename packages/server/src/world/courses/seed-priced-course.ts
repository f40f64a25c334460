import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { priceSettingOf } from '../../features/pricing/index.ts';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { priceInCoins } from '../ledger/price-in-coins.ts';
import { personAt } from '../person-at.ts';
import { bringPricedChapters } from './bring-priced-chapters.ts';
import { seedCourseSales } from './seed-course-sales.ts';
import { seedHomework } from './seed-homework.ts';

/** PRICE-01: a course to be bought, with a section free to try and somebody who has bought it. Behind the coins. */
export async function seedPricedCourse(ctx: SystemContext): Promise<void> {
  const author = await personAt(ctx, 'guhuaiqian', 90 * dayMs);
  const price = priceInCoins(1_200n, 900n);
  const made = await createCourse(author, {
    title: '主轴维修手记',
    introduction: '二十年的主轴维修经验，浓缩成三篇短文：听得出、量得准、修得好。第一篇可以免费试学。',
    coverFileId: await bringCover(author, 2),
    lecturerId: author.actor.id,
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
    price: priceSettingOf(price),
  });
  const {
    id,
    revision,
    chapters: saved,
  } = await saveOutline(author, { ...made, chapters: await bringPricedChapters(author) });
  await publishCourse(author, { id, revision, midway: 'keep' });
  await seedCourseSales(ctx, id, price.discountCoin);
  await seedHomework(ctx, { courseId: id, sectionKey: saved[1]?.sections[1]?.key ?? '' });
}
