import type { TestProject } from 'vitest/node';
import { startCluster, tellTemplate } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** Tells the world once for all tests of the server; every file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster(process.env['DATABASE_URL']);
  // The demo delivers the notices its story leads to; a test begins with an empty queue and counts its own.
  const template = await tellTemplate(cluster, async ({ db }) => {
    await db.owner.query('delete from graphile_worker._private_jobs');
  });
  project.provide('templateUrl', template.url);
  return async () => {
    await template.drop();
    await cluster.stop();
  };
}
