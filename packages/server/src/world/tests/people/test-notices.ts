import { deliverNotice } from '../../../features/notifications/deliver-notice.ts';
import type { TestWorld } from '../../open-world.ts';

type Delivery = Parameters<typeof deliverNotice>[1];

/** Delivers the notices of this kind that wait in the queue, as its worker would. */
export async function deliverNotices(world: TestWorld, kind: Delivery['kind']): Promise<void> {
  const jobs = await world.rows(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'notifications:deliver' and payload ->> 'kind' = $1 order by job.id`,
    [kind],
  );
  // Written into the queue by `notify`, which takes nothing else.
  for (const { payload } of jobs) await deliverNotice(world.installation.system, payload as Delivery);
}
