import { setTimeout as sleep } from 'node:timers/promises';
import { issueTicket } from '../../packages/server/src/features/live/room/ticket.ts';
import { createSecrets } from '../../packages/server/src/platform/secrets.ts';
import { hostTicket, liveKey } from './live-side.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

/** Viewers of one room, over native sockets. All count; every so many also read what comes, because reading costs. */
const { SERVER_URL: url = '', LIVE_ID: liveId = '', TENANT_ID: tenantId = '', KIND: kind, COUNT = '1' } = process.env;
const count = Number(COUNT);
const readers = 100;
const atOnce = 50;

const signing = { secrets: createSecrets({ SECRET_KEY: liveKey, DATA_DIR: '' }), now: Date.now };
const ticketOf = (n: number): string =>
  issueTicket(signing, {
    tenantId,
    liveId,
    key: `g:${n}`,
    name: `viewer ${n}`,
    portrait: null,
    identity: 1,
    via: 'link',
    passcodeMark: null,
    sessionKey: null,
  }).ticket;

const lines: RawSocket[] = [];
const figures = { messages: 0, bytes: 0, closed: 0, reactions: 0, reactionMessages: 0, polls: 0 };
let delays: number[] = [];
let lost = 0;
const chatSeen = new Map<number, number>();

type RoomMessage = {
  t: string;
  request?: string;
  answer?: { id: string };
  messages?: { text: string }[];
  counts?: Record<string, number>;
};

function read(n: number, data: Buffer): void {
  if (kind === 'media') {
    const mark = /T(\d{13})/.exec(data.toString('latin1', 0, 100));
    if (mark) delays.push(Date.now() - Number(mark[1]));
    return;
  }
  // The server writes its messages by the protocol.
  const said = JSON.parse(data.toString('utf8')) as RoomMessage;
  for (const { text } of said.messages ?? []) {
    if (/^\d{13}$/.test(text)) delays.push(Date.now() - Number(text));
    chatSeen.set(n, (chatSeen.get(n) ?? 0) + 1);
  }
  if (said.t === 'poll') figures.polls += 1;
  if (said.request && said.answer) answers.get(said.request)?.(said.answer);
  if (said.t !== 'reactions' || n !== 0) return;
  figures.reactionMessages += 1;
  for (const value of Object.values(said.counts ?? {})) figures.reactions += value;
}

/** Of the host alone, by the number of what was asked. */
const answers = new Map<string, (answer: { id: string }) => void>();

async function open(n: number): Promise<void> {
  const isReader = n % Math.max(1, Math.floor(count / readers)) === 0;
  let greeted = (): void => undefined;
  const isGreeted = new Promise<void>((done) => (greeted = done));
  const path = `/api/v1/live/room/${liveId}/${kind === 'media' ? 'media' : 'socket'}`;
  const line = await openRaw(url, path, {
    message: (data) => {
      figures.messages += 1;
      figures.bytes += data.length;
      greeted();
      if (isReader) read(n, data);
    },
    closed: () => (figures.closed += 1),
  });
  lines[n] = line;
  const ticket = n === 0 && kind === 'room' ? await hostTicket(url, liveId) : ticketOf(n);
  line.send(JSON.stringify(kind === 'media' ? { t: 'watch', ticket } : { t: 'hello', version: 1, ticket }));
  if (kind === 'room') await isGreeted;
}

for (let n = 0; n < count; n += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, k) => open(n + k)));
}

/** So many messages a second, spread over people so that nobody is too quick. */
async function chat({ perSecond, seconds }: { perSecond: number; seconds: number }) {
  [delays, lost] = [[], 0];
  chatSeen.clear();
  const total = perSecond * seconds;
  const begun = performance.now();
  for (let n = 0; n < total; n += 1) {
    await sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    lines[1 + (n % 200)]?.send(JSON.stringify({ t: 'chat.send', request: `c${n}`, text: String(Date.now()) }));
  }
  await sleep(2_000);
  for (const seen of chatSeen.values()) lost += total - seen;
  return { delays, lost, readers: chatSeen.size };
}

async function react({ each }: { each: number }) {
  for (let k = 0; k < each; k += 1) {
    for (const line of lines) line.send(JSON.stringify({ t: 'react', kind: 'clap' }));
  }
  await sleep(4_000);
  return { ...figures };
}

/** The host asks, everybody answers. */
async function poll() {
  const opened = new Promise<string>((done) => answers.set('poll', ({ id }) => done(id)));
  const question = { question: '?', options: ['a', 'b', 'c'], isMultiple: false };
  lines[0]?.send(JSON.stringify({ t: 'poll.open', request: 'poll', ...question }));
  const id = await opened;
  for (const [n, line] of lines.entries()) {
    line.send(JSON.stringify({ t: 'poll.vote', request: 'vote', id, choices: [n % 3] }));
    if (n % 100 === 0) await sleep(50);
  }
  return { polls: figures.polls };
}

function take() {
  const taken = { delays, ...figures };
  delays = [];
  return taken;
}

const deeds: Record<string, (value: never) => unknown> = { chat, react, poll, take };
process.on('message', (message) => {
  const { of, value } = message as { of: string; value: never };
  void Promise.resolve(deeds[of]?.(value)).then((answer) => process.send?.({ of, value: answer }));
});
process.send?.({ of: 'ready', value: null });
