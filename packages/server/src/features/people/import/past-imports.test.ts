import { dayMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/people/member-import.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, openImports } from '../../../world/tests/people/test-import.ts';
import { importJobs } from './import.jobs.ts';

let imports: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  imports = await openImports();
});
afterAll(() => imports.close());

const list = async (by = imports.admin) => (await by.call(wire.listImports, {})).body;
const forget = () =>
  importJobs.find(({ name }) => name === 'people:forget-imports')?.handle(imports.world.installation.system, {});

test('past imports are listed, the newest first, with who, when, how many rows and what came of it', async () => {
  expect(await list()).toEqual({ items: [], recordCount: 0 });
  const right = await imports.checked(`账号,姓名,组织\nfirst,甲,${company}\n`);
  await imports.applied(right.id);
  const wrong = await imports.checked(`账号,姓名,组织\nsecond,乙,没有这里\nthird,丙,${company}\n`);
  const { items, recordCount } = await list();
  expect(recordCount).toBe(2);
  const by = { fullName: '秦守正' };
  expect(items).toMatchObject([
    { id: wrong.id, fileName: 'members.csv', by, state: 'checked', rows: 2, wrong: 1, appliedAt: null },
    { id: right.id, by, state: 'applied', rows: 1, toCreate: 1, appliedAt: expect.any(Number) },
  ]);
  expect((await imports.admin.call(wire.listImports, { page: 2, pageSize: 1 })).body.items[0]?.id).toBe(right.id);
});

test('the list is for who may manage members, and of their own company alone', async () => {
  expect((await imports.world.visitor.call(wire.listImports, {})).status).toBe(401);
  expect((await (await imports.world.signIn('tangyuwei')).call(wire.listImports, {})).status).toBe(403);
  expect(await list(await imports.world.signIn('stranger'))).toEqual({ items: [], recordCount: 0 });
  expect((await imports.admin.call(wire.listImports, { pageSize: 101 })).status).toBe(422);
});

test('[D-147] whose roles a table changes are told so, together', async () => {
  await imports.world.rows('delete from graphile_worker._private_jobs');
  const rows = ['tangyuwei', 'xiaoyichen'].map((account) => `${account},创作者`).join('\n');
  const { id } = await imports.checked(`账号,角色\n${rows}\n`);
  await imports.applied(id);
  const told = await imports.world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:deliver'`,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.['payload']).toMatchObject({ text: 'rolesChanged', total: 2, values: { person: '秦守正' } });
});

test('what was not written is forgotten after a week, what was written after a year', async () => {
  const { items } = await list();
  const applied = items.filter(({ state }) => state === 'applied').map(({ id }) => id);
  expect(applied.length).toBeLessThan(items.length);
  await forget();
  expect((await list()).recordCount).toBe(items.length);
  imports.world.clock.advance(8 * dayMs);
  await forget();
  const again = await imports.world.signIn('admin');
  expect((await list(again)).items.map(({ id }) => id)).toEqual(applied);
  imports.world.clock.advance(360 * dayMs);
  await forget();
  expect((await list(await imports.world.signIn('admin'))).recordCount).toBe(0);
});
