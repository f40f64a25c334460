import {
  countUnread,
  listNotices,
  markAllRead,
  markRead,
  readNoticePreferences,
  saveNoticePreferences,
} from '@shuyuan/contract/notifications/notifications.wire';
import { noticeLifeMs, unreadMax } from '@shuyuan/contract/notifications/notice-stream';
import { resetPassword } from '@shuyuan/contract/people/members.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestWorld, openWorld } from '../../world/open-world.ts';
import { createMember, createOrganization } from '../people/index.ts';
import { deliverNotice } from './deliver-notice.ts';
import { notify, notifyByDay } from './index.ts';
import { notificationJobs } from './notifications.jobs.ts';
import type { Delivery } from './notify.ts';

let world: TestWorld;
let tenantId: string;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('delete from notification');
  const { system } = world.installation;
  const rows = await world.rows('select id, account, tenant_id from member');
  tenantId = String(rows[0]?.['tenant_id']);
  ids = Object.fromEntries(rows.map((row) => [String(row['account']), String(row['id'])]));
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: [] };
  const { id } = await createMember(system, {
    ...place,
    account: 'stranger',
    fullName: '外人',
    password: 'shuyuan-2026',
  });
  ids['stranger'] = id;
});
afterAll(() => world.close());

const idOf = (account: string): string => ids[account] ?? '';

const about = { kind: 'discussion', text: 'answered', values: { person: '顾怀谦', title: '怎样校准？' } } as const;
const deliveryTo = (accounts: readonly string[], key: string, more: Partial<Delivery> = {}): Delivery =>
  ({
    ...about,
    tenantId,
    key,
    receivers: accounts.map(idOf),
    total: accounts.length,
    isFirst: true,
    subject: { kind: 'question', id: 'q1' },
    link: '/ask/question/detail/q1',
    at: world.clock.now(),
    ...more,
  }) as Delivery;
const deliver = (...given: Parameters<typeof deliveryTo>) =>
  deliverNotice(world.installation.system, deliveryTo(...given));

