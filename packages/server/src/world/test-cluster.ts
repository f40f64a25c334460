import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import type { PreparedDatabase } from '../platform/database/prepare.ts';
import { startCluster, seedTemplate } from './cluster.ts';
import { demoPassword } from './people.ts';
import { tempFolder } from './temp-folder.ts';
import { testPasswordCost } from './test-passwords.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
    /** The outcome of preparing it, which holds for its clones. */
    templatePrepared: PreparedDatabase;
  }
}

type SharedWorld = { readonly url: string; readonly prepared: PreparedDatabase; readonly stop: () => Promise<void> };

async function seedSharedWorld(): Promise<SharedWorld> {
  const cluster = await startCluster(process.env['DATABASE_URL']);
  const folder = tempFolder('template');
  // The demo delivers the notices its story leads to; a test begins with an empty queue and counts its own. So with
  // files, whose bytes a clone does not have.
  const template = await seedTemplate(cluster, {
    dataDir: folder.path,
    hasCourses: false,
    finish: async ({ db }) => {
      for (const table of ['graphile_worker._private_jobs', 'file', 'file_use']) {
        await db.owner.query(`delete from ${table}`);
      }
      const passwordHash = await hash(demoPassword, testPasswordCost);
      await db.owner.query('update member set password_hash = $1 where password_hash is not null', [passwordHash]);
    },
  });
  folder.remove();
  const stop = async (): Promise<void> => {
    await template.drop();
    await cluster.stop();
  };
  return { url: template.url, prepared: template.prepared, stop };
}

/** Each project reads this module anew, in one process: what they share is kept where all of them find it. */
const shared = globalThis as { toldForTests?: { readonly world: Promise<SharedWorld>; users: number } | null };

/** Tells the world once for all tests on a server, of whichever project; every file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const told = (shared.toldForTests ??= { world: seedSharedWorld(), users: 0 });
  told.users += 1;
  const { url, prepared, stop } = await told.world;
  project.provide('templateUrl', url);
  project.provide('templatePrepared', prepared);
  return async () => {
    told.users -= 1;
    if (told.users > 0) return;
    shared.toldForTests = null;
    await stop();
  };
}
