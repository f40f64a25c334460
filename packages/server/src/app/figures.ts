import type { Streams } from '../platform/http/streams.ts';
import { countDeadLetters } from '../platform/jobs.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import type { Installation } from './installation.ts';

/** What the process counts, from where it is known. */
export const figuresOf = ({ db }: Installation, streams: Streams): Metrics =>
  createMetrics({
    pool: db.load,
    countDeadLetters: () => countDeadLetters(db.owner),
    countStreams: streams.count,
  });
