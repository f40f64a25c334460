import { type SystemContext, transact } from '../../../platform/context.ts';
import { foldWorkCounts } from '../homework/homework.store.ts';
import { foldCounts } from './learner-count.store.ts';

/** Keeps the counts of learners and of their homework short to read. */
export const foldLearnerCounts = (ctx: SystemContext): Promise<void> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await foldCounts(tx);
      await foldWorkCounts(tx);
    }),
  );
