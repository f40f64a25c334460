import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { branchSize, maxOrganizations } from '@shuyuan/contract/people/organization-tree';
import * as wire from '@shuyuan/contract/people/organizations.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { createMember } from '../members/create-member.ts';
import { createOrganization } from './create-organization.ts';

let world: TestWorld;
let dean: Caller;
let foreign: string;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  foreign = (await createOrganization(system, { name: '邻家公司' })).id;
  const there = { tenantId: foreign, organizationId: foreign, roles: ['org-admin'] as const };
  await createMember(system, { ...there, account: 'stranger', fullName: '外人', password: 'shuyuan-2026' });
  dean = await world.signIn('luchengze');
});
afterAll(() => world.close());

const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
const branch = async (input: { id?: string; page?: number; pageSize?: number } = {}, by = dean) =>
  (await by.call(wire.readOrganizationBranch, input)).body;
const find = async (search: string, by = dean) => (await by.call(wire.searchOrganizations, { search })).body.items;
async function place(name: string) {
  const found = (await find(name)).find((one) => one.name === name);
  if (!found) throw new Error(`no organisation is called ${name}`);
  return found;
}
const below = async (id: string) => (await branch({ id })).items.map((one) => one.name);
const pathOf = async (id: string, by = dean) =>
  (await by.call(wire.findOrganizationPath, { id })).body.items.map((one) => one.name);
const snapshot = async () => JSON.stringify(await world.rows('select * from organization order by id'));

const membersBelow = async (id: string) =>
  (
    await world.rows(
      `select count(*)::int as n from member join organization place on place.id = member.organization_id
       where $1 = any(place.path) and member.state <> 'left'`,
      [id],
    )
  )[0]?.['n'];

test('the tree opens with the company and its first level, each with its members and how many are below', async () => {
  const { node, items, recordCount } = await branch();
  expect(node).toMatchObject({
    parentId: null,
    name: '青禾智造股份有限公司',
    memberCount: await membersBelow(node.id),
    childCount: items.length,
  });
  expect(recordCount).toBe(items.length);
  expect(items.every(({ parentId }) => parentId === node.id)).toBe(true);
  const technology = items.find(({ name }) => name === '技术中心');
  expect(technology).toMatchObject({ childCount: 3, memberCount: await membersBelow(technology?.id ?? '') });
  const opened = await branch({ id: technology?.id ?? '' });
  expect(opened.items.map(({ name }) => name)).toEqual(['软件研发部', '工艺工程部', '质量管理部']);
  expect(opened.items[0]).toMatchObject({ memberCount: 3, childCount: 0 });
  // What a department shows is never less than what its sub-units show together.
  const within = opened.items.reduce((sum, { memberCount }) => sum + memberCount, 0);
  expect(within).toBeGreaterThan(0);
  expect(technology?.memberCount).toBeGreaterThanOrEqual(within);
  const theirs = await branch({}, await world.signIn('stranger'));
  expect(theirs).toMatchObject({ node: { name: '邻家公司', childCount: 0 }, items: [], recordCount: 0 });
  expect(await dean.call(wire.readOrganizationBranch, { id: foreign })).toMatchObject(refusal('request.not-found'));
});

test('a branch is read page by page, and nobody stands on two of them', async () => {
  const { node, items } = await branch();
  const pages = await Promise.all([1, 2, 3].map((page) => branch({ id: node.id, page, pageSize: 2 })));
  expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(items.slice(0, 6).map(({ id }) => id));
  expect(pages.map((page) => page.recordCount)).toEqual([items.length, items.length, items.length]);
});

test('an organisation is found by a part of its name, with its way from the company down, upper ones first', async () => {
  const [software] = await find('软件');
  expect(software).toMatchObject({ name: '软件研发部', memberCount: 3, childCount: 0 });
  expect(software?.above.map(({ name }) => name)).toEqual(['青禾智造股份有限公司', '技术中心']);
  const centres = await find('中心');
  expect(centres.length).toBeGreaterThan(1);
  const depths = centres.map(({ above }) => above.length);
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  expect(await find('没有这样的部门')).toEqual([]);
  expect(await find('邻家')).toEqual([]);
  expect(await find('软件', await world.signIn('stranger'))).toEqual([]);
});

