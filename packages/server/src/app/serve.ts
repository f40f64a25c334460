import type { AddressInfo } from 'node:net';
import { offerSetup } from '../features/system/index.ts';
import type { Config } from '../platform/config.ts';
import { seedWorldOnce } from '../world/seed-world.ts';
import type { greet } from './greeting.ts';
import type { Installation } from './installation.ts';
import { createServer } from './server.ts';
import { startWork } from './work.ts';

/** What the operator reads once the product answers. */
export type Serving = Pick<Parameters<typeof greet>[0], 'demo' | 'setupCode'> & { readonly port: number };

type Stop = () => Promise<void>;

/** Answers requests and works through the jobs of an installation. How to stop each part is added to `running` as it starts. */
export async function serve(config: Config, installation: Installation, running: Stop[]): Promise<Serving> {
  const demo = (config.DEMO ?? installation.isEmbedded) ? await seedWorldOnce(installation.system) : null;
  const setupCode = await offerSetup(installation.system);
  const http = await createServer({ config, installation });
  running.push(async () => http.close());
  const work = config.JOBS === 'inline' ? await startWork(installation, config) : null;
  if (work) running.push(work.stop);
  await http.listen({ port: config.PORT, host: config.HOST });
  const { port } = http.server.address() as AddressInfo;
  return { port, demo, setupCode };
}
