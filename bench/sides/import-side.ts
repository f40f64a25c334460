import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '../../packages/contract/src/auth/auth.wire.ts';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { createServer } from '../../packages/server/src/app/server.ts';
import { startWork } from '../../packages/server/src/app/work.ts';
import { createMember, createOrganization } from '../../packages/server/src/features/people/index.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';
import { callerOf } from '../../packages/server/src/world/caller.ts';

const password = 'bench-password-2026';

/** A company of one administrator on a database of its own, with the jobs at work. */
export async function openImportSide() {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const database = await startEmbedded(folder);
  const config = readConfig({
    DATABASE_URL: database.url,
    BUS: 'memory',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '0',
    SECRET_KEY: 'the key of a measurement, long enough',
  });
  const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
  const http = await createServer({ config, installation });
  const work = await startWork(installation, config);
  const { system } = installation;
  const root = await createOrganization(system, { name: 'Company' });
  const place = { tenantId: root.id, organizationId: root.id };
  await createMember(system, { ...place, roles: ['org-admin'], account: 'bench-admin', fullName: 'Admin', password });
  const signIn = { grant_type: 'password' as const, username: 'bench-admin', password };
  const { body } = await callerOf(http, null).call(issueToken, signIn);
  return {
    admin: callerOf(http, body.access_token),
    addOne: (n: number) =>
      createMember(system, {
        ...place,
        account: `single${n}`,
        fullName: `Single ${n}`,
        email: `single${n}@bench.example`,
        roles: ['creator'],
        facts: ['lecturer'],
        password: null,
      }),
    close: async () => {
      await work.stop();
      await http.close();
      await installation.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
