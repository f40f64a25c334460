import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Log } from './log.ts';

/** The other thing processes agree on: how often somebody guessed wrongly. */
export type { Guesses } from './guesses.ts';

/** `lost` fires when the database no longer knows of the lock: whoever relies on it stops at once. */
export type Held = { readonly lost: AbortSignal; readonly release: () => Promise<void> };

/**
 * Who does what among processes. Held by a connection of this process, so that a lock ends with its process and with
 * nothing else. Within a process nobody is kept out: its own order is for those who use it.
 */
export type Locks = {
  /** Null while another process is alone with it. */
  readonly share: (name: string) => Promise<Held | null>;
  /** Null while another process shares it or is alone with it. */
  readonly alone: (name: string) => Promise<Held | null>;
  readonly close: () => Promise<void>;
};

/** A line that died without a word is given up, and everybody who waits behind it is told. */
const answerMs = 10_000;

type Line = { readonly client: pg.Client; readonly lost: AbortController };

const numberOf = (name: string): string => createHash('sha256').update(name).digest().readBigInt64BE().toString();

export function openLocks(url: string, log: Log): Locks {
  let line: Promise<Line> | null = null;

  async function connect(): Promise<Line> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'shuyuan-locks',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    const lost = new AbortController();
    client.on('error', (error) => log.warn({ err: error }, 'the locks lost their connection'));
    client.on('end', () => {
      line = null;
      lost.abort();
    });
    await client.connect();
    return { client, lost };
  }

  function openLine(): Promise<Line> {
    if (line) return line;
    const opened = connect();
    line = opened;
    opened.catch(() => (line = null));
    return opened;
  }

  /** One after the other: a connection answers one question at a time. */
  let asked: Promise<unknown> = Promise.resolve();
  function ask(client: pg.Client, text: string, number: string): Promise<{ rows: { taken: boolean }[] }> {
    const answer = asked.then(() => client.query<{ taken: boolean }>(text, [number]));
    asked = answer.catch(() => undefined);
    return answer;
  }

  const taking = (kind: '_shared' | '') => async (name: string) => {
    const { client, lost } = await openLine();
    const number = numberOf(name);
    const { rows } = await ask(client, `select pg_try_advisory_lock${kind}($1) as taken`, number);
    if (!rows[0]?.taken) return null;
    const release = async () => {
      // Without its connection it is released already, and one that does not answer is not kept.
      if (lost.signal.aborted) return;
      await ask(client, `select pg_advisory_unlock${kind}($1) as taken`, number).catch(async (error: unknown) => {
        log.warn({ err: error }, 'a lock could not be given back; its connection is closed');
        await client.end().catch(() => undefined);
      });
    };
    return { lost: lost.signal, release };
  };

  return {
    share: taking('_shared'),
    alone: taking(''),
    close: async () => {
      const open = await line?.catch(() => null);
      await open?.client.end();
    },
  };
}
