import type { SystemContext } from '../../../platform/context.ts';
import { issueCertificate } from './issue-certificate.ts';
import { listChecks, updateTries } from './issue.store.ts';

const atOnce = 500;

/** Issues what was earned since, each in a transaction of its own: one that fails keeps nobody else waiting. */
export async function checkCertificates(ctx: SystemContext): Promise<void> {
  for (const pair of await listChecks(ctx.read, atOnce)) {
    try {
      await issueCertificate(ctx, pair);
    } catch (error) {
      ctx.log.error({ err: error, ...pair }, 'a certificate could not be issued');
      await ctx.inTransaction((tx) => updateTries(tx, pair));
    }
  }
}
