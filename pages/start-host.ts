import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import serverFlags from '../packages/server/node-flags.json' with { type: 'json' };
import { setup as seedWorld } from '../packages/server/src/world/test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the files of page tests ask for their worlds. */
    hostUrl: string;
  }
}

/** The seeded world, and beside it the process whose servers the pages call. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const forget = await seedWorld(project);
  const { templateUrl } = project.getProvidedContext();
  const host = fork('pages/host.ts', [templateUrl], { execArgv: serverFlags, detached: true });
  const ended = once(host, 'exit');
  const port = await Promise.race([
    once(host, 'message').then(([message]) => String(message)),
    ended.then(() => Promise.reject(new Error('the server of the page tests ended while starting'))),
  ]);
  project.provide('hostUrl', `http://127.0.0.1:${port}`);
  return async () => {
    host.disconnect();
    await ended;
    await forget();
  };
}
