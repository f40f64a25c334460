import type { Context, SystemContext, Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { isNews, newsKeyOf } from '../content-news.ts';
import { linkToQuestion } from '../link-to-question.ts';
import { findNews, listSubscribers } from './subscriber.store.ts';

type News = { readonly columnId: string; readonly questionId: string };
type ColumnNews = News & { readonly tenantId: string; readonly byId: string };
export const notifySubscribersJob = jobName<ColumnNews>('community:tell-subscribers');

/** D-138: whoever subscribes hears of what is new in a column, after commit and never the one who put it there. */
export const notifySubscribers = (tx: Tx, { actor }: Pick<Context, 'actor'>, { columnId, questionId }: News) => {
  const payload: ColumnNews = { tenantId: actor.tenantId, columnId, questionId, byId: actor.id };
  return enqueue(tx, { name: notifySubscribersJob, payload });
};

/** What was taken out or away meanwhile, or joined long ago, is no news. Whoever heard of it already hears nothing more. */
export async function deliverColumnNews(ctx: SystemContext, news: ColumnNews): Promise<void> {
  const { tenantId, columnId, questionId, byId } = news;
  const found = await findNews(ctx.read, news);
  if (!found || !isNews(ctx.now(), found.since)) return;
  const receivers = (await listSubscribers(ctx.read, columnId)).filter((id) => id !== byId && id !== found.authorId);
  await ctx.inTransaction((tx) =>
    notify(tx, ctx, {
      tenantId,
      kind: 'subscription',
      text: 'updated',
      values: { column: found.column, title: found.title },
      receivers,
      subject: { kind: 'question', id: questionId },
      link: linkToQuestion({ id: questionId, kind: found.kind }),
      key: newsKeyOf(questionId),
    }),
  );
}