test('[SITE-09] a member reads their own company; any other is missing, and a change below it is one of the company', async () => {
  const company = async (by: Caller, id?: string) => by.call(wire.readCompany, id === undefined ? {} : { id });
  const [root] = await world.rows("select tenant_id from member where account = 'linzhiyuan'");
  const id = String(root?.['tenant_id']);
  const [known] = await world.rows(
    'select count(*)::int as n, max(updated_at) as at from organization where tenant_id = $1',
    [id],
  );
  const lin = await world.signIn('linzhiyuan');
  const own = (await company(lin)).body;
  expect(own).toMatchObject({ id, organizationCount: known?.['n'], updatedAt: Number(known?.['at']) });
  expect((await company(lin, id)).body).toEqual(own);
  const [part] = await world.rows('select id from organization where tenant_id = $1 and id <> $1 order by id limit 1', [
    id,
  ]);
  for (const other of [foreign, String(part?.['id']), 'nobody']) expect((await company(lin, other)).status).toBe(404);
  expect((await company(world.visitor)).status).toBe(401);
});

test('[SITE-10] any member reads the way from the root to an organisation of their own tenant', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { id } = await place('软件研发部');
  expect(await pathOf(id, lin)).toEqual(['青禾智造股份有限公司', '技术中心', '软件研发部']);
  expect(await lin.call(wire.findOrganizationPath, { id: foreign })).toMatchObject(refusal('request.not-found'));
  expect((await world.visitor.call(wire.findOrganizationPath, { id })).status).toBe(401);
});

test('a new organisation is the last of its siblings, a new name keeps its place', async () => {
  const parent = await place('技术中心');
  const { body } = await dean.call(wire.createOrganization, { parentId: parent.id, name: '  数据平台部 ' });
  expect(await below(parent.id)).toEqual(['软件研发部', '工艺工程部', '质量管理部', '数据平台部']);
  const { version } = await place('数据平台部');
  const rename = (name: string) => dean.call(wire.renameOrganization, { id: body.id, name, version });
  expect((await rename('数据部')).status).toBe(200);
  expect(await find('平台部')).toEqual([]);
  expect(await rename('迟到的名字')).toMatchObject(refusal('request.stale'));
  expect((await place('数据部')).id).toBe(body.id);
  const trail = await world.rows(
    "select action, before, after from audit_entry where subject_id = $1 and action = 'organization.renamed'",
    [body.id],
  );
  expect(trail).toEqual([
    { action: 'organization.renamed', before: { name: '数据平台部' }, after: { name: '数据部' } },
  ]);
});

test('a move takes the whole sub-tree along, and nobody meets a path that leads nowhere', async () => {
  const [moved, parent] = [await place('技术中心'), await place('苏州工厂')];
  const answer = await dean.call(wire.moveOrganization, { id: moved.id, parentId: parent.id, version: moved.version });
  expect(answer.status).toBe(200);
  const { id } = await place('软件研发部');
  expect(await pathOf(id)).toEqual(['青禾智造股份有限公司', '苏州工厂', '技术中心', '软件研发部']);
  const broken = await world.rows(
    `select o.id from organization o left join organization p on p.id = o.parent_id
     where o.path <> coalesce(p.path, '{}') || o.id`,
  );
  expect(broken).toEqual([]);
  const back = { id: moved.id, parentId: (await place('青禾智造股份有限公司')).id };
  expect(await dean.call(wire.moveOrganization, { ...back, version: moved.version })).toMatchObject(
    refusal('request.stale'),
  );
  const { version } = await place('技术中心');
  expect((await dean.call(wire.moveOrganization, { ...back, version })).status).toBe(200);
  expect(await pathOf(id)).toHaveLength(3);
});

const trailOf = (id: string) =>
  world.rows(
    "select before, after from audit_entry where subject_id = $1 and action = 'organization.reordered' order by at, id",
    [id],
  );

test('an organisation moves before and after its siblings, and the trail says from where to where', async () => {
  const { id: parentId } = await place('技术中心');
  const names = await below(parentId);
  const [first = '', second = '', ...rest] = names;
  const [a, b] = [await place(first), await place(second)];
  const move = (wish: { beforeId?: string; afterId?: string }, version = b.version) =>
    dean.call(wire.moveOrganization, { id: b.id, parentId, version, ...wish });
  expect((await move({ beforeId: a.id })).status).toBe(200);
  expect(await below(parentId)).toEqual([second, first, ...rest]);
  expect(await move({ afterId: a.id })).toMatchObject(refusal('request.stale'));
  expect((await place(first)).version).toBe(a.version);
  const { version } = await place(second);
  expect((await move({ afterId: a.id }, version)).status).toBe(200);
  expect(await below(parentId)).toEqual(names);
  expect(await trailOf(b.id)).toEqual([
    { before: { position: 2 }, after: { position: 1 } },
    { before: { position: 1 }, after: { position: 2 } },
  ]);
});

