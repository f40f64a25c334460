import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { MediaClient } from '../../../world/tests/live/test-broadcasts.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { closedFor, comeIn, type Guest, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { guestLogin, keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { liveChanged } from './room-news.ts';

const halfHourMs = 1_800_000;

let world: TestWorld;
let url: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  url = await listen(world);
});
afterAll(() => world.close());

const refusalFor = async (liveId: string, ticket: string): Promise<string> => {
  const client = new MediaClient(url, liveId, { t: 'watch', ticket });
  return (await client.note('refused')).code;
};

test('[D-053] who signed out watches no more, and an old ticket opens neither socket', async () => {
  const id = await insertLive(world);
  const caller = await world.signIn('linzhiyuan');
  const ticket = await ticketOf(caller, id);
  const viewer = new MediaClient(url, id, { t: 'watch', ticket });
  await caller.call(revokeToken, {});
  expect(await viewer.closed).toBe(RoomClose.refused);
  expect(await refusalFor(id, ticket)).toBe('auth.required');
  expect(await closedFor(url, { liveId: id, ticket })).toBe(RoomClose.refused);
});

test('[D-054] who is no longer what they came as gets no other ticket, and goes when the live is told to be another', async () => {
  const id = await insertLive(world, { assistants: ['yewanqing'], lecturer: 'guhuaiqian' });
  const ticket = await ticketOf(await world.signIn('yewanqing'), id, LiveIdentity.assistant);
  const [helper, learner, lecturer] = [
    await comeIn(url, { liveId: id, ticket }),
    await comeIn(url, { liveId: id, ticket: await ticketOf(await world.signIn('linzhiyuan'), id) }),
    await comeIn(url, {
      liveId: id,
      ticket: await ticketOf(await world.signIn('guhuaiqian'), id, LiveIdentity.panelist),
    }),
  ];
  expect(await helper.refusal({ t: 'ticket.renew' })).toBeNull();
  await world.rows("delete from live_person where live_id = $1 and part = 'assistant'", [id]);
  expect(await helper.refusal({ t: 'ticket.renew' })).toBe('auth.forbidden');
  world.installation.bus.publish(liveChanged, { tenantId: '', liveId: id, status: 2 });
  expect(await helper.closed).toBe(RoomClose.refused);
  expect(await closedFor(url, { liveId: id, ticket })).toBe(RoomClose.refused);
  expect(await refusalFor(id, ticket)).toBe('auth.forbidden');
  for (const one of [learner, lecturer]) {
    expect(await one.refusal({ t: 'ticket.renew' })).toBeNull();
    await one.leave();
  }
});

const inside = async (account: string, id: string) =>
  comeIn(url, { liveId: id, ticket: await ticketOf(await world.signIn(account), id) });
const renewalOf = (one: Guest) => one.refusal({ t: 'ticket.renew' });

test('[D-050] a ticket is renewed for whom the live is for now, not for whom it was', async () => {
  const id = await insertLive(world, { creator: 'shenruoxi', shareScope: 3, invited: ['tangyuwei', 'linzhiyuan'] });
  const [tang, lin, boss] = [
    await inside('tangyuwei', id),
    await inside('linzhiyuan', id),
    await inside('luchengze', id),
  ];
  for (const one of [tang, lin, boss]) expect(await renewalOf(one)).toBeNull();
  await world.rows(
    "delete from live_person where live_id = $1 and member_id = (select id from member where account = 'tangyuwei')",
    [id],
  );
  expect(await renewalOf(tang)).toBe('live.not-in-audience');
  // Another is invited still, a third manages all lives of the company.
  for (const one of [lin, boss]) expect(await renewalOf(one)).toBeNull();
  await world.rows('update live set share_scope = 2 where id = $1', [id]);
  expect([await renewalOf(lin), await renewalOf(boss)]).toEqual(['live.not-in-audience', null]);
  await world.rows('update live set share_scope = 1 where id = $1', [id]);
  for (const one of [tang, lin]) expect(await renewalOf(one)).toBeNull();
  await world.rows("update member set state = 'suspended' where account = 'linzhiyuan'");
  expect(await renewalOf(lin)).toBe('auth.required');
  await world.rows("update member set state = 'active' where account = 'linzhiyuan'");
  await world.rows(
    `insert into live_participant (tenant_id, live_id, person_key, name, removed_at)
     select tenant_id, $1, 'm:' || id, 'x', now() from member where account = 'tangyuwei'`,
    [id],
  );
  expect(await renewalOf(tang)).toBe('live.not-in-audience');
  await world.rows('update live set status = 4 where id = $1', [id]);
  expect(await renewalOf(lin)).toBe('live.ended');
  await Promise.all([tang.leave(), lin.leave(), boss.leave()]);
});

