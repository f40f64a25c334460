import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import type { LiveRow } from '../live.store.ts';
import { setRequest } from './manage.store.ts';

export type Provision = { readonly tenantId: string; readonly liveId: string; readonly attempt: number };
export const provisionJob = jobName<Provision>('live:provision');

export const enqueueProvision = (tx: Tx, payload: Provision, runAt?: Date): Promise<void> =>
  enqueue(tx, { name: provisionJob, payload, key: `${provisionJob} ${payload.liveId}`, ...(runAt && { runAt }) });

/** D-048: the room is made after commit, and the live published with it. */
export async function askForRoom(tx: Tx, { id, tenantId }: Pick<LiveRow, 'id' | 'tenantId'>): Promise<void> {
  await setRequest(tx, id, { requestStatus: RequestStatus.requested, autoPublish: true });
  await enqueueProvision(tx, { tenantId, liveId: id, attempt: 1 });
}
