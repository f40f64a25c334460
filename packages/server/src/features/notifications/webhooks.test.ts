import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxWebhooks } from '@shuyuan/contract/notifications/webhook-styles';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  testWebhook,
  updateWebhook,
} from '@shuyuan/contract/notifications/webhooks.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { whileChanging } from '../../world/test-races.ts';
import { createMember, createOrganization } from '../people/index.ts';
import { deliverNotice } from './deliver-notice.ts';
import { notificationJobs } from './notifications.jobs.ts';
import type { Delivery } from './notify.ts';

let world: TestWorld;
let admin: Caller;
let server: Server;
let url: string;
let answer = { status: 200, body: '{"errcode":0}' };
const got: { url: string; body: string; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ url: request.url ?? '', body, headers: request.headers });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/robot/send?access_token=abc`;
  world = await openWorld({ env: { WEBHOOK_PRIVATE: '1', PUBLIC_URL: 'https://learn.qinghe.example' } });
  admin = await world.signIn('luchengze');
});
afterAll(async () => {
  await world.close();
  server.close();
});
beforeEach(async () => {
  got.length = 0;
  answer = { status: 200, body: '{"errcode":0}' };
  await world.rows('delete from webhook_target');
});

const wish = (more: object = {}) => ({
  name: '审批群',
  style: 'dingtalk' as const,
  url,
  kinds: ['approval-waiting' as const],
  language: 'cn' as const,
  isOn: true,
  secret: 'SEC-very-secret',
  ...more,
});
const stored = () => world.rows('select * from webhook_target order by id');

test('[D-147] a target is created, changed and removed, audited, and its secrets never come back', async () => {
  const { body } = await admin.call(createWebhook, wish());
  const [target] = (await admin.call(listWebhooks, {})).body.items;
  expect(target).toMatchObject({ id: body.id, name: '审批群', hasSecret: true, last: null });
  const [row] = await stored();
  for (const text of [JSON.stringify(target), JSON.stringify(row)]) expect(text).not.toMatch(/very-secret|abc/);
  expect(target?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/robot\/send\?…$/);
  const { url: _url, secret: _secret, ...rest } = wish({ name: '新名字', isOn: false });
  expect((await admin.call(updateWebhook, { id: body.id, ...rest })).status).toBe(200);
  expect((await admin.call(listWebhooks, {})).body.items[0]).toMatchObject({
    name: '新名字',
    isOn: false,
    hasSecret: true,
  });
  expect((await stored())[0]?.['secret']).toEqual(row?.['secret']);
  expect((await admin.call(deleteWebhook, { id: body.id })).status).toBe(200);
  expect(await stored()).toEqual([]);
  const trail = await world.rows(
    "select action, before, after from audit_entry where subject_kind = 'webhook' order by at, id",
  );
  expect(trail.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.changed', 'webhook.deleted']);
  expect(JSON.stringify(trail)).not.toMatch(/very-secret|abc/);
  expect(trail[1]).toMatchObject({ before: { name: '审批群' }, after: { name: '新名字', isSecretChanged: false } });
});

test('a secret is not sent to another address: who changes the one is asked for the other again', async () => {
  const { body } = await admin.call(createWebhook, wish());
  const before = await stored();
  const { secret: _secret, ...rest } = wish({ url: url.replace('/robot/', '/elsewhere/') });
  const refused = await admin.call(updateWebhook, { id: body.id, ...rest });
  expect([refused.status, refused.body.problems]).toEqual([422, [{ field: 'secret', rule: 'required' }]]);
  expect(await stored()).toEqual(before);
  // The same address, typed again, is no other.
  expect((await admin.call(updateWebhook, { id: body.id, ...rest, url })).status).toBe(200);
  expect((await admin.call(updateWebhook, { id: body.id, ...rest, secret: 'another' })).status).toBe(200);
  expect((await admin.call(updateWebhook, { id: body.id, ...rest, url, secret: '' })).status).toBe(200);
  expect((await admin.call(listWebhooks, {})).body.items[0]).toMatchObject({ hasSecret: false });
});

test('[D-147] a target that is removed several times at once is removed once, and a change that comes late finds none', async () => {
  const { body } = await admin.call(createWebhook, wish());
  const removals = await Promise.all(Array.from({ length: 4 }, () => admin.call(deleteWebhook, { id: body.id })));
  expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  const late = await admin.call(createWebhook, wish());
  const changed = await whileChanging(
    world,
    { statement: 'delete from webhook_target where id = $1', values: [late.body.id] },
    () => admin.call(updateWebhook, { id: late.body.id, ...wish({ name: '太迟' }) }),
  );
  expect(changed.status).toBe(404);
  const trail = await world.rows('select action from audit_entry where subject_id = any($1) order by at, id', [
    [body.id, late.body.id],
  ]);
  expect(trail.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.deleted', 'webhook.created']);
});

test('[D-147] those who add targets at once stay within the limit', async () => {
  const made = await Promise.all(Array.from({ length: maxWebhooks + 3 }, () => admin.call(createWebhook, wish())));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(maxWebhooks);
});

test('a key that stands in the path of a robot is neither listed nor in the trail', async () => {
  const { body } = await admin.call(createWebhook, wish({ url: url.replace('/robot/', '/bot42:AA-bb/short/') }));
  await admin.call(deleteWebhook, { id: body.id });
  const trail = await world.rows('select before, after from audit_entry where subject_id = $1', [body.id]);
  expect(trail).toHaveLength(2);
  expect(JSON.stringify(trail)).not.toMatch(/bot42|AA-bb/);
});

test('who may not configure may not touch a target, and nothing changes', async () => {
  const { body } = await admin.call(createWebhook, wish());
  const before = await stored();
  const other = await createOrganization(world.installation.system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin' as const] };
  await createMember(world.installation.system, {
    ...place,
    account: 'stranger',
    fullName: '外人',
    password: 'shuyuan-2026',
  });
  const callers: [Caller, number][] = [
    [await world.signIn('stranger'), 404],
    [await world.signIn('linzhiyuan'), 403],
    [world.visitor, 401],
  ];
  for (const [who, status] of callers) {
    expect((await who.call(updateWebhook, { id: body.id, ...wish() })).status).toBe(status);
    expect((await who.call(deleteWebhook, { id: body.id })).status).toBe(status);
    expect((await who.call(testWebhook, { id: body.id })).status).toBe(status);
  }
  for (const [who, status] of callers.slice(1)) {
    expect((await who.call(createWebhook, wish())).status).toBe(status);
    expect((await who.call(listWebhooks, {})).status).toBe(status);
  }
  expect((await callers[0]?.[0].call(listWebhooks, {}))?.body.items).toEqual([]);
  expect(await stored()).toEqual(before);
  expect(got).toEqual([]);
});

test('what cannot work is refused: bad fields, a missing secret, an address inside, one too many', async () => {
  const bad = [wish({ name: '' }), wish({ kinds: [] }), wish({ url: 'robot' }), wish({ style: 'pigeon' })];
  for (const input of bad) expect((await admin.call(createWebhook, input)).status).toBe(422);
  const unsigned = await admin.call(createWebhook, wish({ style: 'generic', secret: '' }));
  expect(unsigned.body.problems).toEqual([{ field: 'secret', rule: 'required' }]);
  // 'webhook.address-refused'
  const strict = await openWorld({ beside: world });
  const careful = await strict.signIn('luchengze');
  expect((await careful.call(createWebhook, wish())).body.errorCode).toBe(25101);
  await strict.http.close();
  await strict.installation.close();
  expect(await stored()).toEqual([]);
  for (let n = 0; n < maxWebhooks; n++) await admin.call(createWebhook, wish({ name: `群 ${n}` }));
  // 'webhook.too-many'
  const further = await admin.call(createWebhook, wish());
  expect(further.body).toMatchObject({ errorCode: 25102, max: maxWebhooks });
  expect(await stored()).toHaveLength(maxWebhooks);
});

test('a test says at once how it went, also when the robot refuses with a friendly status', async () => {
  const { body } = await admin.call(createWebhook, wish());
  expect((await admin.call(testWebhook, { id: body.id })).body).toMatchObject({ problem: null });
  expect(got[0]?.url).toMatch(/access_token=abc&timestamp=\d+&sign=/);
  expect(got[0]?.body).toContain('审批群');
  answer = { status: 200, body: '{"errcode":310000,"errmsg":"sign not match"}' };
  expect((await admin.call(testWebhook, { id: body.id })).body).toMatchObject({
    problem: 'refused',
    detail: expect.stringContaining('sign not match'),
  });
  answer = { status: 500, body: 'oops' };
  expect((await admin.call(testWebhook, { id: body.id })).body).toMatchObject({
    problem: 'status',
    detail: '500 oops',
  });
  expect((await admin.call(listWebhooks, {})).body.items[0]?.last).toMatchObject({ problem: 'status' });
});

test('[D-147] a notice reaches the robots that want its kind, once, and a failure is tried again', async () => {
  const { system } = world.installation;
  const wanted = await admin.call(createWebhook, wish());
  await admin.call(createWebhook, wish({ name: '别的', kinds: ['reward'] }));
  await admin.call(createWebhook, wish({ name: '关着', isOn: false }));
  const members = await world.rows(
    'select id, tenant_id from member where tenant_id = (select tenant_id from member where account = $1) order by full_name limit 8',
    ['linzhiyuan'],
  );
  const delivery: Delivery = {
    kind: 'approval-waiting',
    text: 'submitted',
    values: { person: '沈若溪', title: '新课' },
    tenantId: String(members[0]?.['tenant_id']),
    key: 'w1',
    receivers: members.map(({ id }) => String(id)),
    total: 8,
    isFirst: true,
    subject: { kind: 'process', id: 'p1' },
    link: '/center/my/approvals',
    at: world.clock.now(),
  };
  await deliverNotice(system, delivery);
  await deliverNotice(system, { ...delivery, isFirst: false });
  const jobs = await world.rows(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'notifications:webhook'",
  );
  expect(jobs.map(({ payload }) => (payload as { targetId: string }).targetId)).toEqual([wanted.body.id]);
  const job = notificationJobs.find(({ name }) => name === 'notifications:webhook');
  const run = async () => job?.handle(system, jobs[0]?.['payload'] as Record<string, unknown>);
  answer = { status: 503, body: '' };
  await expect(run()).rejects.toMatchObject({ code: 'internal.unavailable' });
  answer = { status: 200, body: '{"errcode":0}' };
  await run();
  const { text } = JSON.parse(got.at(-1)?.body ?? '') as { text: { content: string } };
  expect(text.content).toMatch(
    /等 8 人：沈若溪 提交的“新课”等待您审批\nhttps:\/\/learn\.qinghe\.example\/vue\/#\/center\/my\/approvals$/,
  );
  await admin.call(deleteWebhook, { id: wanted.body.id });
  const sent = got.length;
  await run();
  expect(got).toHaveLength(sent);
});

test('[D-147] an event that happens again rings no robot again, whatever became of its job; the next event does', async () => {
  const { system } = world.installation;
  const [lin] = await world.rows("select id, tenant_id from member where account = 'linzhiyuan'");
  const like = (key: string): Delivery => ({
    kind: 'discussion',
    text: 'liked',
    values: { person: '谭沐阳', title: '怎样校准？' },
    tenantId: String(lin?.['tenant_id']),
    key,
    receivers: [String(lin?.['id'])],
    total: 1,
    isFirst: true,
    subject: { kind: 'question', id: 'q1' },
    link: '/ask/question/detail/q1',
    at: world.clock.now(),
  });
  const robots = ['甲群', '乙群'];
  const made: string[] = [];
  for (const name of robots)
    made.push((await admin.call(createWebhook, wish({ name, kinds: ['discussion'] }))).body.id);
  /** Takes what waits, as a worker does. */
  const rung = async () =>
    (
      await world.rows(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'notifications:webhook' returning j.payload`,
      )
    )
      .map(({ payload }) => (payload as { targetId: string }).targetId)
      .toSorted();
  await rung();
  await Promise.all([deliverNotice(system, like('liked q1')), deliverNotice(system, like('liked q1'))]);
  expect(await rung()).toEqual(made.toSorted());
  await deliverNotice(system, like('liked q1'));
  expect(await rung()).toEqual([]);
  await deliverNotice(system, like('liked q2'));
  expect(await rung()).toEqual(made.toSorted());
  // Who does not want to hear of it keeps no robot from hearing.
  await world.rows('delete from notification_preference where member_id = $1', [lin?.['id']]);
  await world.rows(
    `insert into notification_preference (tenant_id, member_id, kind, in_app, email) values ($1, $2, 'discussion', false, false)`,
    [lin?.['tenant_id'], lin?.['id']],
  );
  await deliverNotice(system, like('liked q3'));
  expect(await rung()).toEqual(made.toSorted());

  const job = notificationJobs.find(({ name }) => name === 'notifications:forget-old');
  const remembered = async () => (await world.rows('select 1 from webhook_delivery')).length;
  expect(await remembered()).toBe(6);
  await world.rows(`update webhook_delivery set sent_at = sent_at - interval '181 days' where key = 'liked q1'`);
  await job?.handle(system, {});
  expect(await remembered()).toBe(4);
});
