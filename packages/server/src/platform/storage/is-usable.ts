import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from './storage.ts';

/** Who asks how things are does not wait for a server that no longer answers. */
const patienceMs = 5_000;
/** Probes and figures are asked for every few seconds, from several sides; on S3 every trial is paid for. */
const freshMs = 10_000;

/** Why not is in the log: whoever found out wrote it there. */
export const isUsable = (storage: Pick<Storage, 'check'>, waitMs = patienceMs): Promise<boolean> =>
  Promise.race([
    storage.check().then(
      () => true,
      () => false,
    ),
    sleep(waitMs, false, { ref: false }),
  ]);

/** The same question, really asked once in a while. */
export function usableLately(storage: Pick<Storage, 'check'>, now: () => number): () => Promise<boolean> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (!last || now() - last.at >= freshMs) last = { at: now(), answer: isUsable(storage) };
    return last.answer;
  };
}