test('[D-050] a form that takes the audience away sends those outside from both sockets at once, and nobody else', async () => {
  const lives = livesOf(world);
  const invitedIds = [await lives.idOf('tangyuwei'), await lives.idOf('linzhiyuan')];
  const id = await lives.published('shenruoxi', { shareScope: 3, invitedIds, passcode: 'open1' });
  const save = async (over: object) => {
    const { version } = (await (await lives.as('shenruoxi')).call(nativeManage.get, { id })).body;
    const form = lives.application({ shareScope: 3, ...over });
    expect((await (await lives.as('shenruoxi')).call(nativeManage.update, { id, version, ...form })).status).toBe(200);
  };
  const ticket = await ticketOf(await world.signIn('tangyuwei'), id);
  const gone = await comeIn(url, { liveId: id, ticket });
  const watching = new MediaClient(url, id, { t: 'watch', ticket });
  const stays = await inside('linzhiyuan', id);
  const byPasscode = await (await world.signIn('baisuyin')).call(keyLogin, { id, passcode: 'open1' });
  const member = await comeIn(url, { liveId: id, ticket: byPasscode.body.ticket });
  const login = await world.visitor.call(keyLogin, { id, passcode: 'open1', displayName: '访客' });
  const guest = await comeIn(url, { liveId: id, ticket: login.body.ticket });
  await save({ invitedIds: invitedIds.slice(1) });
  expect([await gone.closed, await watching.closed]).toEqual([RoomClose.refused, RoomClose.refused]);
  expect(await closedFor(url, { liveId: id, ticket })).toBe(RoomClose.refused);
  expect(await refusalFor(id, ticket)).toBe('auth.forbidden');
  for (const one of [stays, member, guest]) expect(await renewalOf(one)).toBeNull();
  // With the passcode goes who came by it.
  await save({ passcode: '' });
  expect([await member.closed, await guest.closed]).toEqual([RoomClose.refused, RoomClose.refused]);
  const back = { id, token: 'none', displayName: '访客', previousTicket: login.body.ticket };
  expect((await world.visitor.call(guestLogin, back)).body.errorCode).toBe(23131);
  await save({ shareScope: 2, invitedIds: [] });
  expect(await stays.closed).toBe(RoomClose.refused);
});

test('[D-067] another passcode sends out who came by the last, on both sockets; the same one typed again sends nobody', async () => {
  const lives = livesOf(world);
  const id = await lives.published('shenruoxi', { shareScope: 3, passcode: 'open1' });
  const save = async (passcode: string) => {
    const { version } = (await (await lives.as('shenruoxi')).call(nativeManage.get, { id })).body;
    const form = lives.application({ shareScope: 3, passcode });
    expect((await (await lives.as('shenruoxi')).call(nativeManage.update, { id, version, ...form })).status).toBe(200);
  };
  const enter = async (who = world.visitor) =>
    (await who.call(keyLogin, { id, passcode: 'open1', displayName: '访客' })).body.ticket;
  const [ofGuest, ofMember] = [await enter(), await enter(await world.signIn('baisuyin'))];
  const [guest, member] = [
    await comeIn(url, { liveId: id, ticket: ofGuest }),
    await comeIn(url, { liveId: id, ticket: ofMember }),
  ];
  const watching = new MediaClient(url, id, { t: 'watch', ticket: ofGuest });
  await save('open1');
  const isBack = { id, token: 'none', displayName: '访客', previousTicket: ofGuest };
  expect((await world.visitor.call(guestLogin, isBack)).status).toBe(200);
  for (const one of [guest, member]) expect(await renewalOf(one)).toBeNull();
  await save('open2');
  const { refused } = RoomClose;
  expect([await guest.closed, await member.closed, await watching.closed]).toEqual([refused, refused, refused]);
  for (const ticket of [ofGuest, ofMember]) expect(await closedFor(url, { liveId: id, ticket })).toBe(refused);
  expect(await refusalFor(id, ofGuest)).toBe('auth.forbidden');
  expect((await world.visitor.call(guestLogin, isBack)).body.errorCode).toBe(23131);
});

test('[D-067] a guest who comes back is the same one: silenced and sent out stay so, also under another name', async () => {
  const id = await insertLive(world, { passcodeHash: await hashPassword('open1') });
  const login = (displayName: string, previousTicket?: string) =>
    world.visitor.call(keyLogin, { id, passcode: 'open1', displayName, ...(previousTicket && { previousTicket }) });
  const { ticket } = (await login('甲')).body;
  const guest = await comeIn(url, { liveId: id, ticket });
  const { key } = guest.state.self;
  await guest.leave();
  world.clock.advance(halfHourMs);
  const again = (await login('乙', ticket)).body.ticket;
  const back = await comeIn(url, { liveId: id, ticket: again });
  expect(back.state.self).toMatchObject({ key, name: '乙' });
  const host = await comeIn(url, {
    liveId: id,
    ticket: await ticketOf(await world.signIn('shenruoxi'), id, LiveIdentity.organizer),
  });
  expect(await host.refusal({ t: 'person.remove', key })).toBeNull();
  expect(await back.closed).toBe(RoomClose.removed);
  expect((await login('丙', again)).body.errorCode).toBe(40305);
  // What is not ours names nobody; nor does a ticket of another room.
  const other = await insertLive(world, { passcodeHash: await hashPassword('open1') });
  const elsewhere = await world.visitor.call(keyLogin, {
    id: other,
    passcode: 'open1',
    displayName: '丁',
    previousTicket: again,
  });
  expect(elsewhere.status).toBe(200);
  const stranger = await comeIn(url, { liveId: other, ticket: elsewhere.body.ticket });
  expect(stranger.state.self.key).not.toBe(key);
  await Promise.all([host.leave(), stranger.leave()]);
});
