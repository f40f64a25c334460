import type { AddressInfo } from 'node:net';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { createServer } from '../../packages/server/src/app/server.ts';
import { loadConfig } from '../../packages/server/src/platform/config.ts';

/** The product as it runs in production, jobs aside. */
const config = loadConfig();
const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
const http = await createServer({ config, installation });
await http.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (http.server.address() as AddressInfo).port });
