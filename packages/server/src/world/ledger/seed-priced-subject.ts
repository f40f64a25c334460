import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { priceSettingOf } from '../../features/pricing/index.ts';
import { purchase } from '../../features/pricing/purchase/purchase.ts';
import * as subjects from '../../features/subjects/index.ts';
import { sellableSubjects } from '../../features/subjects/prices/sellable-subjects.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { priceInCoins } from './price-in-coins.ts';
import { personAt } from '../person-at.ts';

const item = { isRequired: true, prerequisiteKeys: [], minimumMarks: [], deadline: null };

/** Listening with the album of the library, measuring by the rules of the vendor, mending with the course. */
async function stagesOf(author: Context, subjectId: string) {
  const [album, course] = ['主轴异响速查图册', '主轴维修手记'];
  const found = author.read.selectFrom('libraryItem').select('id').where('title', '=', album);
  const { id: itemId } = await found.executeTakeFirstOrThrow();
  const { businessId } = await subjects.addSubjectLibraryItem(author, { id: subjectId, itemId });
  const sold = author.read.selectFrom('course').select('id').where('title', '=', course);
  const { id: courseId } = await sold.executeTakeFirstOrThrow();
  const url = 'https://example.com/spindle/runout';
  return [
    {
      title: '听：分得出声音',
      electiveCount: 0,
      items: [{ ...item, key: album, title: album, businessType: BusinessType.course, businessId }],
    },
    {
      title: '量与修：跟着做一遍',
      electiveCount: 1,
      items: [
        { ...item, key: '读数', title: '跳动读数与记录办法', businessType: BusinessType.knowledge, url },
        {
          ...item,
          key: course,
          title: course,
          businessType: BusinessType.course,
          businessId: courseId,
          isRequired: false,
        },
      ],
    },
  ];
}

/** PRICE-01: a subject to be bought, with what else is for sale in it, and somebody who has bought it. Behind the coins. */
export async function seedPricedSubject(ctx: SystemContext): Promise<void> {
  const author = await personAt(ctx, 'guhuaiqian', 20 * dayMs);
  const price = priceInCoins(1_500n, 1_000n);
  const fields = {
    title: '主轴维修带徒计划',
    introduction: '一个月，从听声到上手：图册、读数和维修手记都在里面，购买后不再另外收费。',
    coverFileId: await bringCover(author, 3),
    audience: everyone,
    learnSequence: LearnSequence.inOrder,
  };
  const made = await subjects.createSubject(author, fields);
  const stages = await stagesOf(author, made.id);
  const draft = { ...made, ...fields, deadline: null, stages, price: priceSettingOf(price) };
  const { id, revision } = await subjects.saveSubject(author, draft);
  await subjects.publishSubject(author, { id, revision, midway: 'keep' });
  const buyer = await personAt(ctx, 'xiaoyichen', 2 * dayMs);
  const { discountCoin } = price;
  await purchase([sellableSubjects])(buyer, { businessType: 'subject', businessId: id, quantity: 1, discountCoin });
  await subjects.joinSubject(buyer, { id });
}
