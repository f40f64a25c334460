import type { Context, Tx } from '../../../platform/context.ts';
import { countQuestion } from '../questions/question.store.ts';
import { insertShare } from './praise.store.ts';

/** D-129: whoever passes it on counts once, whichever way and however often they do it. */
export async function shareQuestion(tx: Tx, { actor, now }: Context, questionId: string): Promise<void> {
  const row = { tenantId: actor.tenantId, questionId, memberId: actor.id, createdAt: new Date(now()) };
  if (await insertShare(tx, row)) await countQuestion(tx, questionId, { counter: 'share', delta: 1 });
}
