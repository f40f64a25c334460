import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import type { Tx } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs.ts';

export const earnedJob = 'currency:earned';
export type Earned = {
  readonly tenantId: string;
  readonly targetType: ContentTarget;
  readonly targetId: string;
  /** The moment whose day it counts for. */
  readonly at: number;
};

/** D-107: something was written that people can read. What it is worth is found out after commit: nobody waits for it. */
export const leaveEarned = (tx: Tx, earned: Earned): Promise<void> =>
  enqueue(tx, { name: earnedJob, payload: earned, key: `${earnedJob} ${earned.targetId}` });
