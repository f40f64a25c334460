import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { sellableColumns } from '../../features/community/offers/sellable-columns.ts';
import { createColumn } from '../../features/community/columns/save-column.ts';
import { createQuestion } from '../../features/community/questions/publish/create-question.ts';
import { giveCard } from '../../features/pricing/cards/list-card-members.ts';
import { createCard } from '../../features/pricing/cards/create-card.ts';
import { purchase } from '../../features/pricing/purchase/purchase.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { priceByCard, priceInCoins } from './price-in-coins.ts';
import { seedShop } from './seed-shop.ts';
import { bundleStory, cardStory, pricedStories, sellerStory } from './pricing-stories.ts';

const buy = purchase([sellableColumns]);

async function seedCard(ctx: SystemContext): Promise<string> {
  const { cardName, benefits, days, daysAgo, holders } = cardStory;
  const dean = await personAt(ctx, 'luchengze', daysAgo * dayMs);
  const { id } = await createCard(dean, { cardName, benefits, days });
  const people = await Promise.all(holders.map((account) => personAt(ctx, account, 0)));
  await giveCard(dean, { id, memberIds: people.map(({ actor }) => actor.id) });
  return id;
}

const idOf = async (ctx: SystemContext, table: 'shareAccount' | 'topic', name: string): Promise<string> =>
  (await ctx.read.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

async function seedPosts(ctx: SystemContext, accountId: string, cardId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const { by, kind, topics, daysAgo, title, content, cost } of pricedStories) {
    const { id } = await createQuestion(await personAt(ctx, by, daysAgo * dayMs), {
      kind,
      accountId,
      title,
      content,
      topicIds: await Promise.all(topics.map((topic) => idOf(ctx, 'topic', topic))),
      fileIds: [],
      columnIds: [],
      price: cost === 'card' ? priceByCard(cardId) : priceInCoins(cost.coin, cost.discountCoin),
    });
    ids.push(id);
  }
  return ids;
}

/** D-121: something to buy, somebody who has bought it, and a card that opens a part. Behind the coins that pay for it. */
export async function seedPricing(ctx: SystemContext): Promise<void> {
  const accountId = await idOf(ctx, 'shareAccount', sellerStory.account);
  const cardId = await seedCard(ctx);
  const questionIds = await seedPosts(ctx, accountId, cardId);
  await seedShop(ctx, cardId);
  const { title, introduce, cover, cost, hoursAgo, buyers } = bundleStory;
  const price = priceInCoins(cost.coin, cost.discountCoin);
  const seller = await personAt(ctx, sellerStory.by, hoursAgo * hourMs);
  const form = { title, introduce, cover, price };
  const { id } = await createColumn(seller, { ...form, enjoyId: accountId, questionIds });
  for (const [hours, buyer] of buyers.entries())
    await buy(await personAt(ctx, buyer, (hoursAgo - 2 - 3 * hours) * hourMs), {
      businessType: 'column',
      businessId: id,
      quantity: 1,
      discountCoin: price.discountCoin,
    });
}