test('a move that changes nothing leaves no trace', async () => {
  const before = await snapshot();
  const { id: parentId } = await place('技术中心');
  const [first = '', second = ''] = await below(parentId);
  const [a, b] = [await place(first), await place(second)];
  const entries = (await trailOf(b.id)).length;
  const wish = { id: b.id, parentId, version: b.version, afterId: a.id };
  expect((await dean.call(wire.moveOrganization, wish)).status).toBe(200);
  expect(await snapshot()).toBe(before);
  expect(await trailOf(b.id)).toHaveLength(entries);
});

test('under another parent an organisation takes the place it was given there', async () => {
  const [moved, parent] = [await place('质量管理部'), await place('苏州工厂')];
  const home = await place('技术中心');
  const names = await below(parent.id);
  const beforeId = (await place(names[0] ?? '')).id;
  const there = { id: moved.id, parentId: parent.id, version: moved.version, beforeId };
  expect((await dean.call(wire.moveOrganization, there)).status).toBe(200);
  expect(await below(parent.id)).toEqual(['质量管理部', ...names]);
  const { version } = await place('质量管理部');
  const afterId = (await place('工艺工程部')).id;
  const back = { id: moved.id, parentId: home.id, version, afterId };
  expect((await dean.call(wire.moveOrganization, back)).status).toBe(200);
  expect((await below(home.id)).slice(0, 3)).toEqual(['软件研发部', '工艺工程部', '质量管理部']);
});

test('beside a sibling that is elsewhere by now, of another company, or two at once nothing moves', async () => {
  const before = await snapshot();
  const { id, version } = await place('软件研发部');
  const { id: parentId } = await place('技术中心');
  const { id: elsewhere } = await place('总装车间');
  const move = (wish: { beforeId?: string; afterId?: string }) =>
    dean.call(wire.moveOrganization, { id, parentId, version, ...wish });
  const siblings = await Promise.all((await below(parentId)).map(async (name) => (await place(name)).id));
  for (const beside of [{ beforeId: elsewhere }, { afterId: foreign }]) {
    const late = await move(beside);
    expect(late).toMatchObject(refusal('request.stale'));
    expect(late.body).toMatchObject({ version, siblingIds: siblings });
  }
  expect(await move({ beforeId: elsewhere, afterId: elsewhere })).toMatchObject(refusal('request.invalid'));
  expect(await snapshot()).toBe(before);
});

test('no organisation moves below itself, the company moves nowhere', async () => {
  const before = await snapshot();
  const [root, technology, software] = [
    await place('青禾智造股份有限公司'),
    await place('技术中心'),
    await place('软件研发部'),
  ];
  const move = ({ id, version }: { id: string; version: number }, parentId: string) =>
    dean.call(wire.moveOrganization, { id, version, parentId });
  expect(await move(technology, software.id)).toMatchObject(refusal('organization.below-itself'));
  expect(await move(technology, technology.id)).toMatchObject(refusal('organization.below-itself'));
  expect(await move(root, software.id)).toMatchObject(refusal('organization.is-root'));
  expect(await move(software, foreign)).toMatchObject(refusal('request.not-found'));
  expect(await snapshot()).toBe(before);
});

