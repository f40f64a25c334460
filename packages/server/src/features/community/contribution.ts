import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import type { Tx } from '../../platform/context.ts';
import { enqueue, jobName } from '../../platform/jobs.ts';

/** Something was written that people can read. */
export type Contribution = {
  readonly tenantId: string;
  readonly targetType: ContentTarget;
  readonly targetId: string;
  /** The moment whose day it counts for. */
  readonly at: number;
};

/** The name is older than this file: jobs that wait in an installation are called so. */
export const contributionJob = jobName<Contribution>('currency:earned');

/** D-107: what it is worth is found out after commit: nobody waits for it. */
export const announceContribution = (tx: Tx, contribution: Contribution): Promise<void> =>
  enqueue(tx, { name: contributionJob, payload: contribution, key: `${contributionJob} ${contribution.targetId}` });
