import { configDefaults, defineConfig } from 'vitest/config';
import { TestReport } from './scripts/test-report.ts';

/**
 * Files of one worker share what they import: reading it anew for each file was half of the work. The modules of these
 * projects keep nothing that another file could trip over; those of the client do, and each file has a context of its own.
 */
const shared = { isolate: false };

/** Files of the night part that `npm test` leaves out because nothing they are about has changed (decision 029). */
const leftToNight = (process.env['NIGHT_LEFT'] ?? '').split(',').filter((path) => path !== '');

/** One runner for everything but the browser journeys. Server tests share one throw-away PostgreSQL cluster. */
export default defineConfig({
  test: {
    reporters: ['default', new TestReport()],
    // Unasked it leaves a processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', ...shared, include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'i18n', ...shared, include: ['packages/i18n/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          ...shared,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftToNight],
          globalSetup: ['packages/server/src/world/test-cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'packages/web/vite.config.ts',
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A context for each file instead of a process: making those was half of the work.
          pool: 'vmThreads',
          // What it extends is the build's: it knows nothing of the line above.
          maxWorkers: '100%',
          vmMemoryLimit: '1GB',
          setupFiles: ['packages/web/src/lib/test-globals.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'e2e', include: ['e2e/*.test.ts', 'scripts/*.test.ts'] } },
      {
        test: {
          name: 'tidy',
          ...shared,
          include: ['tidy/**/*.test.ts', 'packages/web/build/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
