import type { Actor, SystemContext } from '../../platform/context.ts';
import { cardQueryOf } from './card-query-of.ts';
import { hasOpenQuestion } from './card.store.ts';

/** Whether somebody may be asked one of these questions now, wherever it is morning. */
export const hasCardOf = async (ctx: SystemContext, actor: Actor, questionIds: readonly string[]): Promise<boolean> =>
  hasOpenQuestion(ctx.read, await cardQueryOf({ ...ctx, actor }, { timeZone: 'UTC' }), questionIds);
