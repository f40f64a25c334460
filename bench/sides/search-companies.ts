import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation, type Installation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { createMember, createOrganization } from '../../packages/server/src/features/people/index.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import type { Context, SystemContext } from '../../packages/server/src/platform/context.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';
import { personAt } from '../../packages/server/src/world/person-at.ts';
import { fillCompany } from './search-company.ts';

export type SearchedCompany = {
  readonly size: number;
  /** An ordinary member of one organisation of two. */
  readonly reader: Context;
  readonly owner: Installation['db']['owner'];
  readonly system: SystemContext;
  /** The process of the database. */
  readonly postmaster: number;
};

async function peopleOf(system: SystemContext) {
  const { id: tenantId } = await createOrganization(system, { name: 'bench' });
  const parent = { id: tenantId, tenantId };
  const own = await createOrganization(system, { name: 'own', parent });
  const other = await createOrganization(system, { name: 'other', parent });
  for (const [account, organizationId] of [
    ['author', other.id],
    ['reader', own.id],
  ] as const)
    await createMember(system, {
      tenantId,
      organizationId,
      account,
      fullName: account,
      roles: ['learner'],
      password: 'A-long-enough-password-1',
    });
  return { tenantId, own: own.id, other: other.id };
}

/** A database server for each size, because a company pays for the common words of others beside it. What BENCH_FOLDER names is kept, and filled once. */
export async function openCompanies(sizes: readonly number[]) {
  const kept = process.env['BENCH_FOLDER'];
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const opened: { installation: Installation; stop: () => Promise<void> }[] = [];
  const companies: SearchedCompany[] = [];
  for (const size of sizes) {
    const own = join(folder, String(size));
    const database = await startEmbedded(own);
    const env = { DATABASE_URL: database.url, BUS: 'memory', LOG_LEVEL: 'error', DATABASE_TIMEOUT_MS: '600000' };
    const installation = await openInstallation({ config: readConfig(env), log: lineLog('error'), isOwner: false });
    opened.push({ installation, stop: database.stop });
    const { system, db } = installation;
    const { rowCount } = await db.owner.query(`select from member where account = 'reader'`);
    if (!rowCount) {
      const people = await peopleOf(system);
      const { actor } = await personAt(system, 'author', 0);
      const begun = performance.now();
      await fillCompany(db.owner, { ...people, authorId: actor.id }, size);
      process.stderr.write(`${size} documents written in ${((performance.now() - begun) / 1_000).toFixed(0)} s\n`);
    }
    const person = await personAt(system, 'reader', 0);
    // The search is noted behind the answer, and nobody waits for it.
    const reader = {
      ...person,
      ...db.forTenant(person.actor.tenantId),
      language: 'cn' as const,
      writeBehind: () => undefined,
    };
    const postmaster = Number(readFileSync(join(own, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    companies.push({ size, reader, owner: db.owner, system, postmaster });
  }
  return {
    companies,
    close: async () => {
      for (const { installation, stop } of opened) {
        await installation.close();
        await stop();
      }
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}
