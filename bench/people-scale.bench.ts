import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '../packages/contract/src/auth/auth.wire.ts';
import type { Endpoint, InputOf } from '../packages/contract/src/kernel/endpoint.wire.ts';
import { ngrams } from '../packages/contract/src/kernel/ngrams.ts';
import { listManagedMembers } from '../packages/contract/src/people/members.wire.ts';
import { readOrganizationTree } from '../packages/contract/src/people/organizations.wire.ts';
import { listMembers } from '../packages/contract/src/people/people.wire.ts';
import { openInstallation } from '../packages/server/src/app/installation.ts';
import { lineLog } from '../packages/server/src/app/log.ts';
import { createServer } from '../packages/server/src/app/server.ts';
import { createMember, createOrganization } from '../packages/server/src/features/people/index.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { startEmbedded } from '../packages/server/src/platform/database/embedded.ts';
import { type Caller, callerOf } from '../packages/server/src/world/caller.ts';
import { writeResult } from './write-result.ts';

/**
 * Whether a big company waits longer than a small one: 100 members in 10 organisations beside 10,000 in 500, two
 * tenants of one database, asked in turns through the whole server.
 */
const rounds = 15;
const callsPerRound = 20;
const wanted = 1.5;
const password = 'bench-password-2026';

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
const database = await startEmbedded(folder);
const config = readConfig({ DATABASE_URL: database.url, BUS: 'memory', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '0' });
const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
const http = await createServer({ config, installation });
const { owner } = installation.db;

/** Names of three characters as Chinese companies have them: few families, many given names. */
function nameOf(n: number): string {
  const [families, givenNames, firstHan, apart] = [16, 24, 0x4e00, 37];
  const family = (n * 7) % families;
  const [first, second] = [Math.floor(n / families) % givenNames, (n * 13 + Math.floor(n / 400)) % givenNames];
  return String.fromCodePoint(...[family, first + families, second + families].map((one) => firstHan + one * apart));
}

async function found(key: string, { members, organizations }: { members: number; organizations: number }) {
  const root = await createOrganization(installation.system, { name: `${key} company` });
  await owner.query(
    `insert into organization (id, tenant_id, parent_id, path, name, position)
     select $1 || n, $2, $2, array[$2, $1 || n], 'department ' || n, n from generate_series(1, $3::int) n`,
    [key, root.id, organizations - 1],
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

type Question = { readonly name: string; readonly ask: (caller: Caller, key: string) => Promise<void> };

const question = <E extends Endpoint>(name: string, endpoint: E, inputFor: (key: string) => InputOf<E>): Question => ({
  name,
  ask: async (caller, key) => {
    const { status, body } = await caller.call(endpoint, inputFor(key));
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
  },
});

const questions = [
  question('member list, first page', listManagedMembers, () => ({})),
  question('member list, active only', listManagedMembers, () => ({ state: 'active' as const })),
  question('members of one department', listManagedMembers, (key) => ({ organizationId: `${key}7` })),
  question('search by name', listManagedMembers, () => ({ search: nameOf(42) })),
  question('search by number', listManagedMembers, (key) => ({ search: `${key}-00042` })),
  question('search by account', listManagedMembers, (key) => ({ search: `${key}77@` })),
  question('directory of colleagues', listMembers, () => ({})),
  question('organisation tree', readOrganizationTree, () => ({})),
];

type Side = { readonly key: string; readonly caller: Caller };

/** In turns, so that whatever else this machine does meets both. */
async function timesOf(ask: Question['ask'], sides: readonly Side[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(sides.map(({ key }) => [key, []]));
  const turns = Array.from({ length: (rounds + 1) * callsPerRound }, (_, n) => n);
  for (const turn of turns) {
    for (const { key, caller } of sides) {
      const started = performance.now();
      await ask(caller, key);
      // The first round plans the statements.
      if (turn >= callsPerRound) times.get(key)?.push(performance.now() - started);
    }
  }
  return times;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

try {
  const sides = [
    { key: 'small', caller: await found('small', { members: 100, organizations: 10 }) },
    { key: 'large', caller: await found('large', { members: 10_000, organizations: 500 }) },
  ];
  await owner.query('vacuum analyze');
  const rows: (string | number)[][] = [];
  const ratios = new Map<string, number>();
  for (const { name, ask } of questions) {
    const times = await timesOf(ask, sides);
    const [small = 1, large = 1] = sides.map(({ key }) => median(times.get(key) ?? []));
    ratios.set(name, large / small);
    rows.push([name, small.toFixed(2), large.toFixed(2), (large / small).toFixed(2)]);
  }
  writeResult('people-scale', {
    title: 'A hundred times as many people',
    about: `Median milliseconds of ${rounds * callsPerRound} calls each, in turns: 100 members in 10 organisations against 10,000 in 500, through the whole server on one database. Wanted: at most ${wanted} for lists and searches; the tree is one answer with fifty times as many organisations in it.`,
    head: ['call', '100 members', '10,000 members', 'ratio'],
    rows,
  });
  const slow = [...ratios].filter(([name, ratio]) => name !== 'organisation tree' && ratio > wanted);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await http.close();
  await installation.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
