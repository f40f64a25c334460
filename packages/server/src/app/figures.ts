import type { Sockets } from '../platform/http/sockets.ts';
import type { Streams } from '../platform/http/streams.ts';
import { countDeadLetters } from '../platform/jobs.ts';
import { createMetrics } from '../platform/metrics.ts';
import { usableLately } from '../platform/storage/is-usable.ts';
import type { Installation } from './installation.ts';

type Lines = { readonly streams: Streams; readonly sockets: Sockets };

/** What the process counts and whether it is well, from where it is known. */
export function figuresOf({ db, ports, clock }: Installation, { streams, sockets }: Lines) {
  const isStorageUsable = usableLately(ports.storage, clock.now);
  const metrics = createMetrics({
    pool: db.load,
    countDeadLetters: () => countDeadLetters(db.owner),
    countStreams: streams.count,
    countSockets: sockets.count,
    isStorageUsable,
    backgroundTasks: ports.backgroundTasks,
  });
  return { isReady: db.isAlive, isStorageUsable, metrics: () => metrics };
}
