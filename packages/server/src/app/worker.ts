import { loadConfig } from '../platform/config.ts';
import { openInstallation } from './installation.ts';
import { lineLog } from './log.ts';
import { fail, onShutdown } from './run.ts';
import { startWork } from './work.ts';

/** Background jobs in a process of their own, beside servers that were started with JOBS=separate. */
try {
  const config = loadConfig();
  const log = lineLog(config.LOG_LEVEL);
  const installation = await openInstallation({ config, log, isOwner: false });
  const work = await startWork(installation, config);
  onShutdown(config.SHUTDOWN_SECONDS, async () => {
    await work.stop();
    await installation.close();
  });
  log.info({}, 'the worker is waiting for jobs');
} catch (error) {
  fail(error);
}
