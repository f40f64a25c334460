import { amount } from '@shuyuan/contract/kernel/amount';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { distributing } from '../../features/ledger/distribute/distribute.ts';
import { granting } from '../../features/ledger/manage/platform-grant.ts';
import { rewarding } from '../../features/ledger/reward/reward.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { pointStories, type RewardStory, rewardStories, shareStory, startStory } from './ledger-stories.ts';
import { people } from '../people.ts';
import { personAt } from '../person-at.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPricing } from './pricing.ts';

/** Told in the past, so nobody is rung. */
const notifyNobody = async (): Promise<void> => undefined;
const grant = granting(notifyNobody);
const reward = rewarding(notifyNobody);
const distribute = distributing(notifyNobody);

type Company = ReadonlyMap<string, Context>;

/** Everybody is looked up once: much is told of each of them. */
const gather = async (ctx: SystemContext): Promise<Company> =>
  new Map(await Promise.all(people.map(async ({ account }) => [account, await personAt(ctx, account, 0)] as const)));

function personOn(company: Company, account: string, at: number): Context {
  const person = company.get(account);
  if (!person) throw new Error(`the world has nobody called ${account}`);
  return { ...person, now: () => at };
}

const idsOf = (company: Company, accounts: Iterable<string>): string[] =>
  [...accounts].map((account) => personOn(company, account, 0).actor.id);

async function seedGrants(ctx: SystemContext, company: Company): Promise<void> {
  const { by, daysAgo, amount: each, reason } = startStory;
  const common = { accountType: AccountType.person, direction: Direction.income } as const;
  await grant(personOn(company, by, ctx.now() - daysAgo * dayMs), {
    ...common,
    accountCodes: idsOf(company, company.keys()),
    type: Currency.coin,
    tradeAmount: amount(each),
    reason,
  });
  for (const story of pointStories)
    await grant(personOn(company, by, ctx.now() - story.daysAgo * dayMs), {
      ...common,
      accountCodes: idsOf(company, story.to),
      type: Currency.integral,
      tradeAmount: amount(story.amount),
      reason: story.reason,
    });
}

/** Posts by their title, with what was said below them by whom. */
async function findContents({ read }: SystemContext) {
  const posts = await read.selectFrom('question').select(['id', 'title', 'publishedAt']).execute();
  const said = await read
    .selectFrom('discussion')
    .innerJoin('member', 'member.id', 'discussion.authorId')
    .select(['discussion.id', 'discussion.questionId', 'member.account'])
    .orderBy('discussion.createdAt')
    .execute();
  return ({ title, answerOf }: RewardStory) => {
    const post = posts.find((one) => one.title === title);
    const answer = said.find(({ questionId, account }) => questionId === post?.id && account === answerOf);
    const target = answerOf === undefined ? post : answer;
    if (!post || !target) throw new Error(`the world has nothing like ${title}`);
    return { targetId: target.id, publishedAt: post.publishedAt.getTime() };
  };
}

/** In the order in which it happened: the book has one. */
async function seedRewards(ctx: SystemContext, company: Company): Promise<void> {
  const contentOf = await findContents(ctx);
  const told = rewardStories.map((story) => {
    const { targetId, publishedAt } = contentOf(story);
    return { ...story, targetId, at: Math.min(publishedAt + story.hours * hourMs, ctx.now()) };
  });
  for (const { by, at, answerOf, targetId, amount: given } of told.toSorted((a, b) => a.at - b.at))
    await reward(personOn(company, by, at), {
      targetType: answerOf === undefined ? 'question' : 'discuss',
      targetId,
      tradeAmount: amount(given),
    });
}

async function seedShare(ctx: SystemContext, company: Company): Promise<void> {
  const { by, team, daysAgo, shares } = shareStory;
  const { id } = await ctx.read
    .selectFrom('shareAccount')
    .select('id')
    .where('name', '=', team)
    .executeTakeFirstOrThrow();
  await distribute(personOn(company, by, ctx.now() - daysAgo * dayMs), {
    accountId: id,
    currency: Currency.coin,
    shares: Object.entries(shares).map(([account, given]) => ({
      memberId: personOn(company, account, 0).actor.id,
      amount: amount(given),
    })),
  });
}

/** Coins for everybody, points for some, what they have given each other, and what a team made of it; then what they buy. */
export async function seedLedger(ctx: SystemContext): Promise<void> {
  const company = await gather(ctx);
  await seedPayments(ctx);
  await seedGrants(ctx, company);
  await seedRewards(ctx, company);
  await seedShare(ctx, company);
  await seedPricing(ctx);
}
