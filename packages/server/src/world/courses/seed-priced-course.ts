import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { priceSettingOf } from '../../features/pricing/index.ts';
import { saveHomework } from '../../features/study/homework/save-homework.ts';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { priceInCoins } from '../ledger/price-in-coins.ts';
import { personAt } from '../person-at.ts';
import { buyCourse } from './buy-course.ts';

const article = (title: string, text: string, isFree = false) => ({
  type: SectionType.article,
  title,
  text,
  isFree,
  isRequired: true,
});

const chapters = [
  {
    title: '先学会看',
    sections: [
      article(
        '一根主轴会说三种话',
        '<p>声音、温度和铁屑，是主轴每天都在说的三种话。先别急着拆：站在操作位听满三十秒，摸一摸轴承盖，再把铁屑摊在白纸上看。</p><p>三样都记下来，你就有了第一份基线。以后的每一次判断，都是和这份基线比。</p>',
        true,
      ),
      article(
        '跳动怎么量才算数',
        '<p>表座吸在不动的地方，表针压半圈，慢转一周读最大和最小。热机前后各量一次，差值比绝对值更有用。</p>',
      ),
    ],
  },
  {
    title: '再动手修',
    sections: [
      article(
        '预紧力：多一分烧，少一分晃',
        '<p>预紧力看温升，不看扭矩表。每加一档跑二十分钟，温升稳在十五度以内再加下一档；出现啸叫就退回上一档。</p>',
      ),
      {
        type: SectionType.homework,
        title: '量一根你身边的主轴',
        text: '<p>选一台你常用的机床，热机前后各量一次主轴跳动，写下两次读数、差值和你的判断。</p><p>数据真实、判断有依据即为通过。</p>',
        isRequired: false,
      },
    ],
  },
];

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
  const { id, revision, chapters: saved } = await saveOutline(author, { ...made, chapters });
  await publishCourse(author, { id, revision, midway: 'keep' });
  await buyCourse(await personAt(ctx, 'songqinghe', dayMs), {
    businessType: 'course',
    businessId: id,
    quantity: 1,
    discountCoin: price.discountCoin,
  });
  await saveHomework(await personAt(ctx, 'songqinghe', 5 * hourMs), {
    courseId: id,
    sectionKey: saved[1]?.sections[1]?.key ?? '',
    text: '三号线加工中心，主轴 BT40。\n冷机跳动 0.006，热机四十分钟后 0.011，差值 0.005。\n比上个月的基线多 0.002，先查拉刀机构，再看轴承。',
    fileIds: [],
    isSubmitted: true,
  });
}
