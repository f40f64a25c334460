import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { createMember, createOrganization } from '../../packages/server/src/features/people/index.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import type { Context } from '../../packages/server/src/platform/context.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';
import { personAt } from '../../packages/server/src/world/person-at.ts';

/** Words of two characters, from the common to the rare; made up, so that none is a part of another. */
const vocabulary = Array.from({ length: 600 }, (_, n) => String.fromCodePoint(0x4e00 + 2 * n, 0x6e00 + 2 * n));
const wordsOfPost = 40;

/** The nth most common word; the square root spreads them so that few stand everywhere and most are rare. */
export const wordAt = (n: number): string => vocabulary[n] ?? '';

const fill = `
  insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
    state, published_at, updated_at)
  select $1 || '-' || post, $1, $1, 0, $2, left(words, 20), '<p>' || words || '</p>', left(words, 150), words,
    text_pairs(words), 'active', now() - post * interval '1 minute', now()
  from generate_series(1, $3::integer) as post, lateral (
    select string_agg(($4::text[])[1 + floor(power(random(), 3) * $5)::integer], case when place % 8 = 0 then '。' else '' end)
      as words
    from generate_series(1, $6::integer) as place where post > 0) as written`;

/** A company for each number of posts, all in one database. */
export async function openReaders(sizes: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const database = await startEmbedded(folder);
  const env = { DATABASE_URL: database.url, BUS: 'memory', LOG_LEVEL: 'error', DATABASE_TIMEOUT_MS: '600000' };
  const installation = await openInstallation({ config: readConfig(env), log: lineLog('error'), isOwner: false });
  const { owner } = installation.db;
  // Built once at the end: word by word it would take longer than everything measured.
  await owner.query('drop index question_search');
  // Nobody reads what would be noted for the search.
  await owner.query('alter table question disable trigger question_searched');
  const readers: Context[] = [];
  for (const [at, size] of sizes.entries()) {
    const { id: tenantId } = await createOrganization(installation.system, { name: `bench ${at}` });
    const account = `reader${at}`;
    await createMember(installation.system, {
      tenantId,
      organizationId: tenantId,
      account,
      fullName: account,
      roles: ['learner'],
      password: 'A-long-enough-password-1',
    });
    const person = await personAt(installation.system, account, 0);
    const given = [tenantId, person.actor.id, size, vocabulary, vocabulary.length, wordsOfPost];
    await owner.query(fill, given);
    readers.push({ ...person, ...installation.db.forTenant(tenantId), language: 'cn' });
  }
  await owner.query('create index question_search on question using gin (search)');
  await owner.query('vacuum analyze question');
  return {
    readers,
    owner,
    system: installation.system,
    close: async () => {
      await installation.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
