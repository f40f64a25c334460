import { listAudit, listAuditWords } from '@shuyuan/contract/admin/audit.wire';
import { isAuditAction } from '@shuyuan/contract/admin/audit-words';
import { saveSetting } from '@shuyuan/contract/system/settings.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { createMember, createOrganization } from '../people/index.ts';

let world: TestWorld;
let admin: Caller;
let companyId: string;
let began: number;

beforeAll(async () => {
  world = await openWorld();
  companyId = String((await world.rows('select id from organization where parent_id is null'))[0]?.['id']);
  admin = await world.signIn('luchengze');
  began = world.clock.now();
  const place = { organizationId: companyId, key: 'DAGUAN_STATUS' } as const;
  const first = await admin.call(saveSetting, { ...place, value: '1', version: null });
  world.clock.advance(60_000);
  await admin.call(saveSetting, { ...place, value: '0', version: first.body.version });
});
afterAll(() => world.close());

const subjectId = () => `${companyId}/DAGUAN_STATUS`;

test('D-034: the newest change first, with its author, its subject, before and after', async () => {
  const { body } = await admin.call(listAudit, { subjectKind: 'setting', subjectId: subjectId() });
  expect(body.recordCount).toBe(2);
  expect(body.items[0]).toMatchObject({
    actor: { fullName: '陆承泽' },
    action: 'setting.saved',
    subject: { kind: 'setting', id: subjectId(), name: '青禾智造股份有限公司' },
    before: { value: '1' },
    after: { value: '0' },
  });
  expect(body.items[1]).toMatchObject({ before: null, after: { value: '1' } });
});

test('it is filtered by name or account, action, kind and time, and comes in pages', async () => {
  const count = async (filter: Parameters<typeof admin.call<typeof listAudit>>[1]) =>
    (await admin.call(listAudit, filter)).body.recordCount;
  // Since then: what the company of the demo did before is its own story.
  const by = (actor: string) => count({ actor, from: began });
  expect([await by('承泽'), await by('LUCHENG'), await by('%')]).toEqual([2, 2, 0]);
  const members = await world.rows('select 1 from member');
  expect(await count({ action: 'member.created' })).toBe(members.length);
  expect(await count({ from: began })).toBe(2);
  expect(await count({ from: began, to: began + 30_000 })).toBe(1);
  expect(await count({ to: -5 })).toBe(0);
  expect(await count({ from: Date.parse('9999-12-31T23:59:59Z') })).toBe(0);
  expect((await admin.call(listAudit, { from: Number.MAX_SAFE_INTEGER })).status).toBe(422);
  const { body } = await admin.call(listAudit, { page: 2, pageSize: 5 });
  expect(body.items).toHaveLength(5);
  expect(body.items[0]?.subject.name).not.toBe('');
});

test('whose ids stand in an entry are told by name, and nobody of another tenant is', async () => {
  const { body } = await admin.call(listAudit, { action: 'member.created', pageSize: 100 });
  const nameOf = new Map(body.names.map(({ id, name }) => [id, name]));
  const lin = body.items.find(({ subject }) => subject.name === '林知远');
  const { organizationId } = (lin?.after ?? {}) as { organizationId?: string };
  expect(nameOf.get(organizationId ?? '')).toBe('软件研发部');
  const rows = await world.rows('select id from organization where tenant_id = $1', [companyId]);
  const ours = new Set(rows.map((row) => row['id']));
  expect([...nameOf.keys()].filter((id) => !ours.has(id))).toEqual([]);
});

test('D-034: a live and its approval are told by the title, and a recording that was made again by its words', async () => {
  const [live] = await world.rows(
    'select business_id, title from approval_process join live on live.id = business_id limit 1',
  );
  const title = String(live?.['title']);
  const made = await admin.call(listAudit, { subjectKind: 'live', subjectId: String(live?.['business_id']) });
  expect(made.body.items.at(-1)).toMatchObject({ action: 'live.created', subject: { name: title } });
  const { items } = (await admin.call(listAudit, { action: 'approval.submitted' })).body;
  expect(items.map(({ subject }) => subject.name)).toContain(title);
  expect([isAuditAction('live.replay-remade'), isAuditAction('live.replay-changed')]).toEqual([true, true]);
});

test('what there is to filter by is what occurs', async () => {
  const { body } = await admin.call(listAuditWords, {});
  expect(body.actions).toEqual(expect.arrayContaining(['member.created', 'organization.created', 'setting.saved']));
  expect(body.actions).toEqual([...new Set(body.actions)].toSorted());
  expect(body.subjectKinds).toEqual(expect.arrayContaining(['member', 'organization', 'setting', 'sensitive-words']));
});

test('nobody sees the trail of another tenant, and only those who may see their own', async () => {
  const { system } = world.installation;
  const { id } = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: id, organizationId: id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  const neighbour = await world.signIn('neighbour');
  const { body } = await neighbour.call(listAudit, {});
  expect(body.items.map(({ action }) => action).toSorted()).toEqual(['member.created', 'organization.created']);
  expect((await neighbour.call(listAuditWords, {})).body.subjectKinds).toEqual(['member', 'organization']);
  const learner = await world.signIn('linzhiyuan');
  expect((await learner.call(listAudit, {})).status).toBe(403);
  expect((await world.visitor.call(listAudit, {})).status).toBe(401);
  expect((await learner.call(listAuditWords, {})).status).toBe(403);
});

test('a filter is answered through an index, however long the trail', async () => {
  await world.rows(
    `insert into audit_entry (id, tenant_id, actor_id, action, subject_kind, subject_id, at)
     select 'x' || n, $1, 'a' || n % 50, 'noise.' || n % 20, 'noise', n::text, now() - n * interval '1 second'
     from generate_series(1, 20000) n`,
    [companyId],
  );
  await world.rows('analyze audit_entry');
  const plan = async (condition: string) =>
    JSON.stringify(
      await world.rows(
        `explain select id from audit_entry where tenant_id = '${companyId}' and ${condition} order by at desc, id desc limit 20`,
      ),
    );
  expect(await plan("action = 'noise.3'")).toContain('audit_entry_action');
  expect(await plan("actor_id = 'a3'")).toContain('audit_entry_actor');
  expect(await plan("subject_kind = 'noise' and subject_id = '77'")).toContain('audit_entry_subject');
  const { body } = await admin.call(listAudit, { pageSize: 1 });
  expect(body.recordCount).toBe(10_000);
});
