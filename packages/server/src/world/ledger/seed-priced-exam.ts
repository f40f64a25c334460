import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { createBankCategory, createBankQuestion, createExam, publishExam } from '../../features/exams/index.ts';
import { sellableExams } from '../../features/exams/prices/sellable-exams.ts';
import { priceSettingOf } from '../../features/pricing/index.ts';
import { purchase } from '../../features/pricing/purchase/purchase.ts';
import type { SystemContext } from '../../platform/context.ts';
import { priceInCoins } from './price-in-coins.ts';
import { personAt } from '../person-at.ts';
import { judged, single } from '../learning/bank/question-story.ts';

const category = '主轴维修';
const stories = [
  single(
    '听到周期性的敲击，而且随转速变快，先查哪里？',
    ['轴承滚道', '皮带张力', '冷却液浓度', '照明线路'],
    '随转速变化的敲击多半来自滚道上的缺陷。',
  ),
  judged('换完轴承后可以直接满转速加工。', false, '先空转三十分钟，再复测跳动。'),
  single(
    '主轴径向跳动超差，最先要排除的是什么？',
    ['锥孔和刀柄不干净', '电机功率不足', '程序原点偏移', '导轨润滑不足'],
    '锥孔里的一片切屑就足以让读数超差。',
  ),
];

/** PRICE-01: an exam to be bought, and somebody who has bought it. Behind the coins. */
export async function seedPricedExam(ctx: SystemContext): Promise<void> {
  const author = await personAt(ctx, 'shenruoxi', 25 * dayMs);
  const { id: categoryId } = await createBankCategory(author, { parentId: null, name: category });
  const questions: { questionId: string; version: number; points: number }[] = [];
  for (const { difficulty, explanation, question } of stories) {
    const written = { categoryId, tags: [category], difficulty, explanation, question };
    questions.push({ questionId: (await createBankQuestion(author, written)).id, version: 1, points: 10 });
  }
  const price = priceInCoins(300n, 200n);
  const { id, revision } = await createExam(author, {
    name: '主轴维修技能认定',
    introduction: '三道题，考的是听声、测量和修复的次序。购买后可以考三次，取最好的一次。',
    audience: everyone,
    settings: { ...examBeginning, lengthMinutes: 20, maxAttempts: 3, passPercent: 60 },
    paper: { kind: 'fixed', questions },
    price: priceSettingOf(price),
  });
  await publishExam(author, { id, revision });
  await purchase([sellableExams])(await personAt(ctx, 'songqinghe', dayMs), {
    businessType: 'exam',
    businessId: id,
    quantity: 1,
    discountCoin: price.discountCoin,
  });
}
