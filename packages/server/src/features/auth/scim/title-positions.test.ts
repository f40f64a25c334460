import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { userSchema } from './protocol/scim-patch.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
  const admin = await world.signIn('luchengze');
  token = (await admin.call(wire.createScimToken, { name: 'Entra', life: '365-days' })).body.token;
});
afterAll(() => world.close());

async function scim(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET', path: string, payload?: object) {
  const answer = await world.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload && { 'content-type': 'application/scim+json' }),
    },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  const body = (answer.body === '' ? {} : answer.json()) as { id: string; title?: string };
  return { status: answer.statusCode, body };
}

const create = (userName: string, title?: string) =>
  scim('POST', '/Users', { schemas: [userSchema], userName, displayName: userName, ...(title && { title }) });
const setTitle = (id: string, ...operations: object[]) =>
  scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: operations,
  });

const walksOf = async (memberId: string) =>
  (
    await world.rows(
      `select position.name || case when run.closed_at is null then '' else ' closed' end as walk
       from position_run run join position on position.id = run.position_id
       where run.member_id = $1 order by run.opened_at, walk`,
      [memberId],
    )
  ).map(({ walk }) => walk);

test('[POSITION-01] the title of a directory gives the position of that name, and another title closes its path', async () => {
  await positions.publish([[link('质检规程')]], { name: '质检员' });
  await positions.publish([[link('领班规程')]], { name: '领班' });
  const { status, body } = await create('scim.quality', '质检员');
  expect(status).toBe(201);
  expect(body.title).toBe('质检员');
  expect(await walksOf(body.id)).toEqual(['质检员']);
  const entries = await world.rows(
    "select action, after from audit_entry where subject_id = $1 and action = 'position.given'",
    [body.id],
  );
  expect(entries).toEqual([{ action: 'position.given', after: { positionName: '质检员' } }]);

  await setTitle(body.id, { op: 'replace', path: 'title', value: '领班' });
  expect((await walksOf(body.id)).toSorted()).toEqual(['质检员 closed', '领班'].toSorted());
  // A whole user without a title leaves it as it is.
  await scim('PUT', `/Users/${body.id}`, { schemas: [userSchema], userName: 'scim.quality', displayName: '质检' });
  expect((await walksOf(body.id)).toSorted()).toEqual(['质检员 closed', '领班'].toSorted());
  await setTitle(body.id, { op: 'remove', path: 'title' });
  expect((await walksOf(body.id)).toSorted()).toEqual(['质检员 closed', '领班 closed'].toSorted());
  expect((await scim('GET', `/Users/${body.id}`)).body.title).toBeUndefined();
});

test('[POSITION-01] a title nothing, or more than one position, is called by gives none and refuses nobody', async () => {
  await positions.publish([[link('甲')]], { name: '巡检员' });
  await positions.publish([[link('乙')]], { name: '巡检员' });
  const unknown = await create('scim.unknown', '宇航员');
  expect(unknown.status).toBe(201);
  expect(await walksOf(unknown.body.id)).toEqual([]);
  expect(await walksOf((await create('scim.twin', '巡检员')).body.id)).toEqual([]);
  await positions.publish([[link('丙')]], { name: '宇航员' });
  await setTitle(unknown.body.id, { op: 'replace', path: 'displayName', value: '杨' });
  expect(await walksOf(unknown.body.id)).toEqual(['宇航员']);
  const long = await create('scim.long', 'x'.repeat(201));
  expect(long.status).toBe(400);
  expect(await world.rows("select id from member where account = 'scim.long'")).toEqual([]);
});

test('[POSITION-01] what was given by hand stays, what was taken by hand is not given again, and who comes back has theirs', async () => {
  const byHand = await positions.publish([[link('丁')]], { name: '安全员' });
  const { body } = await create('scim.safety');
  await positions.assign(byHand.id, 'scim.safety');
  await setTitle(body.id, { op: 'add', path: 'title', value: '安全员' });
  await setTitle(body.id, { op: 'replace', path: 'title', value: '无此岗位' });
  expect(await walksOf(body.id)).toEqual(['安全员']);

  const second = (await create('scim.back', '安全员')).body;
  await positions.unassign(byHand.id, 'scim.back');
  await setTitle(second.id, { op: 'replace', path: 'displayName', value: '安' });
  expect(await walksOf(second.id)).toEqual(['安全员 closed']);
  await scim('DELETE', `/Users/${second.id}`);
  expect((await create('scim.back', '安全员')).body.id).toBe(second.id);
  expect((await walksOf(second.id)).toSorted()).toEqual(['安全员', '安全员 closed']);
});
