import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import * as wire from '@shuyuan/contract/community/circle.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { columnsOf } from '../../../world/tests/community/test-columns.ts';
import { storeBytes, readFile } from '../../../world/tests/files/test-files.ts';
import { drawing } from '../../../world/tests/files/test-pictures.ts';

let world: TestWorld;
let told: ReturnType<typeof columnsOf>;
let lin: Caller;
let lu: Caller;
beforeAll(async () => {
  world = await openWorld();
  told = columnsOf(world);
  [lin, lu] = [await told.as('linzhiyuan'), await told.as('luchengze')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const picture = async (account: string) =>
  storeBytes(world, { name: 'cover.png', bytes: await drawing({ width: 40, height: 20 }), purpose: 'draft', account });

test('[COMM-51] D-143: a circle is made, renamed, described and hidden, with what was before in the trail', async () => {
  const { id } = (await lu.call(wire.createCircle, { name: '摄影圈', desc: '按一下快门' })).body;
  const change = { id, name: '影像圈', desc: '光与影', coverPath: 'preset:circle-4', isHidden: true };
  expect((await lu.call(wire.changeCircle, change)).body).toEqual({ id });
  expect((await lin.call(wire.listCirclePages, { search: '影像' })).body.recordCount).toBe(0);
  expect((await lu.call(wire.listManagedCircles, { search: '影像' })).body.items).toMatchObject([
    { id, name: '影像圈', desc: '光与影', coverPath: 'preset:circle-4', coverFileId: null, isHidden: true },
  ]);
  const { items } = (await lu.call(listAudit, { pageSize: 2 })).body;
  expect(items).toMatchObject([
    {
      action: 'circle.changed',
      before: { name: '摄影圈', desc: '按一下快门', isHidden: false },
      after: { name: '影像圈', desc: '光与影', isHidden: true },
    },
    { action: 'circle.created', after: { name: '摄影圈' } },
  ]);
});

test('[COMM-45] a picture of one’s own is the cover; whoever sees the circle sees it, and the next one replaces it', async () => {
  const first = await picture('luchengze');
  const { id } = (await lu.call(wire.createCircle, { name: '封面圈', desc: '', coverFileId: first.fileId })).body;
  const { coverPath } = (await lin.call(wire.readCircle, { id })).body;
  expect(coverPath).toBe(first.path);
  const xiao = await told.as('xiaoyichen');
  expect((await readFile(world, lin, first.path)).status).toBe(200);
  expect((await readFile(world, xiao, first.path)).status).toBe(404);
  // Kept where the form names neither, whoever saves it.
  await lu.call(wire.changeCircle, { id, name: '封面圈', desc: '新', isHidden: false });
  expect((await lin.call(wire.readCircle, { id })).body.coverPath).toBe(coverPath);
  const second = await picture('luchengze');
  await lu.call(wire.changeCircle, { id, name: '封面圈', desc: '', coverFileId: second.fileId, isHidden: false });
  expect((await lin.call(wire.readCircle, { id })).body.coverPath).toBe(second.path);
  expect(await world.rows('select id from file where id = $1', [first.fileId])).toEqual([]);
});

test('[COMM-51] refused: a name that is taken, banned words, foreign pictures, bad input; nothing is changed', async () => {
  await lu.call(wire.createCircle, { name: '有人的圈', desc: '' });
  const { id } = (await lu.call(wire.createCircle, { name: '另一个圈', desc: '' })).body;
  const foreign = await picture('linzhiyuan');
  const before = await told.snapshot();
  const fine = { name: '新圈', desc: '' };
  const change = { ...fine, id, isHidden: false };
  const codes = [
    await lu.call(wire.createCircle, { ...fine, name: ' 有人的圈 ' }),
    await lu.call(wire.changeCircle, { ...change, name: '有人的圈' }),
    await lu.call(wire.createCircle, { ...fine, desc: '代开发票' }),
    await lu.call(wire.changeCircle, { ...change, name: '博彩' }),
    await lu.call(wire.createCircle, { ...fine, coverFileId: foreign.fileId }),
    await lu.call(wire.changeCircle, { ...change, coverFileId: 'nothing' }),
    await lu.call(wire.createCircle, { ...fine, coverPath: 'https://elsewhere.example/1.png' }),
    await lu.call(wire.changeCircle, { ...change, coverPath: 'preset:column-1' }),
  ].map(({ body }) => body.errorCode);
  const [taken, banned, notYours] = [
    numberOf('circle.name-taken'),
    numberOf('sensitive.found'),
    numberOf('picture.not-yours'),
  ];
  expect(codes).toEqual([taken, taken, banned, banned, notYours, notYours, notYours, notYours]);
  const bad = [
    await lu.call(wire.createCircle, { ...fine, name: '' }),
    await lu.call(wire.createCircle, { ...fine, name: '长'.repeat(21) }),
    await lu.call(wire.changeCircle, { ...change, desc: '长'.repeat(301) }),
  ];
  expect(bad.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(await told.snapshot()).toBe(before);
});

test('[COMM-51] refused: visitors 401, members 403, another company and what is not there 404; nothing is changed', async () => {
  const { id } = (await lu.call(wire.createCircle, { name: '守住的圈', desc: '' })).body;
  const outsider = await told.welcomeOutsider();
  const before = await told.snapshot();
  const change = { id, name: '夺来的圈', desc: '', isHidden: true };
  const answers = [
    await world.visitor.call(wire.createCircle, { name: '访客圈', desc: '' }),
    await world.visitor.call(wire.changeCircle, change),
    await lin.call(wire.createCircle, { name: '学员圈', desc: '' }),
    await lin.call(wire.changeCircle, change),
    await lin.call(wire.listManagedCircles, {}),
    await outsider.call(wire.changeCircle, change),
    await lu.call(wire.changeCircle, { ...change, id: 'nothing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403, 403, 404, 404]);
  expect(await told.snapshot()).toBe(before);
});
