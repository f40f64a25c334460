import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '../../packages/contract/src/auth/auth.wire.ts';
import { ngrams } from '../../packages/server/src/platform/searchable.ts';
import { type Installation, openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { createServer } from '../../packages/server/src/app/server.ts';
import { createMember, createOrganization } from '../../packages/server/src/features/people/index.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { startEmbedded } from '../../packages/server/src/platform/database/embedded.ts';
import { type Caller, callerOf } from '../../packages/server/src/world/caller.ts';

const password = 'bench-password-2026';

type Size = { readonly members: number; readonly organizations: number };
type Open = { readonly installation: Installation; readonly http: Awaited<ReturnType<typeof createServer>> };

/** Names of three characters as Chinese companies have them: few families, many given names. */
export function nameOf(n: number): string {
  const [families, givenNames, firstHan, apart] = [16, 24, 0x4e00, 37];
  const family = (n * 7) % families;
  const [first, second] = [Math.floor(n / families) % givenNames, (n * 13 + Math.floor(n / 400)) % givenNames];
  return String.fromCodePoint(...[family, first + families, second + families].map((one) => firstHan + one * apart));
}

/** A company of its own, written at once, with an administrator who is signed in. */
async function found({ installation, http }: Open, key: string, { members, organizations }: Size): Promise<Caller> {
  const { owner } = installation.db;
  const root = await createOrganization(installation.system, { name: `${key} company` });
  const places = Array.from({ length: organizations - 1 }, (_, n) => {
    const name = `department ${n + 1}`;
    return { id: `${key}${n + 1}`, name, grams: ngrams(name) };
  });
  await owner.query(
    `insert into organization (id, tenant_id, parent_id, path, name, search_text, search, position)
     select p->>'id', $1, $1, array[$1, p->>'id'], p->>'name', p->>'name',
       array_to_tsvector(array(select jsonb_array_elements_text(p->'grams'))), n
     from jsonb_array_elements($2::jsonb) with ordinality as list (p, n)`,
    [root.id, JSON.stringify(places)],
  );
  const rows = Array.from({ length: members - 1 }, (_, n) => {
    const [account, fullName] = [`${key}${n}`, nameOf(n)];
    const text = `${fullName}\n${account}\n${account}@${key}.example\n${key}-${String(n).padStart(5, '0')}`;
    return { account, fullName, place: `${key}${1 + (n % (organizations - 1))}`, text, grams: ngrams(text) };
  });
  await owner.query(
    `insert into member (id, tenant_id, organization_id, account, full_name, email, employee_number, search_text, search)
     select 'm' || (r->>'account'), $1, r->>'place', r->>'account', r->>'fullName', (r->>'account') || '@' || $2 || '.example',
       $2 || '-' || lpad(n::text, 5, '0'), r->>'text', array_to_tsvector(array(select jsonb_array_elements_text(r->'grams')))
     from jsonb_array_elements($3::jsonb) with ordinality as list (r, n)`,
    [root.id, key, JSON.stringify(rows)],
  );
  await owner.query(
    `insert into member_role (tenant_id, member_id, role) select tenant_id, id, 'learner' from member where tenant_id = $1`,
    [root.id],
  );
  const place = { tenantId: root.id, organizationId: root.id, roles: ['org-admin'] as const };
  await createMember(installation.system, { ...place, account: `${key}-admin`, fullName: 'Administrator', password });
  const input = { grant_type: 'password' as const, username: `${key}-admin`, password };
  const { body } = await callerOf(http, null).call(issueToken, input);
  return callerOf(http, body.access_token);
}

/** An empty server on a database of its own, where companies of any size are founded. */
export async function openTown() {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
  const database = await startEmbedded(folder);
  const config = readConfig({ DATABASE_URL: database.url, BUS: 'memory', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '0' });
  const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
  const http = await createServer({ config, installation });
  return {
    /** For the jobs of a minute or a night. */
    system: installation.system,
    found: (key: string, size: Size) => found({ installation, http }, key, size),
    write: (sql: string, values: unknown[]) => installation.db.owner.query(sql, values),
    /** As a database is after a night: its statistics know what there is. */
    settle: () => installation.db.owner.query('vacuum analyze'),
    close: async () => {
      await http.close();
      await installation.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
