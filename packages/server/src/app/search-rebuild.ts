import { rebuildIndex } from '../features/search/documents/rebuild-index.ts';
import { loadConfig } from '../platform/config.ts';
import { openInstallation } from './installation.ts';
import { lineLog } from './log.ts';
import { fail } from './run.ts';
import { searchables } from './searchables.ts';

/** Reads everything the search finds anew while the product runs, and says how far it is. Stopped, it goes on when it is run again. */
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());

try {
  const config = loadConfig();
  const installation = await openInstallation({ config, log: lineLog(config.LOG_LEVEL), isOwner: false });
  const isWhole = await rebuildIndex(installation.system, searchables, {
    signal: stopping.signal,
    tell: ({ source, doneCount, totalCount }) =>
      process.stdout.write(`${source}: ${doneCount} of ${Math.max(doneCount, totalCount ?? 0)}\n`),
    tellEngine: ({ doneCount, totalCount }) =>
      process.stdout.write(`search engine: ${doneCount} of ${Math.max(doneCount, totalCount)}\n`),
  });
  process.stdout.write(
    isWhole
      ? 'Everything was read anew.\n'
      : 'Stopped. A server or worker that runs goes on with the rest, and so does this command.\n',
  );
  await installation.close();
} catch (error) {
  fail(error);
}
