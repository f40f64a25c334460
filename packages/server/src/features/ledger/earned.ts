import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import type { Tx } from '../../platform/context.ts';
import { enqueue, jobName } from '../../platform/jobs.ts';

export type Earned = {
  readonly tenantId: string;
  readonly targetType: ContentTarget;
  readonly targetId: string;
  /** The moment whose day it counts for. */
  readonly at: number;
};
export const earnedJob = jobName<Earned>('currency:earned');

/** D-107: something was written that people can read. What it is worth is found out after commit: nobody waits for it. */
export const leaveEarned = (tx: Tx, earned: Earned): Promise<void> =>
  enqueue(tx, { name: earnedJob, payload: earned, key: `${earnedJob} ${earned.targetId}` });
