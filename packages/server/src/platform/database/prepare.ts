import type { Log } from '../log.ts';
import { migrateJobs } from '../jobs.ts';
import { prepareAppRole } from './app-role.ts';
import { migrate } from './migrate.ts';
import { openSearchIndex } from './search-operator.ts';

type Options = { readonly log: Log; readonly signal?: AbortSignal | undefined };

export type PreparedDatabase = {
  /** The role that requests run as; null where the owner of the database is bound by row security itself. */
  readonly role: string | null;
};

/** Brings a database to the present: our tables, those of the jobs, and the role requests run as. */
export async function prepareDatabase(url: string, { log, signal }: Options): Promise<PreparedDatabase> {
  await migrate(url, { signal });
  signal?.throwIfAborted();
  await migrateJobs(url, log);
  await openSearchIndex(url);
  return { role: await prepareAppRole(url) };
}
