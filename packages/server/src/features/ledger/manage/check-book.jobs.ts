import type { SystemContext } from '../../../platform/context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { listTenants } from '../../../platform/tenants.store.ts';
import { addUp } from './check-book.store.ts';

/** D-098. A book that does not add up is left as a dead letter, where whoever operates the installation sees it. */
async function checkBooks({ read }: SystemContext): Promise<void> {
  const wrong: string[] = [];
  for (const tenantId of await listTenants(read)) {
    const sums = await addUp(read, tenantId);
    if (sums.some(({ issued, held, wrongNum }) => issued !== held || wrongNum > 0n)) wrong.push(tenantId);
  }
  if (wrong.length > 0) throw new Error(`the book of ${wrong.join(', ')} does not add up`);
}

export const checkBookJobs: readonly Job[] = [{ name: 'currency:check-book', cron: '41 3 * * *', handle: checkBooks }];
