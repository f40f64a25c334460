import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readClass } from '@shuyuan/contract/training/class.wire';
import * as enrolment from '@shuyuan/contract/training/enrolment.wire';
import { archiveClass } from '@shuyuan/contract/training/manage-class.wire';
import * as wire from '@shuyuan/contract/training/materials/material.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { readFile, storeBytes } from '../../../world/tests/files/test-files.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
let teacher: Caller;
let lin: Caller;
let fang: Caller;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  const { as } = classes;
  [shen, teacher] = [await as('shenruoxi'), await as('yewanqing')];
  [lin, fang] = [await as('linzhiyuan'), await as('fangqiming')];
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const bring = async (name: string, account = 'shenruoxi') =>
  (await storeBytes(world, { name, bytes: Buffer.from(`%PDF-1.4 ${name}`), purpose: 'draft', account })).fileId;
const save = (by: Caller, id: string, before: string[], after: string[] = []) =>
  by.call(wire.saveClassMaterials, { id, before, after });
const seenBy = async (by: Caller, id: string) =>
  (await by.call(readClass, { id })).body.materials.map(({ name, phase }) => `${phase} ${name}`);
const end = (id: string) =>
  world.rows(
    `update training_class set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days'
     where id = $1`,
    [id],
  );

test('[STUDY-03] materials are read with a seat: those before at once, those after once the class has ended', async () => {
  const id = await classes.publish({ seats: 1 });
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  const [before, after] = [await bring('预习.pdf'), await bring('讲义.pdf')];
  const { items } = (await save(shen, id, [before], [after])).body;
  expect(items.map(({ name, phase }) => [name, phase])).toEqual([
    ['预习.pdf', 'before'],
    ['讲义.pdf', 'after'],
  ]);
  const [early, late] = items.map(({ path }) => path);
  const statusFor = async (by: Caller | null, path = '') => (await readFile(world, by, path)).status;
  expect(await seenBy(lin, id)).toEqual(['before 预习.pdf']);
  expect(await seenBy(fang, id)).toEqual([]);
  expect(await seenBy(teacher, id)).toEqual(['before 预习.pdf', 'after 讲义.pdf']);
  expect([await statusFor(lin, early), await statusFor(lin, late)]).toEqual([200, 404]);
  expect([await statusFor(teacher, late), await statusFor(fang, early)]).toEqual([200, 404]);
  expect(await statusFor(null, early)).not.toBe(200);
  // They are read by whoever moves up, and no longer by whoever gave the seat up.
  await lin.call(enrolment.cancelEnrolment, { id });
  expect([await statusFor(lin, early), await statusFor(fang, early)]).toEqual([404, 200]);
  await end(id);
  expect(await seenBy(fang, id)).toEqual(['before 预习.pdf', 'after 讲义.pdf']);
  expect(await statusFor(fang, late)).toBe(200);
});

test('[STUDY-03] what is left out of the lists is gone; the teacher adds beside what the author brought', async () => {
  const id = await classes.publish();
  const [one, two] = [await bring('一.pdf'), await bring('二.pdf')];
  await save(shen, id, [one, two]);
  const added = await bring('三.pdf', 'yewanqing');
  expect((await save(teacher, id, [two], [added])).body.items.map(({ name }) => name)).toEqual(['二.pdf', '三.pdf']);
  expect(await world.rows('select 1 from file where id = $1', [one])).toEqual([]);
  // One file stands in one list.
  expect((await save(shen, id, [two, two], [two])).body.items).toHaveLength(1);
});

test('[STUDY-03] refused: visitors, colleagues, other people’s files, a class put away; nothing changes', async () => {
  const id = await classes.publish();
  await classes.enrol(lin, id);
  const fileId = await bring('预习.pdf');
  await save(shen, id, [fileId]);
  const [foreign, own] = [await bring('别人.pdf', 'fangqiming'), await bring('我的.pdf')];
  const away = await classes.draft();
  await shen.call(archiveClass, { id: away });
  const outsider = await classes.welcomeOutsider();
  const before = await classes.snapshot();
  expect((await save(callerOf(world.http, null), id, [])).status).toBe(401);
  expect(await save(outsider, id, [])).toMatchObject(refusal('request.not-found'));
  expect(await save(lin, id, [])).toMatchObject(refusal('auth.forbidden'));
  expect(await lin.call(wire.listClassMaterials, { id })).toMatchObject(refusal('auth.forbidden'));
  expect(await save(shen, id, [fileId, foreign])).toMatchObject(refusal('request.not-found'));
  expect(await save(shen, away, [own])).toMatchObject(refusal('class.wrong-state'));
  const many = Array.from({ length: 21 }, (_, index) => `file-${index}`);
  expect(await save(shen, id, many)).toMatchObject(refusal('request.invalid'));
  expect(await classes.snapshot()).toBe(before);
  expect((await shen.call(wire.listClassMaterials, { id })).body.items).toHaveLength(1);
});
