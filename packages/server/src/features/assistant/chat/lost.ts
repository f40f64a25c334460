import { answerLostMs } from '@shuyuan/contract/assistant/chat';
import type { Context, ContextOf } from '../../../platform/context.ts';
import { failLost } from './chat.store.ts';

/** Who makes an answer and was last heard of before this has died. */
export const lostSince = ({ now }: Pick<ContextOf<unknown>, 'now'>): Date => new Date(now() - answerLostMs);

type Running = { readonly state: string; readonly aliveAt: Date | null };

/** Whether somebody still shows as making one of these. A read then says what is true instead of waiting for the job. */
export const isLost = (ctx: Context, { state, aliveAt }: Running): boolean =>
  state === 'running' && aliveAt !== null && aliveAt < lostSince(ctx);

export const giveUpLost = (ctx: Context): Promise<void> =>
  ctx.inTransaction((tx) => failLost(tx, { since: lostSince(ctx), memberId: ctx.actor.id }));
