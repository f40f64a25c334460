import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Bus, type BusNews, localListeners } from './bus.ts';
import type { Log } from './log.ts';

const channel = 'shuyuan_news';
/** A NOTIFY per event would take the commit lock each time; a batch costs one, and 10 ms is not noticed. */
const batchMs = 10;
/** PostgreSQL refuses a payload of 8,000 bytes. */
const maxPayloadBytes = 7_500;
const reconnectMs = 1_000;

type Item = { readonly topic: string; readonly news: BusNews };
type Batch = { readonly from: string; readonly items: readonly Item[] };

/** LISTEN and NOTIFY on a connection of their own, outside every business transaction. */
export async function postgresBus(url: string, log: Log): Promise<Bus> {
  const self = randomUUID();
  const { deliver, subscribe } = localListeners();
  const waiting: Item[] = [];
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'shuyuan-bus', keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'));
    next.on('end', () => {
      client = null;
      if (!isClosed) setTimeout(() => void connect().catch(() => undefined), reconnectMs).unref();
    });
    next.on('notification', ({ payload }) => {
      // Only our own processes write to the channel, with `flush` below.
      const { from, items } = JSON.parse(payload ?? '{}') as Batch;
      if (from !== self) for (const { topic, news } of items) deliver(topic, news);
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  }

  async function send(): Promise<void> {
    for (const payload of batches(self, waiting.splice(0))) {
      await client?.query('select pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => {
        log.warn({ err: error }, 'news could not be sent');
      });
    }
  }

  /** One after the other: a connection says one thing at a time, and what waits meanwhile goes together. */
  function flush(): Promise<void> {
    timer = null;
    sending = sending.then(send);
    return sending;
  }

  await connect();
  return {
    publish: (topic, news) => {
      deliver(topic, news);
      waiting.push({ topic, news });
      timer ??= setTimeout(() => void flush(), batchMs);
    },
    subscribe,
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await flush();
      await client?.end();
    },
  };
}

/** As few texts as hold all the items, each within the limit. */
export function batches(from: string, items: readonly Item[]): string[] {
  const texts: string[] = [];
  let current: Item[] = [];
  const text = (list: readonly Item[]) => JSON.stringify({ from, items: list } satisfies Batch);
  for (const item of items) {
    if (current.length > 0 && Buffer.byteLength(text([...current, item])) > maxPayloadBytes) {
      texts.push(text(current));
      current = [];
    }
    current.push(item);
  }
  return current.length > 0 ? [...texts, text(current)] : texts;
}
