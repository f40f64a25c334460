import { recommendRules } from '@shuyuan/contract/study/courses/recommend-rules';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { countRecentLearners as count } from './recommend.store.ts';

/** STUDY-04: keeps how many learned each course lately, for what is hot. */
export async function countRecentLearners(ctx: SystemContext): Promise<void> {
  const since = new Date(ctx.now() - recommendRules.spanMs);
  await transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await count(tx, since);
    }),
  );
}
