import { createServer } from '../packages/server/src/app/server.ts';
import { openInstallation } from '../packages/server/src/app/installation.ts';
import { lineLog } from '../packages/server/src/app/log.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { fullBodies, type HostileBody, largeBodies, visitorBodies } from './sides/hostile-bodies.ts';
import { startWorld } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/** What the worst body costs the process that answers, against an ordinary one of the same kind of call. */
const rounds = 3;
const callsPerRound = 30;
const wantedFactor = 10;

type Kind = {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly ordinary: object;
  readonly bodies: readonly HostileBody[];
};

const world = await startWorld();
const config = readConfig({ DATABASE_URL: world.url, BUS: 'memory', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0' });
const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
const http = await createServer({ config, installation });

/** Milliseconds of processor per call; the best of the rounds, because others use the machine too. */
async function costOf({ method, url, headers }: Kind, type: string, payload: string): Promise<number> {
  const call = () => http.inject({ method, url, payload, headers: { ...headers, 'content-type': type } });
  for (let n = 0; n < 5; n++) await call();
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = process.cpuUsage();
    for (let n = 0; n < callsPerRound; n++) await call();
    const { user, system } = process.cpuUsage(begun);
    costs.push((user + system) / 1000 / callsPerRound);
  }
  return Math.min(...costs);
}

async function compare(kind: Kind) {
  const ordinary = await costOf(kind, 'application/json', JSON.stringify(kind.ordinary));
  let worst = { name: '', cost: 0 };
  for (const { name, type, payload } of kind.bodies) {
    const cost = await costOf(kind, type, payload);
    if (cost > worst.cost) worst = { name, cost };
  }
  return { kind: kind.name, ordinary, worst, factor: worst.cost / ordinary };
}

try {
  const fields = { grant_type: 'password', username: 'luchengze', password: demoPassword };
  const signedIn = await http.inject({ method: 'POST', url: '/api/v1/oauth/token', payload: fields });
  const headers = { authorization: `Bearer__${signedIn.json<{ access_token: string }>().access_token}` };
  const scim = await http.inject({
    method: 'POST',
    url: '/api/v1/oauth/scim-token/create',
    headers,
    payload: { name: 'bench', life: 'no-end' },
  });
  const provisioner = { authorization: `Bearer ${scim.json<{ token?: string }>().token ?? ''}` };
  const all = [...visitorBodies, ...largeBodies];
  const kinds: Kind[] = [
    {
      name: 'public: exchange of a code',
      method: 'POST',
      url: '/api/v1/oauth/token/exchange',
      ordinary: { code: 'x'.repeat(40), binding: 'y'.repeat(40) },
      bodies: all,
    },
    {
      name: 'public: door of a live room',
      method: 'POST',
      url: '/api/v1/live/room/key-login',
      ordinary: { key: 'x'.repeat(40), name: 'guest' },
      bodies: all,
    },
    {
      name: 'member: without a session',
      method: 'PUT',
      url: '/api/v1/human/member/preference',
      ordinary: { theme: 'dark' },
      bodies: all,
    },
    {
      name: 'member: with one',
      method: 'PUT',
      url: '/api/v1/human/member/preference',
      headers,
      ordinary: { theme: 'dark' },
      bodies: [...all, ...fullBodies],
    },
    {
      name: 'SCIM: without a token',
      method: 'POST',
      url: '/scim/v2/Users',
      ordinary: { userName: 'somebody' },
      bodies: all,
    },
    {
      name: 'SCIM: with one',
      method: 'POST',
      url: '/scim/v2/Users',
      headers: provisioner,
      ordinary: { userName: 'luchengze' },
      bodies: [...all, ...fullBodies],
    },
    {
      name: 'callback of a supplier',
      method: 'POST',
      url: '/live-supplier/callback',
      ordinary: { message: '{}' },
      bodies: all,
    },
    { name: 'no call at all', method: 'POST', url: '/api/v1/no/such/call', ordinary: { a: 1 }, bodies: all },
  ];
  const results = [];
  for (const kind of kinds) results.push(await compare(kind));
  writeResult('hostile-bodies', {
    title: 'The worst body a call can be sent',
    about: `Milliseconds of processor of the answering process per call, best of ${rounds} rounds of ${callsPerRound}. Bodies of 16 KB and 1 MB: very many fields, long lists, nesting, long texts, as JSON and as forms. Wanted: at most ${wantedFactor} times an ordinary body.`,
    head: ['kind of call', 'ordinary ms', 'worst ms', 'worst body', 'times'],
    rows: results.map(({ kind, ordinary, worst, factor }) => [
      kind,
      ordinary.toFixed(2),
      worst.cost.toFixed(2),
      worst.name,
      factor.toFixed(1),
    ]),
  });
  if (results.some(({ factor }) => factor > wantedFactor)) process.exitCode = 1;
} finally {
  await http.close();
  await installation.close();
  await world.stop();
}
