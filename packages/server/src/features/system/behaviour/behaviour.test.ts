import { recordAction, recordBehaviour, recordEntry } from '@shuyuan/contract/system/behaviour.wire';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { behaviourJobs } from './behaviour.jobs.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const logOf = (account: string, columns = 'kind, page, action_type') =>
  world.rows(
    `select ${columns} from behaviour b join member m on m.id = b.member_id and m.tenant_id = b.tenant_id
     where m.account = $1 order by b.at, b.id`,
    [account],
  );
/** Rows are written a moment later. */
const soon = { timeout: 30_000 };

test('[SYSTEM-09] pages seen are logged with the person and the time they were seen', async () => {
  const lin = await world.signIn('linzhiyuan');
  const items = [{ page: '/home-v', ageMs: 60_000 }, { page: '/study-v' }];
  expect(await lin.call(recordBehaviour, { items })).toMatchObject({ status: 200, body: {} });
  await expect
    .poll(() => logOf('linzhiyuan'), soon)
    .toEqual([
      { kind: 'page', page: '/home-v', action_type: 'view' },
      { kind: 'page', page: '/study-v', action_type: 'view' },
    ]);
  const [early, late] = await logOf('linzhiyuan', 'b.at');
  expect(Number(late?.['at']) - Number(early?.['at'])).toBe(60_000);
});

test('[SYSTEM-10] C-42: an action keeps all its fields in the same storage, unknown words too', async () => {
  const du = await world.signIn('duyinuo');
  const action = { itemId: 'course-1', actionType: 'juggle', sceneType: 'search', keyword: '质量', recRequestId: 'r1' };
  await du.call(recordAction, { ...action, extra: { position: 3 } });
  // Half a character is refused here as everywhere.
  expect((await du.call(recordAction, { ...action, extra: { broken: '\ud800' } })).status).toBe(422);
  await expect
    .poll(() => logOf('duyinuo', 'kind, item_id, action_type, scene_type, keyword, rec_request_id, extra'), soon)
    .toEqual([
      {
        kind: 'action',
        item_id: 'course-1',
        action_type: 'juggle',
        scene_type: 'search',
        keyword: '质量',
        rec_request_id: 'r1',
        extra: expect.stringContaining('"position":3'),
      },
    ]);
});

test('[SITE-05] entering the home page is logged from a form', async () => {
  const { token } = await world.signIn('ranyunfei');
  const answer = await world.http.inject({
    method: 'POST',
    url: `${apiBase}${recordEntry.path}`,
    headers: { authorization: authorization(token ?? ''), 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'homeConfigId=7&page=%2Fhome-v',
  });
  expect(answer.statusCode).toBe(200);
  await expect
    .poll(() => logOf('ranyunfei', 'kind, page, item_id'), soon)
    .toEqual([{ kind: 'entry', page: '/home-v', item_id: '7' }]);
});

test('[SYSTEM-11] a visitor is not tracked, and what is wrong is refused', async () => {
  const count = async () => (await world.rows('select count(*)::int as n from behaviour'))[0]?.['n'];
  const before = await count();
  const answers = await Promise.all([
    world.visitor.call(recordBehaviour, { items: [{ page: '/home-v' }] }),
    world.visitor.call(recordAction, { actionType: 'view' }),
    world.visitor.call(recordEntry, {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  const lin = await world.signIn('linzhiyuan');
  const page = { page: '/home-v' };
  expect((await lin.call(recordBehaviour, { items: [] })).status).toBe(422);
  expect((await lin.call(recordBehaviour, { items: Array.from({ length: 51 }, () => page) })).status).toBe(422);
  expect((await lin.call(recordBehaviour, { items: [{ ...page, ageMs: -1 }] })).status).toBe(422);
  expect((await lin.call(recordAction, { actionType: '' })).status).toBe(422);
  expect((await lin.call(recordAction, { actionType: 'view', extra: 'x'.repeat(2_001) })).status).toBe(422);
  expect(await count()).toBe(before);
});

test('D-029: 120 calls a minute, then none', async () => {
  const strict = await openWorld({ env: { RATE_LIMIT_FACTOR: '1' }, beside: world });
  try {
    const person = await strict.signIn('shixiaoman');
    const record = async () => (await person.call(recordAction, { actionType: 'view' })).status;
    const answers: number[] = [];
    for (let n = 0; n < 122; n++) answers.push(await record());
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
  } finally {
    // Closing writes what the process still held.
    await strict.close();
  }
  expect(await logOf('shixiaoman')).toHaveLength(120);
});

test('D-198: the log only grows, and forgets by age', async () => {
  await expect(world.rows("update behaviour set action_type = 'other'")).rejects.toThrow('append only');
  await world.rows(
    `insert into behaviour (tenant_id, member_id, kind, action_type, at)
     select tenant_id, id, 'page', 'view', now() - interval '200 days' from member where account = 'amina'`,
  );
  await behaviourJobs[0]?.handle(world.installation.system, {});
  expect(await logOf('amina')).toEqual([]);
  expect(await logOf('linzhiyuan')).toHaveLength(2);
});
