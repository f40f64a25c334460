import { readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import * as wire from '@shuyuan/contract/classrooms/classroom.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classroomsOf, roomFields } from '../../../world/tests/training/test-classrooms.ts';
import { readFile, storeBytes } from '../../../world/tests/files/test-files.ts';
import { drawing } from '../../../world/tests/files/test-pictures.ts';

let world: TestWorld;
let rooms: ReturnType<typeof classroomsOf>;
beforeAll(async () => {
  world = await openWorld();
  rooms = classroomsOf(world);
});
afterAll(() => world.close());

const picture = async (account = 'luchengze') =>
  storeBytes(world, {
    name: 'room.png',
    bytes: await drawing({ width: 40, height: 20 }),
    purpose: 'draft',
    account,
  });

test('[D-189] a room has a picture everybody of the company sees; the next one takes its place, and none is possible', async () => {
  const [first, second] = [await picture(), await picture()];
  const lu = await rooms.as('luchengze');
  const lin = await rooms.as('linzhiyuan');
  const { id } = (await lu.call(wire.createRoom, { ...roomFields, name: '有图厅', coverFileId: first.fileId })).body;
  const shown = async () => (await lin.call(readRoomWeek, { day: '2026-11-19', search: '有图' })).body.items[0]?.room;
  expect((await shown())?.coverPath).toBe(first.path);
  expect((await readFile(world, lin, first.path)).status).toBe(200);
  expect((await readFile(world, await rooms.outsider(), first.path)).status).toBe(404);
  const save = (revision: number, coverFileId: string | null) =>
    lu.call(wire.saveRoom, { ...roomFields, name: '有图厅', id, revision, coverFileId });
  expect((await save(1, second.fileId)).status).toBe(200);
  expect((await shown())?.coverPath).toBe(second.path);
  expect(await world.rows('select id from file where id = $1', [first.fileId])).toEqual([]);
  expect((await save(2, null)).status).toBe(200);
  expect((await shown())?.coverPath).toBeNull();
  const foreign = await picture('linzhiyuan');
  const before = await rooms.snapshot();
  const refused = await save(3, foreign.fileId);
  expect(refused.body).toMatchObject({ errorCode: errorTable['picture.not-yours'].number });
  expect(await rooms.snapshot()).toBe(before);
});