test('[D-147] a notice is told after commit, through the outbox, in batches, and never when the change was rolled back', async () => {
  const { system } = world.installation;
  const receivers = Array.from({ length: 450 }, (_, n) => `m${n}`);
  const subject = { kind: 'question', id: 'q1' };
  const jobs = () =>
    world.rows(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'notifications:deliver' order by j.id",
    );
  const before = (await jobs()).length;
  const failing = system.inTransaction(async (tx) => {
    await notify(tx, system, { ...about, tenantId, receivers, subject });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await jobs()).toHaveLength(before);
  await system.inTransaction((tx) =>
    notify(tx, system, { ...about, tenantId, receivers: [...receivers, 'm0'], subject }),
  );
  const payloads = (await jobs()).slice(before).map(({ payload }) => payload as Delivery);
  expect(payloads.map(({ receivers: batch }) => batch.length)).toEqual([200, 200, 50]);
  expect(payloads.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  expect(new Set(payloads.map(({ key }) => key)).size).toBe(1);
  expect(await world.rows('select 1 from notification where key = $1', [payloads[0]?.key])).toEqual([]);
  const outward = system.inTransaction((tx) =>
    notify(tx, system, { ...about, tenantId, receivers: ['m0'], subject, link: '//evil.example' }),
  );
  await expect(outward).rejects.toMatchObject({ code: 'internal.unexpected' });
});

test('[D-180] what can wait is told by day: each receiver by their own clock, the company’s standing in, and dated when it is told', async () => {
  const { system } = world.installation;
  const zones = { linzhiyuan: null, amina: 'Europe/Berlin', baisuyin: 'America/New_York', tanmuyang: 'Asia/Shanghai' };
  for (const [account, zone] of Object.entries(zones))
    await world.rows('update member set time_zone = $2 where account = $1', [account, zone]);
  // 09:37 in Shanghai, 02:37 in Berlin, 20:37 of the day before in New York.
  const at = Date.parse('2027-01-20T01:37:00Z');
  const receivers = Object.keys(zones).map(idOf);
  await system.inTransaction((tx) =>
    notifyByDay(
      tx,
      { ...system, now: () => at },
      { ...about, tenantId, receivers, subject: { kind: 'question', id: 'by-day' } },
    ),
  );
  const jobs = await world.rows(
    `select payload, run_at from graphile_worker._private_jobs where payload -> 'subject' ->> 'id' = 'by-day' order by id`,
  );
  const told = jobs.map(({ payload, run_at: runAt }) => ({ ...(payload as Delivery), runAt: runAt as Date }));
  expect(told.map((one) => [one.receivers, new Date(one.at).toISOString()])).toEqual([
    [[idOf('linzhiyuan'), idOf('tanmuyang')], '2027-01-20T01:37:00.000Z'],
    [[idOf('amina')], '2027-01-20T07:00:00.000Z'],
    [[idOf('baisuyin')], '2027-01-20T13:00:00.000Z'],
  ]);
  expect(told.map(({ isFirst, total }) => [isFirst, total])).toEqual([
    [true, 4],
    [false, 4],
    [false, 4],
  ]);
  expect(new Set(told.map(({ key }) => key)).size).toBe(1);
  expect(told.slice(1).map(({ runAt }) => runAt.getTime())).toEqual(told.slice(1).map((one) => one.at));
  await world.rows('update member set time_zone = null');
});

test('[D-147] the same event delivered twice is one notice; who has left hears nothing; other tenants neither', async () => {
  await world.rows("update member set state = 'left' where account = 'tanmuyang'");
  const receivers = ['linzhiyuan', 'tanmuyang', 'stranger', 'nobody'];
  await deliver(receivers, 'twice');
  await deliver(receivers, 'twice');
  const rows = await world.rows("select member_id, is_shown, wants_mail from notification where key = 'twice'");
  expect(rows).toEqual([{ member_id: idOf('linzhiyuan'), is_shown: true, wants_mail: false }]);
});

test('[D-147] one reads one’s own notices, newest first, and what one has read stays read', async () => {
  const bai = await world.signIn('baisuyin');
  await deliver(['baisuyin'], 'b1');
  world.clock.advance(1000);
  await deliver(['baisuyin'], 'b2', {
    kind: 'system',
    text: 'announcement',
    values: { title: '放假' },
  });
  const { body } = await bai.call(listNotices, {});
  expect(body.recordCount).toBe(2);
  expect(body.items.map(({ kind }) => kind)).toEqual(['system', 'discussion']);
  expect(body.items[1]).toMatchObject({
    text: 'answered',
    values: about.values,
    subject: { kind: 'question', id: 'q1' },
    link: '/ask/question/detail/q1',
    isRead: false,
  });
  expect((await bai.call(markRead, { id: body.items[1]?.id ?? '' })).body).toEqual({ unread: 1 });
  const unread = await bai.call(listNotices, { isUnread: true });
  expect(unread.body).toMatchObject({ recordCount: 1, items: [{ kind: 'system' }] });
  expect((await bai.call(listNotices, { kind: 'discussion' })).body.recordCount).toBe(1);
  expect((await bai.call(markAllRead, {})).body).toEqual({ unread: 0 });
  expect((await bai.call(countUnread, {})).body).toEqual({ unread: 0 });
});

test('somebody else’s notice is as unknown as one that never was, and stays unread', async () => {
  await deliver(['linzhiyuan'], 'own');
  const lin = await world.signIn('linzhiyuan');
  const id = (await lin.call(listNotices, { pageSize: 1 })).body.items[0]?.id ?? '';
  for (const account of ['stranger', 'baisuyin']) {
    const other = await world.signIn(account);
    expect(await other.call(markRead, { id })).toMatchObject({ status: 404, body: { errorCode: 10404 } });
    await other.call(markAllRead, {});
  }
  expect((await world.visitor.call(markRead, { id })).status).toBe(401);
  expect((await world.visitor.call(markAllRead, {})).status).toBe(401);
  expect((await world.visitor.call(listNotices, {})).status).toBe(401);
  expect(await lin.call(markRead, { id: '' })).toMatchObject({ status: 422, body: { errorCode: 10422 } });
  expect(await world.rows('select read_at from notification where id = $1', [id])).toEqual([{ read_at: null }]);
});

test('counting stops where nobody wants to know more', async () => {
  for (let n = 0; n < unreadMax + 20; n++) await deliver(['wenjiahe'], `many ${n}`);
  const wen = await world.signIn('wenjiahe');
  expect((await wen.call(countUnread, {})).body).toEqual({ unread: unreadMax });
  expect((await wen.call(listNotices, {})).body.recordCount).toBe(unreadMax + 20);
});

test('[D-147] preferences: defaults until one chooses, what is fixed stays, and the delivery obeys', async () => {
  const xiao = await world.signIn('xiaoyichen');
  const first = (await xiao.call(readNoticePreferences, {})).body;
  expect(first.isMailOn).toBe(false);
  expect(first.items.find(({ kind }) => kind === 'approval-waiting')).toEqual({
    kind: 'approval-waiting',
    inApp: true,
    email: true,
  });
  const wish = [
    { kind: 'discussion' as const, inApp: false, email: false },
    { kind: 'account' as const, inApp: false, email: false },
  ];
  const { body } = await xiao.call(saveNoticePreferences, { items: wish });
  expect(body.items.filter(({ kind }) => kind === 'discussion' || kind === 'account')).toEqual([
    { kind: 'discussion', inApp: false, email: false },
    { kind: 'account', inApp: true, email: false },
  ]);
  await deliver(['xiaoyichen'], 'unwanted');
  await deliver(['xiaoyichen'], 'reset', {
    kind: 'account',
    text: 'passwordReset',
    values: { person: '陆承泽' },
  });
  expect(await world.rows('select key from notification where member_id = $1', [idOf('xiaoyichen')])).toEqual([
    { key: 'reset' },
  ]);
});

test('bad preferences change nothing', async () => {
  const xiao = await world.signIn('xiaoyichen');
  const before = await world.rows('select * from notification_preference order by kind');
  // Not in the contract's type, as a stranger would send it.
  const bad = [{ kind: 'gossip' as 'system', inApp: true, email: true }];
  expect((await xiao.call(saveNoticePreferences, { items: bad })).status).toBe(422);
  expect((await xiao.call(saveNoticePreferences, { items: [] })).status).toBe(422);
  expect((await world.visitor.call(saveNoticePreferences, { items: [] })).status).toBe(401);
  expect(await world.rows('select * from notification_preference order by kind')).toEqual(before);
});

test('whose password was reset is told by whom', async () => {
  const admin = await world.signIn('luchengze');
  await world.rows('delete from graphile_worker._private_jobs');
  expect((await admin.call(resetPassword, { id: idOf('ranyunfei') })).status).toBe(200);
  const [{ payload } = {}] = await world.rows('select payload from graphile_worker._private_jobs');
  await deliverNotice(world.installation.system, payload as Delivery);
  const rows = await world.rows('select kind, text, values from notification where member_id = $1', [
    idOf('ranyunfei'),
  ]);
  expect(rows).toEqual([{ kind: 'account', text: 'passwordReset', values: { person: '陆承泽' } }]);
});

test('notices are forgotten after 180 days', async () => {
  await deliver(['duyinuo'], 'old', { at: world.clock.now() - noticeLifeMs - 1000 });
  await deliver(['duyinuo'], 'young', { at: world.clock.now() - noticeLifeMs + 60_000 });
  const job = notificationJobs.find(({ cron }) => cron !== undefined);
  await job?.handle(world.installation.system, {});
  expect(await world.rows('select key from notification where member_id = $1', [idOf('duyinuo')])).toEqual([
    { key: 'young' },
  ]);
});
