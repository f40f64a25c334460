import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { createOrganization } from '../../packages/server/src/features/people/index.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';

/** A company nobody works in yet, on a database of its own; no server in front of it. */
export async function openEmptyCompany(connections: number) {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const database = await startEmbedded(folder);
  const env = { DATABASE_URL: database.url, BUS: 'memory', LOG_LEVEL: 'error', DATABASE_POOL: String(connections) };
  const installation = await openInstallation({ config: readConfig(env), log: lineLog('error'), isOwner: false });
  const { id: tenantId } = await createOrganization(installation.system, { name: 'bench' });
  return {
    tenantId,
    url: database.url,
    now: installation.system.now,
    scope: installation.db.forTenant(tenantId),
    close: async () => {
      await installation.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
