import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BackgroundTasks } from './background-tasks.ts';

export type Metrics = {
  readonly observeRequest: (request: { method: string; route: string; status: number }, seconds: number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

type Probes = {
  readonly backgroundTasks: Pick<BackgroundTasks, 'running' | 'ended'>;
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly countDeadLetters: () => Promise<number>;
  readonly countStreams: () => number;
  /** By route. */
  readonly countSockets: () => ReadonlyMap<string, number>;
  readonly isStorageUsable: () => Promise<boolean>;
};

/** Prometheus text. Routes are patterns, never addresses: an id in a label would grow without bound. */
export function createMetrics({
  pool,
  countDeadLetters,
  countStreams,
  countSockets,
  isStorageUsable,
  backgroundTasks,
}: Probes): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'shuyuan_' });
  const requests = new Histogram({
    name: 'shuyuan_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'shuyuan_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'shuyuan_jobs_dead',
    help: 'Jobs that used up their attempts',
    registers: [registry],
    async collect() {
      this.set(await countDeadLetters());
    },
  });
  new Gauge({
    name: 'shuyuan_streams_open',
    help: 'Answers that stay open',
    registers: [registry],
    collect() {
      this.set(countStreams());
    },
  });
  new Gauge({
    name: 'shuyuan_sockets_open',
    help: 'Open sockets of live rooms',
    labelNames: ['route'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [route, count] of countSockets()) this.set({ route }, count);
    },
  });
  new Gauge({
    name: 'shuyuan_storage_usable',
    help: 'Whether files can be written, read and removed',
    registers: [registry],
    async collect() {
      this.set(Number(await isStorageUsable()));
    },
  });
  addBackgroundTasks(registry, backgroundTasks);
  return {
    observeRequest: (request, seconds) => requests.observe(request, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The background tasks there are: answers of the assistant. */
function addBackgroundTasks(registry: Registry, { running, ended }: Probes['backgroundTasks']): void {
  new Gauge({
    name: 'shuyuan_answers_running',
    help: 'Answers of the assistant being made',
    registers: [registry],
    collect() {
      this.set(running());
    },
  });
  new Counter({
    name: 'shuyuan_answers_total',
    help: 'Answers of the assistant that ended',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of ended()) this.inc({ outcome }, count);
    },
  });
}
