import { maxContainerOrigins } from '@shuyuan/contract/system/max-container-origins';
import { clearSetting, saveSetting } from '@shuyuan/contract/system/settings.wire';
import { readConfig, readTouristConfig } from '@shuyuan/contract/system/system.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { createMember, createOrganization } from '../../people/index.ts';

const key = 'CONTAINER_ORIGINS';
const env = { BUS: 'postgres' };
let world: TestWorld;
let beside: TestWorld;
let admin: Caller;
let neighbour: Caller;
const ids = { company: '', elsewhere: '' };

beforeAll(async () => {
  world = await openWorld({ env });
  beside = await openWorld({ beside: world, env });
  const { system } = world.installation;
  ids.elsewhere = (await createOrganization(system, { name: '邻家公司' })).id;
  const place = { tenantId: ids.elsewhere, organizationId: ids.elsewhere, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  const [company] = await world.rows("select id from organization where name = '青禾智造股份有限公司'");
  ids.company = String(company?.['id']);
  admin = await world.signIn('luchengze');
  neighbour = await world.signIn('neighbour');
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const framedBy = async ({ http }: TestWorld): Promise<string | undefined> => {
  const { headers } = await http.inject({ url: '/healthz' });
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};
const bothFrame = (expected: string) =>
  expect.poll(() => Promise.all([framedBy(world), framedBy(beside)])).toEqual([expected, expected]);
const allow = (who: Caller, organizationId: string, origins: readonly string[], version: string | null = null) =>
  who.call(saveSetting, { organizationId, key, value: JSON.stringify(origins), version });

test('[D-192] pages of every process frame what the companies allow, from the moment they allow it until they do not', async () => {
  await bothFrame("'self' blob:");
  const saved = await allow(admin, ids.company, ['https://apps.qinghe.example']);
  await bothFrame("'self' blob: https://apps.qinghe.example");
  const theirs = await allow(neighbour, ids.elsewhere, ['https://b.example:8443', 'https://apps.qinghe.example']);
  await bothFrame("'self' blob: https://apps.qinghe.example https://b.example:8443");
  expect((await neighbour.call(readConfig, { key })).body.value).not.toBe(
    (await admin.call(readConfig, { key })).body.value,
  );
  await admin.call(clearSetting, { organizationId: ids.company, key, version: saved.body.version });
  await neighbour.call(clearSetting, { organizationId: ids.elsewhere, key, version: theirs.body.version });
  await bothFrame("'self' blob:");
});

test('[D-192] what a policy would read as more than an origin is refused, and nobody without an account reads the list', async () => {
  for (const origin of ["https://a.example; script-src 'unsafe-inline'", 'https://*.example', 'http://a.example', '*'])
    expect((await allow(admin, ids.company, [origin])).status).toBe(422);
  expect((await world.visitor.call(readTouristConfig, { key })).status).toBe(403);
  expect(await world.rows('select 1 from setting where key = $1', [key])).toEqual([]);
});

test('[D-192] a list that got past us frames nothing; news that was missed is read a minute later; a page names a hundred at most', async () => {
  const insert = `insert into setting (organization_id, tenant_id, key, value, version, updated_at)
    values ($1, $1, $2, $3, $1, now())`;
  await world.rows(insert, [ids.company, key, '["https://late.example", "https://*", "x; script-src *"]']);
  expect(await framedBy(world)).toBe("'self' blob:");
  world.clock.advance(minuteMs);
  await bothFrame("'self' blob: https://late.example");
  const list = (n: number) => Array.from({ length: maxContainerOrigins }, (_, i) => `https://a${n}-${i}.example`);
  for (let n = 0; n < 6; n++) {
    const { id } = await createOrganization(world.installation.system, { name: `第${n}家公司` });
    await world.rows(insert, [id, key, JSON.stringify(list(n))]);
  }
  world.clock.advance(minuteMs);
  await expect.poll(async () => (await framedBy(world))?.split(' ').length).toBe(102);
});
