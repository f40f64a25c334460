import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { healthWarnings } from './health.ts';

const count = z.int().nonnegative();

export const readHealth = endpoint({
  method: 'GET',
  path: '/system/health',
  summary: 'How the installation is: version, database, storage and background jobs, and what needs looking at.',
  access: 'system.operate',
  input: z.object({}),
  output: z.object({
    version: z.string(),
    node: z.string(),
    uptimeSeconds: count,
    memoryBytes: count,
    database: z.object({
      kind: z.enum(['embedded', 'external']),
      version: z.string(),
      sizeBytes: count,
      latencyMs: z.number().nonnegative(),
      migrations: count,
      lastMigration: z.string().nullable(),
    }),
    storage: z.object({
      kind: z.enum(['disk', 's3']),
      isUsable: z.boolean(),
      freeBytes: count,
      totalBytes: count,
    }),
    jobs: z.object({ waiting: count, running: count, dead: count, oldestWaitingSeconds: count }),
    warnings: z.array(z.enum(healthWarnings)),
  }),
  errors: [],
});

export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/system/health/dead-letters',
  summary: 'Jobs that used up their attempts, with their last error; the newest first.',
  access: 'system.operate',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({ id, name: z.string(), attempts: count, lastError: z.string(), createdAt: time, failedAt: time }),
  ),
  errors: [],
});

export const retryDeadLetter = endpoint({
  method: 'POST',
  path: '/system/health/dead-letters/:id/retry',
  summary: 'Gives a dead letter all its attempts again, beginning now.',
  access: 'system.operate',
  input: z.object({ id }),
  output: z.object({ id }),
  errors: [],
});

export const discardDeadLetter = endpoint({
  method: 'DELETE',
  path: '/system/health/dead-letters/:id',
  summary: 'Gives a dead letter up for good.',
  access: 'system.operate',
  input: z.object({ id }),
  output: z.object({ id }),
  errors: [],
});
