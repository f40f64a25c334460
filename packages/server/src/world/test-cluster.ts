import type { TestProject } from 'vitest/node';
import { startCluster, tellTemplate } from './cluster.ts';
import { tempFolder } from './temp-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

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
    },
  });
  folder.remove();
  project.provide('templateUrl', template.url);
  return async () => {
    await template.drop();
    await cluster.stop();
  };
}
