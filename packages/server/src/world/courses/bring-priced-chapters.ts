import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Context } from '../../platform/context.ts';
import { bringMaterial } from './course-material.ts';

const article = (title: string, text: string, isFree = false) => ({
  type: SectionType.article,
  title,
  text,
  isFree,
  isRequired: true,
});

/** Three articles, the first free to try, and a task with the sheet it is done on. */
export async function bringPricedChapters(author: Context) {
  const { fileId } = await bringMaterial(author, 'runoutSheet');
  return [
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
          taskFileIds: [fileId],
          isRequired: false,
        },
      ],
    },
  ];
}
