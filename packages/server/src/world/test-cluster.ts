import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { startCluster, tellTemplate } from './cluster.ts';
import { demoPassword } from './people.ts';
import { tempFolder } from './temp-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** What a password costs is written into its hash: tests sign in thousands of times, by the product's own code. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Tells the world once for all tests of the server; every file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster(process.env['DATABASE_URL']);
  const folder = tempFolder('template');
  // The demo delivers the notices its story leads to; a test begins with an empty queue and counts its own. So with
  // files, whose bytes a clone does not have.
  const template = await tellTemplate(cluster, {
    dataDir: folder.path,
    finish: async ({ db }) => {
      for (const table of ['graphile_worker._private_jobs', 'file', 'file_use']) {
        await db.owner.query(`delete from ${table}`);
      }
      const passwordHash = await hash(demoPassword, cheap);
      await db.owner.query('update member set password_hash = $1 where password_hash is not null', [passwordHash]);
    },
  });
  folder.remove();
  project.provide('templateUrl', template.url);
  return async () => {
    await template.drop();
    await cluster.stop();
  };
}
