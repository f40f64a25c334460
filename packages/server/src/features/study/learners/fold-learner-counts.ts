import { type SystemContext, transact } from '../../../platform/context.ts';
import { foldCounts } from './learner-count.store.ts';

/** Keeps the counts of learners short to read. */
export const foldLearnerCounts = (ctx: SystemContext): Promise<void> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await foldCounts(tx);
    }),
  );
