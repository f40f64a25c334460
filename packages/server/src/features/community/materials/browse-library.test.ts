import * as wire from '@shuyuan/contract/community/material.wire';
import { cloudMaterials, pictureCategories } from '@shuyuan/contract/community/materials';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { materialsOf } from '../../../world/tests/community/test-materials.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let library: Awaited<ReturnType<typeof materialsOf>>;
let lin: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  outsider = await teamsOf(world).welcomeOutsider();
});
beforeEach(async () => {
  library = await materialsOf(world, await world.signIn('luchengze'));
});
afterAll(() => world.close());

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('[COMM-55] D-144: the company’s pictures in the order of the carousel, by category and by page', async () => {
  const [first, second] = [await library.add({ title: '山' }), await library.add({ categoryId: 'craft', room: 7 })];
  const third = await library.add();
  const { body } = await lin.call(wire.listMaterials, {});
  expect(body).toMatchObject({ recordCount: 3, items: [{ title: '山' }, {}, {}] });
  expect(idsOf(body.items)).toEqual([first.id, second.id, third.id]);
  const paged = (await lin.call(wire.listMaterials, { page: 2, pageSize: 2 })).body;
  expect([idsOf(paged.items), paged.recordCount]).toEqual([[third.id], 3]);
  const crafts = (await lin.call(wire.listMaterials, { categoryId: 'craft' })).body;
  expect([idsOf(crafts.items), crafts.recordCount]).toEqual([[second.id], 1]);
  expect((await lin.call(wire.readMaterial, { id: second.id })).body).toEqual({
    id: second.id,
    title: '一张图',
    categoryId: 'craft',
    room: 7,
    path: second.path,
  });
});

test('[COMM-55] D-144: the pictures of the product are the same for every company', async () => {
  const mine = (await lin.call(wire.listCloudMaterials, { pageSize: 100 })).body;
  expect(mine).toEqual((await outsider.call(wire.listCloudMaterials, { pageSize: 100 })).body);
  expect(idsOf(mine.items)).toEqual(idsOf(cloudMaterials));
  const id = cloudMaterials[0]?.id ?? '';
  const { body } = await lin.call(wire.readCloudMaterial, { id });
  expect(body).toEqual({ ...cloudMaterials[0], title: null, path: `cloud:${id}` });
});

test('[COMM-55] D-144: a random one has room for the title; where none has, it is the roomiest; never the one that is shown', async () => {
  await library.add({ room: 10 });
  const [wide, wider] = [await library.add({ room: 40 }), await library.add({ room: 40 })];
  for (let tries = 0; tries < 8; tries += 1) {
    const { material } = (await lin.call(wire.drawMaterial, { titleLength: 20, exceptId: wide.id })).body;
    expect(material?.id).toBe(wider.id);
    const tooLong = (await lin.call(wire.drawMaterial, { titleLength: 60 })).body.material;
    expect([wide.id, wider.id]).toContain(tooLong?.id);
    const drawn = (await lin.call(wire.drawCloudMaterial, { titleLength: 70, categoryId: 'pattern' })).body.material;
    expect(drawn).toMatchObject({ categoryId: 'pattern', room: 80 });
  }
  expect((await lin.call(wire.drawMaterial, { categoryId: 'people' })).body).toEqual({ material: null });
});

test('[COMM-55] D-144: the carousel goes round and round, in a category too', async () => {
  const [first, second] = [await library.add(), await library.add({ categoryId: 'data' })];
  const third = await library.add();
  const after = async (id?: string, categoryId?: 'study') =>
    (await lin.call(wire.cycleMaterials, { id, categoryId })).body.material?.id;
  expect([await after(), await after(first.id), await after(second.id), await after(third.id)]).toEqual([
    first.id,
    second.id,
    third.id,
    first.id,
  ]);
  expect([await after(first.id, 'study'), await after(third.id, 'study')]).toEqual([third.id, first.id]);
  const last = cloudMaterials.at(-1)?.id;
  expect((await lin.call(wire.cycleCloudMaterials, { id: last })).body.material?.id).toBe(cloudMaterials[0]?.id);
});

test('[COMM-55] how many have room for a title of a length', async () => {
  await library.add({ room: 10 });
  await library.add({ room: 30, categoryId: 'data' });
  const of = async (titleLength: number) => (await lin.call(wire.countMaterials, { titleLength })).body;
  expect([await of(0), await of(10), await of(11), await of(31)]).toEqual([
    { count: 2, total: 2 },
    { count: 2, total: 2 },
    { count: 1, total: 2 },
    { count: 0, total: 2 },
  ]);
  expect((await lin.call(wire.countMaterials, { titleLength: 5, categoryId: 'data' })).body).toEqual({
    count: 1,
    total: 1,
  });
  const cloud = (await lin.call(wire.countCloudMaterials, { titleLength: 80 })).body;
  expect(cloud).toEqual({
    count: cloudMaterials.filter(({ room }) => room >= 80).length,
    total: cloudMaterials.length,
  });
});

test('[COMM-56] every category with how many pictures of both libraries it has', async () => {
  await library.add({ categoryId: 'craft' });
  await library.add({ categoryId: 'craft' });
  const { items } = (await lin.call(wire.listPictureCategories, {})).body;
  expect(idsOf(items)).toEqual([...pictureCategories]);
  expect(items.find(({ id }) => id === 'craft')).toEqual({ id: 'craft', materialNum: 2, cloudMaterialNum: 4 });
  expect(items.find(({ id }) => id === 'people')).toEqual({ id: 'people', materialNum: 0, cloudMaterialNum: 4 });
});

test('[COMM-55] [COMM-56] refused: visitors 401, what is not there or another company’s 404, bad input 422', async () => {
  const { id, path } = await library.add();
  const visits = [
    await world.visitor.call(wire.listMaterials, {}),
    await world.visitor.call(wire.drawCloudMaterial, {}),
    await world.visitor.call(wire.listPictureCategories, {}),
  ];
  expect(visits.map(({ status }) => status)).toEqual([401, 401, 401]);
  const unknown = [
    await lin.call(wire.readMaterial, { id: 'nothing' }),
    await lin.call(wire.readCloudMaterial, { id: 'study-9' }),
    await outsider.call(wire.readMaterial, { id }),
    await outsider.call(wire.takeMaterial, { id }),
  ];
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await outsider.call(wire.listMaterials, {})).body).toEqual({ items: [], recordCount: 0 });
  const bad = [
    await lin.call(wire.listMaterials, { pageSize: 101 }),
    await lin.call(wire.drawMaterial, { titleLength: -1 }),
    await lin.call(wire.listCloudMaterials, { categoryId: 'weather' as never }),
  ];
  expect(bad.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect((await readFile(world, lin, path)).status).toBe(200);
  expect((await readFile(world, outsider, path)).status).toBe(404);
});
