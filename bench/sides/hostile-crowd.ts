import { setTimeout as sleep } from 'node:timers/promises';
import { setPriority } from 'node:os';
import { people } from '../../packages/server/src/world/people.ts';
import { largeBodies, visitorBodies } from './hostile-bodies.ts';
import { tokenFor } from './start-world.ts';

/** Somebody who means harm, without an account and with one, in a process of their own. */
const { SERVER_URL: url = '' } = process.env;
// Their own machine does their own work.
setPriority(19);
const senders = 6;
const searchers = 2;
const pauseMs = 50;
const targets = ['/api/v1/oauth/token', '/api/v1/live/room/key-login', '/scim/v2/Users', '/api/v1/no/such/call'];
const searches = [
  // The most common words of all: names of people, and their first signs alone.
  ...people.slice(0, 3).flatMap(({ fullName }) => [fullName, fullName.slice(0, 1), fullName.repeat(12)]),
  '%',
  '_',
  '*',
  '"',
  'a b c d e f g h',
  '\\',
  "'",
  '😀',
  'x'.repeat(50),
];

const ending = { isOver: false };
let sent = 0;
const bodies = [...visitorBodies, ...largeBodies];

async function send(n: number): Promise<void> {
  const body = bodies[n % bodies.length];
  if (!body) throw new Error('there are bodies to send');
  const { type, payload } = body;
  const target = `${url}${targets[n % targets.length]}`;
  // A refused sender may be hung up on.
  await fetch(target, { method: 'POST', body: payload, headers: { 'content-type': type } }).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  );
  sent += 1;
}

async function search(n: number, token: string): Promise<void> {
  const query = new URLSearchParams({ page: '1', pageSize: '20', search: searches[n % searches.length] ?? '' });
  const answer = await fetch(`${url}/api/v1/knowledge-operation/question/square?${query.toString()}`, {
    headers: { authorization: `Bearer__${token}` },
  });
  await answer.arrayBuffer();
  sent += 1;
}

async function again(work: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; !ending.isOver; n++) {
    await work(n);
    await sleep(pauseMs);
  }
}

const token = await tokenFor(url, 'linzhiyuan');
process.send?.('ready');
await new Promise((go) => process.once('message', go));
process.once('message', () => (ending.isOver = true));
await Promise.all([
  ...Array.from({ length: senders }, () => again(send)),
  ...Array.from({ length: searchers }, () => again((n) => search(n, token))),
]);
process.send?.({ sent });
process.disconnect?.();
