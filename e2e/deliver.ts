import type { Installation } from '../packages/server/src/app/installation.ts';
import { startWork } from '../packages/server/src/app/work.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { eventually } from './waiting.ts';

/** What the story leads to is with its people before anybody looks: a bell must not ring in the middle of a journey. */
export async function deliver(installation: Installation): Promise<void> {
  const work = await startWork(installation, readConfig({}));
  const { owner } = installation.db;
  // Reminders are for another day; what failed once and waits to be tried again is not.
  const due = 'select from graphile_worker.jobs where run_at <= now() or attempts > 0 limit 1';
  const isDone = async () => (await owner.query(due)).rowCount === 0;
  try {
    await eventually('what the story leads to is delivered', isDone);
  } finally {
    await work.stop();
  }
}
