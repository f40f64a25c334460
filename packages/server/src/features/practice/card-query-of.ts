import { startOfTomorrow } from '@shuyuan/contract/practice/start-of-tomorrow';
import type { Context } from '../../platform/context.ts';
import { listRevealedAttempts } from '../exams/index.ts';
import type { CardQuery } from './card.store.ts';

/** The cards of the caller as they may be asked now. */
export async function cardQueryOf(
  ctx: Pick<Context, 'actor' | 'now' | 'read'>,
  { timeZone }: DayInput,
): Promise<CardQuery> {
  const { tenantId, id: memberId } = ctx.actor;
  const now = ctx.now();
  return {
    tenantId,
    memberId,
    revealedIds: await listRevealedAttempts(ctx),
    at: new Date(now),
    tomorrow: new Date(startOfTomorrow(timeZone, now)),
  };
}

export type DayInput = { readonly timeZone: string };
