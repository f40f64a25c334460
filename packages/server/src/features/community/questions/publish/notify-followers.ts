import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { SystemContext } from '../../../../platform/context.ts';
import { notify } from '../../../notifications/index.ts';
import { listFollowerIds } from '../../attention/attention.store.ts';
import { isNews, newsKeyOf } from '../../content-news.ts';
import { linkToQuestion } from '../../link-to-question.ts';
import type { Published } from './announce-published.ts';
import { findNews } from './follower.store.ts';

/** D-147: whoever follows an account hears of what it publishes, never who wrote it. Told again, it is told once. */
export async function notifyFollowers(ctx: SystemContext, { tenantId, questionId }: Published): Promise<void> {
  const news = await findNews(ctx.read, { tenantId, questionId });
  if (!news || !isNews(ctx.now(), news.publishedAt)) return;
  const followed = { targetType: AttentionTarget.sharer, targetId: news.accountId };
  const receivers = (await listFollowerIds(ctx.read, followed)).filter((id) => id !== news.authorId);
  await ctx.inTransaction((tx) =>
    notify(tx, ctx, {
      tenantId,
      kind: 'attention',
      text: 'published',
      values: { person: news.name, title: news.title },
      receivers,
      subject: { kind: 'question', id: questionId },
      link: linkToQuestion(news),
      key: newsKeyOf(questionId),
    }),
  );
}
