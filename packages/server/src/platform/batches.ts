import type { Log } from './log.ts';
import type { Scope, Tx } from './db.ts';

/** Rows of one kind that are written together. */
export type Batch<Row> = { readonly name: string; readonly write: (tx: Tx, rows: readonly Row[]) => Promise<void> };

/**
 * Leaves rows to be written within a second, as the system. For what may be lost with the process and must never make
 * anybody wait: a use case that promises something writes it itself.
 */
export type WriteBehind = <Row>(batch: Batch<Row>, rows: readonly Row[]) => void;

export const flushMs = 1_000;
export const flushRows = 200;
/** Rows of a kind that wait while the database does not answer; what comes after them is dropped. */
export const waitingMax = 10_000;

type Options = { readonly inTransaction: Scope['inTransaction']; readonly log: Pick<Log, 'warn'> };
export type Batches = { readonly writeBehind: WriteBehind; readonly close: () => Promise<void> };

export function openBatches({ inTransaction, log }: Options): Batches {
  // A batch is only ever given rows of its own kind; the map cannot say so.
  const waiting = new Map<Batch<unknown>, unknown[]>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const taken = [...waiting];
    waiting.clear();
    for (const [batch, rows] of taken) {
      await inTransaction((tx) => batch.write(tx, rows)).catch((error: unknown) =>
        log.warn({ err: error, batch: batch.name, rows: rows.length }, 'rows left for later were lost'),
      );
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  const writeBehind: WriteBehind = (batch, rows) => {
    const known = batch as Batch<unknown>;
    const all = waiting.get(known) ?? [];
    const before = all.length;
    all.push(...rows.slice(0, waitingMax - before));
    waiting.set(known, all);
    if (before < flushRows && all.length >= flushRows) void flush();
    else timer ??= setTimeout(() => void flush(), flushMs).unref();
  };
  return { writeBehind, close: flush };
}
