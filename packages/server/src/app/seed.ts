import { loadConfig } from '../platform/config.ts';
import { seedWorldOnce } from '../world/seed-world.ts';
import { openInstallation } from './installation.ts';
import { lineLog } from './log.ts';
import { fail } from './run.ts';

/** Fills an empty database with the demo company; a database that has people already is left alone. */
try {
  const config = loadConfig();
  const installation = await openInstallation({ config, log: lineLog(config.LOG_LEVEL), isOwner: false });
  const told = await seedWorldOnce(installation.system);
  process.stdout.write(
    told
      ? `The demo company is there; everybody's password is ${told.password}\n`
      : 'The database has people already; nothing was changed.\n',
  );
  await installation.close();
} catch (error) {
  fail(error);
}
