import type { Installation } from '../packages/server/src/app/installation.ts';
import { startWork } from '../packages/server/src/app/work.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { eventually } from './waiting.ts';

/** All jobs of the world, on a machine with other things to do. */
const deliveryMs = 120_000;

/** What the story leads to is with its people before anybody looks: a bell must not ring in the middle of a journey. */
export async function deliver(installation: Installation): Promise<void> {
  const work = await startWork(installation, readConfig({}));
  const { owner } = installation.db;
  // Reminders are for another day; what failed once and waits to be tried again is not.
  const due = 'select from graphile_worker.jobs where run_at <= now() or attempts > 0 limit 1';
  const isDone = async () => (await owner.query(due)).rowCount === 0;
  try {
    await eventually('what the story leads to is delivered', isDone, deliveryMs);
  } finally {
    await work.stop();
  }
}
