import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';

type Reconciliation = {
  readonly certificateId: string;
  /** The last member of the page before; absent: from the first on. */
  readonly afterId?: string;
};

export const reconcileJob = jobName<Reconciliation>('certificates:reconcile');

/** Everybody is asked for once more, after commit. */
export const enqueueReconcile = (tx: Tx, certificateId: string, afterId?: string): Promise<void> =>
  enqueue(tx, {
    name: reconcileJob,
    payload: afterId === undefined ? { certificateId } : { certificateId, afterId },
    queue: `certificate ${certificateId}`,
  });
