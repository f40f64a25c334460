import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { beginWork } from './work.store.ts';

type Application = {
  readonly ruleId: string;
  readonly round: number;
  /** The last member of the page before; absent: from the first on. */
  readonly afterId?: string;
};

export const applyJob = jobName<Application>('assignments:apply');

export const enqueueApply = (tx: Tx, payload: Application): Promise<void> =>
  enqueue(tx, { name: applyJob, payload, queue: `assignment ${payload.ruleId}` });

/** Everybody is evaluated once more, after commit. */
export async function beginApply(tx: Tx, input: { readonly ruleId: string; readonly at: Date }): Promise<void> {
  await enqueueApply(tx, { ruleId: input.ruleId, round: await beginWork(tx, input) });
}
