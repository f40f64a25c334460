/** What the health page judges; the same figures the call answers. */
type Figures = {
  readonly database: { readonly latencyMs: number };
  readonly storage: { readonly isUsable: boolean; readonly freeBytes: number; readonly totalBytes: number };
  readonly jobs: { readonly dead: number; readonly oldestWaitingSeconds: number };
};

export const healthWarnings = ['storage.unusable', 'database.slow', 'storage.low', 'jobs.dead', 'jobs.behind'] as const;
export type HealthWarning = (typeof healthWarnings)[number];

/** A question that needs no disk should take a few milliseconds; ten times that is felt on every page. */
const slowMs = 100;
/** Below either the database may stop writing within a busy day. */
const lowShare = 0.1;
const lowBytes = 1_000_000_000;
/** A job is taken within seconds; one that is due for minutes has nobody working on it. */
const behindSeconds = 300;

const isTrue: Readonly<Record<HealthWarning, (figures: Figures) => boolean>> = {
  'storage.unusable': ({ storage }) => !storage.isUsable,
  'database.slow': ({ database }) => database.latencyMs > slowMs,
  'storage.low': ({ storage }) => storage.freeBytes < Math.max(lowBytes, storage.totalBytes * lowShare),
  'jobs.dead': ({ jobs }) => jobs.dead > 0,
  'jobs.behind': ({ jobs }) => jobs.oldestWaitingSeconds > behindSeconds,
};

/** What an operator should look at, in the order of urgency; nothing when all is well. */
export const warningsOf = (figures: Figures): HealthWarning[] =>
  healthWarnings.filter((warning) => isTrue[warning](figures));
