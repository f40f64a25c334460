import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';
import { demoPassword } from '../../packages/server/src/world/people.ts';
import { seedWorldOnce } from '../../packages/server/src/world/seed-world.ts';

/** A database with the people of the world in it. */
export async function startWorld(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const database = await startEmbedded(folder);
  const config = readConfig({ DATABASE_URL: database.url, BUS: 'memory', DATA_DIR: folder });
  const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
  await seedWorldOnce(installation.system);
  await installation.close();
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function tokenFor(url: string, account: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username: account, password: demoPassword });
  const answer = await fetch(`${url}/api/v1/oauth/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${account} was not let in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
