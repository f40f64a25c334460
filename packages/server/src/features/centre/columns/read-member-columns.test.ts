import { readMemberColumns, saveMemberColumns } from '@shuyuan/contract/centre/member-column.wire';
import { columnsOf } from '@shuyuan/contract/centre/column-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';

let world: TestWorld;
let lin: TestWorld['visitor'];
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const kept = () => world.rows('select member_id, list, columns from member_column order by member_id, list');

test('[CENTRE-05] GET /system/member-column answers the usual columns until somebody chooses, and then theirs alone', async () => {
  expect((await lin.call(readMemberColumns, { list: 'exam' })).body.columns).toEqual(columnsOf('exam', []));
  const chosen = [
    { key: 'ended', isShown: true },
    { key: 'status', isShown: false },
  ];
  const { body } = await lin.call(saveMemberColumns, { list: 'exam', columns: chosen });
  expect(body.columns.slice(0, 3)).toEqual([{ key: 'title', isShown: true }, ...chosen]);
  expect((await lin.call(readMemberColumns, { list: 'exam' })).body).toEqual(body);
  expect((await lin.call(readMemberColumns, { list: 'course' })).body.columns).toEqual(columnsOf('course', []));
  const amina = await world.signIn('amina');
  expect((await amina.call(readMemberColumns, { list: 'exam' })).body.columns).toEqual(columnsOf('exam', []));
});

test('[CENTRE-05] POST /system/member-column drops unknown and repeated columns, and keeps one choice for each list', async () => {
  const columns = [
    { key: 'nothing', isShown: true },
    { key: 'time', isShown: false },
    { key: 'time', isShown: true },
  ];
  for (let time = 0; time < 2; time += 1) {
    const { body } = await lin.call(saveMemberColumns, { list: 'course', columns });
    expect(body.columns).toEqual(columnsOf('course', [{ key: 'time', isShown: false }]));
  }
  const rows = await world.rows("select columns from member_column where list = 'course'");
  expect(rows).toEqual([{ columns: columnsOf('course', [{ key: 'time', isShown: false }]) }]);
});

test('[CENTRE-05] refused: visitors, lists nobody has, and more than a list could have; nothing is changed', async () => {
  const before = await kept();
  const columns = [{ key: 'time', isShown: false }];
  expect((await world.visitor.call(readMemberColumns, { list: 'course' })).status).toBe(401);
  expect((await world.visitor.call(saveMemberColumns, { list: 'course', columns })).status).toBe(401);
  // @ts-expect-error no list of the centre
  expect((await lin.call(readMemberColumns, { list: 'nothing' })).status).toBe(422);
  // @ts-expect-error no list of the centre
  expect((await lin.call(saveMemberColumns, { list: 'nothing', columns })).status).toBe(422);
  const many = Array.from({ length: 51 }, (_, at) => ({ key: `c${at}`, isShown: true }));
  expect((await lin.call(saveMemberColumns, { list: 'course', columns: many })).status).toBe(422);
  expect(await kept()).toEqual(before);
});
