import { amount } from '@shuyuan/contract/kernel/amount';
import { firstStep } from '@shuyuan/contract/ledger/grade-steps';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { replaceSteps } from '../../features/ledger/index.ts';
import { noteGrades } from '../../features/pricing/grades/note-grades.ts';
import { orderShopItem } from '../../features/pricing/shop/order-shop-item.ts';
import { createShopItem } from '../../features/pricing/shop/create-shop-item.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const keeper = 'luchengze';
const things = [
  { title: '青禾保温杯', description: '五百毫升，刻学院院徽，人事部发放。', price: 8_000n, stock: 30, perPerson: 1 },
  { title: '读书会笔记本', description: '方格内页，每人最多三本。', price: 2_000n, stock: 100, perPerson: 3 },
  { title: '院长下午茶', description: '每季度一场，每场六人。', price: 50_000n, stock: 0, perPerson: 1 },
] as const;
const orders = [
  { by: 'songqinghe', title: '青禾保温杯', daysAgo: 2 },
  { by: 'duyinuo', title: '读书会笔记本', daysAgo: 1 },
] as const;

/** Points and benefits of the grades behind the first; who is in one of them was found in it before anybody looked. */
async function seedGrades(ctx: SystemContext, cardId: string): Promise<void> {
  const { tenantId } = (await personAt(ctx, keeper, 0)).actor;
  const steps = [
    { from: 100, discountPercent: 0, extraCoins: 0, cardId: null },
    { from: 500, discountPercent: 0, extraCoins: 0, cardId: null },
    { from: 2_000, discountPercent: 5, extraCoins: 2, cardId: null },
    { from: 6_000, discountPercent: 10, extraCoins: 5, cardId: null },
    { from: 15_000, discountPercent: 15, extraCoins: 10, cardId },
  ].map((step, at) => ({ ...step, level: at + 2 }));
  await ctx.inTransaction((tx) => replaceSteps(tx, tenantId, [firstStep, ...steps]));
  await noteGrades(ctx);
}

/** Things that points buy, one of them all gone, a card, and two orders that wait to be handed out. */
export async function seedShop(ctx: SystemContext, cardId: string): Promise<void> {
  const dean = await personAt(ctx, keeper, 8 * dayMs);
  const card = { title: '工艺进阶卡', description: '持卡一年，打开绑定此卡的工艺资料。', stock: null, perPerson: 1 };
  await createShopItem(dean, { ...card, kind: 'card', cardId, price: amount(20_000n) });
  const items = new Map<string, { id: string; price: bigint }>();
  for (const { price, ...thing } of things) {
    const { id } = await createShopItem(dean, { ...thing, kind: 'thing', cardId: null, price: amount(price) });
    items.set(thing.title, { id, price });
  }
  for (const { by, title, daysAgo } of orders) {
    const item = items.get(title);
    if (!item) throw new Error(`the shop of the world has no ${title}`);
    await orderShopItem(await personAt(ctx, by, daysAgo * dayMs), { itemId: item.id, price: amount(item.price) });
  }
  await seedGrades(ctx, cardId);
}
