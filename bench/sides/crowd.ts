import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setPriority } from 'node:os';
import { people } from '../../packages/server/src/world/people.ts';
import { openSource, upload } from '../../packages/server/src/world/tests/files/test-upload-client.ts';
import { tokenFor } from './start-world.ts';

/** People who upload the same film at once, in a process of their own: their digests must not hold up who measures. */
const { SERVER_URL: url = '', FILM: film = '', CROWD: crowd = '20' } = process.env;
// Elsewhere people bring their own machines: what they work out must not take the server's time.
setPriority(19);
const agent = new http.Agent({ keepAlive: true });
const accounts = people.map(({ account }) => account).slice(0, Number(crowd));
const tokens = await Promise.all(accounts.map((account) => tokenFor(url, account)));
process.send?.('ready');
await new Promise((go) => process.once('message', go));
const results = await Promise.allSettled(
  tokens.map(async (token) => {
    const source = await openSource('a.mp4', film);
    await upload({ url, token, agent }, { source, uploadId: randomUUID() });
    await source.close();
  }),
);
for (const result of results) if (result.status === 'rejected') console.error(result.reason);
process.send?.({ finished: results.filter(({ status }) => status === 'fulfilled').length });
agent.destroy();
process.disconnect?.();