test('of two moves at once that would make a ring one is refused', async () => {
  const [a, b] = [await place('营销中心'), await place('人力资源部')];
  const answers = await Promise.all([
    dean.call(wire.moveOrganization, { id: a.id, version: a.version, parentId: b.id }),
    dean.call(wire.moveOrganization, { id: b.id, version: b.version, parentId: a.id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errorCode).toBe(errorSpec('organization.below-itself').number);
});

test('only an empty organisation is deleted, and the company never', async () => {
  const before = await snapshot();
  const remove = async (name: string) => dean.call(wire.deleteOrganization, { id: (await place(name)).id });
  expect(await remove('青禾智造股份有限公司')).toMatchObject(refusal('organization.is-root'));
  expect(await remove('技术中心')).toMatchObject(refusal('organization.not-empty'));
  expect(await remove('软件研发部')).toMatchObject(refusal('organization.not-empty'));
  expect(await snapshot()).toBe(before);
  const { id: parentId } = await place('人才发展学院');
  const { body } = await dean.call(wire.createOrganization, { parentId, name: '空部门' });
  expect((await remove('空部门')).status).toBe(200);
  expect(await dean.call(wire.deleteOrganization, { id: body.id })).toMatchObject(refusal('request.not-found'));
});

test('an organisation somebody belongs to besides, or directs, is not empty', async () => {
  const { id: parentId } = await place('人才发展学院');
  for (const table of ['member_organization', 'member_fact'] as const) {
    const { body } = await dean.call(wire.createOrganization, { parentId, name: `借调 ${table}` });
    const columns = 'tenant_id, member_id, organization_id';
    const values = "select tenant_id, id, $1 from member where account = 'tanmuyang'";
    await world.rows(
      table === 'member_fact'
        ? `insert into member_fact (${columns}, fact) select v.*, 'director' from (${values}) v`
        : `insert into member_organization (${columns}) ${values}`,
      [body.id],
    );
    expect(await dean.call(wire.deleteOrganization, { id: body.id })).toMatchObject(refusal('organization.not-empty'));
  }
});

test('a click twice makes one organisation (D-026)', async () => {
  const { id: parentId } = await place('人才发展学院');
  const headers = { 'idempotency-key': 'double-click-1' };
  const create = () => dean.call(wire.createOrganization, { parentId, name: '双击部' }, { headers });
  const [one, two] = [await create(), await create()];
  expect(one.body.id).toBe(two.body.id);
});

test('changes are refused to visitors, to members without the right and to outsiders', async () => {
  const before = await snapshot();
  const { id, version } = await place('软件研发部');
  const { id: parentId } = await place('苏州工厂');
  const asks = [
    (by: Caller) => by.call(wire.createOrganization, { parentId: id, name: '新' }),
    (by: Caller) => by.call(wire.renameOrganization, { id, name: '新', version }),
    (by: Caller) => by.call(wire.moveOrganization, { id, parentId, version }),
    (by: Caller) => by.call(wire.deleteOrganization, { id }),
  ];
  const [creator, stranger] = [await world.signIn('shenruoxi'), await world.signIn('stranger')];
  for (const ask of asks) {
    expect((await ask(world.visitor)).status).toBe(401);
    expect((await ask(creator)).status).toBe(403);
    expect((await ask(stranger)).status).toBe(404);
  }
  expect((await creator.call(wire.readOrganizationBranch, {})).status).toBe(403);
  expect((await creator.call(wire.searchOrganizations, { search: '部' })).status).toBe(403);
  const bad = await dean.call(wire.createOrganization, { parentId, name: '   ' });
  expect(bad).toMatchObject(refusal('request.invalid'));
  expect(await snapshot()).toBe(before);
});

test('[D-183] every member finds organisations by name, and learns nothing but names', async () => {
  const creator = await world.signIn('shenruoxi');
  const { items } = (await creator.call(wire.listOrganizationNames, {})).body;
  expect(items[0]).toEqual({ id: items[0]?.id, name: '青禾智造股份有限公司', above: [] });
  expect(items.slice(1).map(({ above }) => above)).toEqual(
    items.slice(1).map(() => [{ id: items[0]?.id, name: items[0]?.name }]),
  );
  const [found] = (await creator.call(wire.listOrganizationNames, { search: '总装' })).body.items;
  expect(found).toMatchObject({ name: '总装车间', above: [{}, { name: '苏州工厂' }] });
  expect(Object.keys(found ?? {})).toEqual(['id', 'name', 'above']);
  expect((await world.visitor.call(wire.listOrganizationNames, {})).status).toBe(401);
});

test('a tenant has at most so many organisations, and even then a branch is one page', async () => {
  const { id: parentId } = await place('青禾智造股份有限公司');
  const [count] = await world.rows('select count(*)::int from organization where tenant_id = $1', [parentId]);
  await world.rows(
    `insert into organization (id, tenant_id, parent_id, path, name)
     select 'many' || n, $1, $1, array[$1, 'many' || n], '第' || n || '组' from generate_series(1, $2::int) n`,
    [parentId, maxOrganizations - Number(count?.['count'])],
  );
  const refused = await dean.call(wire.createOrganization, { parentId, name: '多一个' });
  expect(refused).toMatchObject(refusal('organization.too-many'));
  expect(refused.body.message).toContain(String(maxOrganizations));
  const { items, recordCount } = await branch();
  expect(items).toHaveLength(branchSize);
  expect(recordCount).toBeGreaterThan(maxOrganizations - 20);
});
