import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';

/** The host's last piece arrives a moment after the end. */
const settleMs = 2_000;

export type ReplayInput = { readonly tenantId: string; readonly liveId: string };
/** Apart from the work itself, which those who only ask for it need not load. */
export const replayJob = jobName<ReplayInput>('live:replay');

/** In the transaction that ends a live, or changes how its recording is cut. One recording at a time on a machine. */
export async function askForReplay(tx: Tx, { tenantId, liveId }: ReplayInput, now: number): Promise<void> {
  await enqueue(tx, {
    name: replayJob,
    payload: { tenantId, liveId },
    key: `${replayJob}:${liveId}`,
    queue: replayJob,
    runAt: new Date(now + settleMs),
  });
}
