import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import * as wire from '@shuyuan/contract/community/material.wire';
import { maxMaterials } from '@shuyuan/contract/community/materials';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { materialsOf } from '../../../world/tests/community/test-materials.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let library: Awaited<ReturnType<typeof materialsOf>>;
let lin: Caller;
let lu: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld();
  [lin, lu] = [await world.signIn('linzhiyuan'), await world.signIn('luchengze')];
  outsider = await teamsOf(world).welcomeOutsider();
});
beforeEach(async () => {
  library = await materialsOf(world, lu);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const order = async () => (await lin.call(wire.listMaterials, {})).body.items.map(({ id }) => id);
const trail = async (pageSize: number) => (await lu.call(listAudit, { pageSize })).body.items;

test('[COMM-55] D-144: a picture is added, described anew, moved and taken out, with what was before in the trail', async () => {
  const [first, second] = [await library.add({ title: '晨雾' }), await library.add({ title: '灯火' })];
  const fields = { title: '晨光', categoryId: 'landscape', room: 32 } as const;
  expect((await lu.call(wire.changeMaterial, { id: first.id, ...fields })).body).toEqual({ id: first.id });
  expect((await lin.call(wire.readMaterial, { id: first.id })).body).toMatchObject(fields);
  await lu.call(wire.moveMaterial, { id: second.id, beforeId: first.id });
  expect(await order()).toEqual([second.id, first.id]);
  await lu.call(wire.removeMaterial, { id: first.id });
  expect(await order()).toEqual([second.id]);
  const before = { title: '晨雾', categoryId: 'study', room: 20 };
  expect(await trail(5)).toMatchObject([
    { action: 'material.removed', before: fields },
    { action: 'material.moved', before: { place: 2 }, after: { place: 1 } },
    { action: 'material.changed', before, after: fields },
    { action: 'material.added', after: { title: '灯火' } },
    { action: 'material.added', after: before },
  ]);
});

test('[COMM-55] D-144: a picture stands before any other, or at the end', async () => {
  const [a, b, c] = [await library.add(), await library.add(), await library.add()];
  await lu.call(wire.moveMaterial, { id: c.id, beforeId: b.id });
  expect(await order()).toEqual([a.id, c.id, b.id]);
  await lu.call(wire.moveMaterial, { id: a.id, beforeId: null });
  expect(await order()).toEqual([c.id, b.id, a.id]);
  const d = await library.add();
  expect(await order()).toEqual([c.id, b.id, a.id, d.id]);
});

test('[COMM-55] refused: banned words, pictures of others or in use, no picture at all, a full library; nothing is changed', async () => {
  const { id, fileId } = await library.add();
  const fine = { title: '封面', categoryId: 'study', room: 20 } as const;
  const [foreign, page] = [await library.bring('linzhiyuan'), await library.bring('luchengze', 'page.pdf')];
  const mine = (await library.bring('luchengze')).fileId;
  const before = await library.snapshot();
  const codes = [
    await lu.call(wire.addMaterial, { ...fine, title: '代开发票', fileId: mine }),
    await lu.call(wire.changeMaterial, { ...fine, id, title: '博彩' }),
    await lu.call(wire.addMaterial, { ...fine, fileId: foreign.fileId }),
    await lu.call(wire.addMaterial, { ...fine, fileId: page.fileId }),
    await lu.call(wire.addMaterial, { ...fine, fileId }),
    await lu.call(wire.addMaterial, { ...fine, fileId: 'nothing' }),
  ].map(({ body }) => body.errorCode);
  const [banned, notYours] = [numberOf('sensitive.found'), numberOf('picture.not-yours')];
  expect(codes).toEqual([banned, banned, notYours, notYours, notYours, notYours]);
  const bad = [
    await lu.call(wire.addMaterial, { ...fine, title: ' ', fileId: mine }),
    await lu.call(wire.addMaterial, { ...fine, room: 81, fileId: mine }),
    await lu.call(wire.changeMaterial, { ...fine, id, title: '长'.repeat(31) }),
    await lu.call(wire.changeMaterial, { ...fine, id, categoryId: 'weather' as never }),
  ];
  expect(bad.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(await library.snapshot()).toBe(before);

  await world.rows(
    `insert into material select id || n, tenant_id, title, category_id, file_id, room, n, created_at, updated_at
     from material, generate_series(1, $1::int) n`,
    [maxMaterials - 1],
  );
  const full = await library.snapshot();
  const { body } = await lu.call(wire.addMaterial, { ...fine, fileId: mine });
  expect(body.errorCode).toBe(numberOf('material.full'));
  expect(await library.snapshot()).toBe(full);
});

test('[COMM-55] refused: visitors 401, members 403, another company and what is not there 404; nothing is changed', async () => {
  const { id } = await library.add();
  const fine = { title: '封面', categoryId: 'study', room: 20 } as const;
  const { fileId } = await library.bring('linzhiyuan');
  const before = await library.snapshot();
  const writes = async (caller: Caller, at = id) => [
    (await caller.call(wire.addMaterial, { ...fine, fileId })).status,
    (await caller.call(wire.changeMaterial, { ...fine, id: at })).status,
    (await caller.call(wire.moveMaterial, { id: at, beforeId: null })).status,
    (await caller.call(wire.removeMaterial, { id: at })).status,
  ];
  expect(await writes(world.visitor)).toEqual([401, 401, 401, 401]);
  expect(await writes(lin)).toEqual([403, 403, 403, 403]);
  expect((await writes(outsider)).slice(1)).toEqual([404, 404, 404]);
  expect((await writes(lu, 'nothing')).slice(1)).toEqual([404, 404, 404]);
  expect((await lu.call(wire.moveMaterial, { id, beforeId: 'nothing' })).status).toBe(404);
  expect((await world.visitor.call(wire.takeMaterial, { id })).status).toBe(401);
  expect((await lin.call(wire.takeMaterial, { id: 'nothing' })).status).toBe(404);
  expect(await library.snapshot()).toBe(before);
});
