import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../features/people/index.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';

let world: TestWorld;
let own: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  own = String((await world.rows('select tenant_id from member limit 1'))[0]?.['tenant_id']);
  other = (await createOrganization(system, { name: '邻家公司' })).id;
  const place = { tenantId: other, organizationId: other, roles: [] };
  await createMember(system, { ...place, account: 'stranger', fullName: '外人', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

/** Tables that belong to the installation, not to a tenant. */
const shared = [
  'guess_count',
  'migration',
  'rate_count',
  'search_engine',
  'search_rebuild',
  'setup_code',
  'sql_function',
];

test('D-008 every table is guarded: a tenant column, row security forced, one policy', async () => {
  const tables = await world.rows(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded,
       exists (select 1 from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant') as policy
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const open = tables.filter(({ name, guarded, policy }) => !shared.includes(String(name)) && !(guarded && policy));
  expect(open).toEqual([]);
  expect(tables.length).toBeGreaterThan(shared.length);
});

test('D-008 a statement without any condition finds only the own tenant, whichever connection it gets', async () => {
  const count = async (tenantId: string) => {
    const { read } = world.installation.db.forTenant(tenantId);
    const rows = await read.selectFrom('member').select(['tenantId', 'account']).execute();
    expect(rows.every((row) => row.tenantId === tenantId)).toBe(true);
    return rows.length;
  };
  const counts = await Promise.all([...Array(40).keys()].map((n) => count(n % 2 ? own : other)));
  expect(new Set(counts.filter((_, n) => n % 2 === 0))).toEqual(new Set([1]));
  expect(new Set(counts.filter((_, n) => n % 2 === 1))).toEqual(new Set([24]));
});

test('D-008 nothing can be written into another tenant, changed there or deleted there', async () => {
  const { inTransaction } = world.installation.db.forTenant(own);
  const row = { tenantId: other, organizationId: other, key: 'LIVE_SUPPLIER', value: '0' };
  await expect(inTransaction((tx) => tx.insertInto('setting').values(row).execute())).rejects.toThrow(
    'row-level security',
  );
  const [changed] = await inTransaction((tx) =>
    tx.updateTable('member').set({ fullName: '改名' }).where('tenantId', '=', other).execute(),
  );
  const [deleted] = await inTransaction((tx) => tx.deleteFrom('memberRole').where('tenantId', '=', other).execute());
  expect([changed?.numUpdatedRows, deleted?.numDeletedRows]).toEqual([0n, 0n]);
});

test('the system sees everybody', async () => {
  const rows = await world.installation.db.system.read.selectFrom('member').select('tenantId').execute();
  expect(new Set(rows.map((row) => row.tenantId))).toEqual(new Set([own, other]));
});
