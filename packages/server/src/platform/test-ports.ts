import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((closed) => probe.close(closed));
  return isListening;
}

/** Below the ports the system hands out: one of those may be taken by anybody between this look and the start. */
const portsOfTests = { from: 10_000, below: 20_000 };
/** Apart from those of tests, which may run at the same time. */
export const portsOfJourneys = { from: 20_000, below: 32_000 };

/** A port for another process that must know it beforehand. */
export async function freePort({ from, below } = portsOfTests): Promise<number> {
  for (;;) {
    const port = randomInt(from, below);
    if (await isFree(port)) return port;
  }
}
