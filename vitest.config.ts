import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { TestReport } from './scripts/test-report.ts';

/**
 * Files of one worker share what they import: reading it anew for each file was half of the work. The modules of these
 * projects keep nothing that another file could trip over. Those of the client do: `packages/web/test-start.ts` reads them
 * anew for each file and puts the window back, while packages, contract and texts stay.
 */
const shared = { isolate: false };

/** Files that `npm test` leaves out because nothing they are about has changed since a green run (decision 029). */
const left = (process.env['LEFT_TESTS'] ?? '').split(',').filter((path) => path !== '');
const exclude = [...configDefaults.exclude, ...left];

/** For a machine that has other things to do too. Waiting longer costs nothing where what is waited for comes. */
const patience = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * More than processors: at any moment some test waits for a clock, a disk or another process. With twice as many all
 * processors are busy all the time, and the whole takes as long.
 */
const maxWorkers = Math.ceil(availableParallelism() * 1.5);

/** Properties draw the same examples in every run, unless `FUZZ_SEED` is another number, or `random`. */
const given = process.env['FUZZ_SEED'] ?? '14';
const seed = given === 'random' ? randomInt(2 ** 31) : Number(given);
console.info(`FUZZ_SEED=${seed}`);
/** The night draws other examples than the day, and more of them. */
const seeded = { setupFiles: ['vitest.seed.ts'], provide: { fuzzSeed: seed, isNight: given === 'random' } };

/**
 * Packages of the client in one file each, made once in a run: their own files are some thousands, and every test file
 * read them into its context anew. Whatever imports one of these has to be listed too, or a test meets two of it.
 */
const bundled = [
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@testing-library/react',
  '@testing-library/user-event',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-link',
  '@tiptap/extensions',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'dayjs',
  'i18next',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-easy-crop',
  'react-i18next',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod',
  'zustand',
  'zustand/vanilla',
];
const inFewFiles = { optimizer: { client: { enabled: true, include: bundled } } };

/** One runner for everything but the browser journeys. Server tests share one throw-away PostgreSQL cluster. */
export default defineConfig({
  test: {
    reporters: ['default', new TestReport()],
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { name: 'contract', ...shared, ...patience, ...seeded, include: ['packages/contract/src/**/*.test.ts'] },
      },
      { test: { name: 'i18n', ...shared, ...patience, include: ['packages/i18n/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          ...shared,
          ...patience,
          ...seeded,
          setupFiles: [...seeded.setupFiles, 'vitest.server.ts'],
          include: ['packages/server/src/**/*.test.ts'],
          exclude,
          globalSetup: ['packages/server/src/world/test-cluster.ts'],
        },
      },
      {
        extends: 'packages/web/vite.config.ts',
        test: {
          name: 'web',
          ...patience,
          deps: inFewFiles,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          exclude,
          environment: 'happy-dom',
          pool: 'threads',
          ...shared,
          // What it extends is the build's: it knows nothing of the line above.
          maxWorkers,
          setupFiles: ['packages/web/test-start.ts', 'packages/web/src/lib/test-globals.ts'],
        },
      },
      {
        extends: 'packages/web/vite.config.ts',
        test: {
          name: 'pages',
          ...patience,
          deps: inFewFiles,
          include: ['pages/*.test.ts'],
          exclude,
          root: import.meta.dirname,
          environment: 'happy-dom',
          pool: 'threads',
          ...shared,
          maxWorkers,
          setupFiles: [
            'packages/web/test-start.ts',
            'packages/web/src/lib/test-globals.ts',
            'packages/web/src/lib/test-drawing.ts',
          ],
          globalSetup: ['pages/start-host.ts'],
        },
      },
      { test: { name: 'e2e', ...patience, include: ['e2e/*.test.ts', 'scripts/*.test.ts'] } },
      {
        test: {
          name: 'tidy',
          ...shared,
          ...patience,
          include: ['tidy/**/*.test.ts', 'packages/web/build/**/*.test.ts'],
        },
      },
    ],
  },
});
