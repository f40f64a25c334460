import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { countFinishedPaths, countFinishedSubjects } from './finished-count.store.ts';

/** About a second of the database in a minute; companies with fewer learners are up to date within the minute. */
const runsAtOnce = 1000;

/** Keeps who has finished subjects and paths, also where the reason was a content that was withdrawn, or time alone. */
export async function countFinished(ctx: SystemContext): Promise<void> {
  const turn = { minute: Math.floor(ctx.now() / minuteMs), runsAtOnce, asOf: new Date(ctx.now()) };
  for (const count of [countFinishedSubjects, countFinishedPaths])
    await transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        await count(tx, turn);
      }),
    );
}
