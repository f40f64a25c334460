import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { Discussed } from '../discussions/discussed.ts';
import { findName } from '../person-name.store.ts';

export type Liking = {
  readonly discussed: Discussed;
  /** The comment below it that is liked; null: the post itself. */
  readonly answer: { readonly id: string; readonly authorId: string } | null;
};

/** D-147: whoever wrote it hears of it once a day, however many like it, and never from themselves. */
export async function notifyLiked(tx: Tx, ctx: Context, { discussed, answer }: Liking): Promise<void> {
  const { kind, title } = discussed;
  const authorIds = answer ? [answer.authorId] : discussed.authorIds;
  const others = authorIds.filter((memberId) => memberId !== ctx.actor.id);
  const receivers = await discussed.listReaders(tx, others);
  if (receivers.length === 0) return;
  const link = discussed.linkTo(answer?.id);
  await notify(tx, ctx, {
    kind: 'discussion',
    text: answer ? 'likedAnswer' : 'liked',
    values: { person: await findName(tx, ctx.actor.id), title },
    receivers: [...receivers],
    subject: { kind, id: discussed.id },
    ...(link !== undefined && { link }),
    key: `liked ${(answer ?? discussed).id} ${dayOf(ctx.now(), ctx.external.timeZone)}`,
  });
}
