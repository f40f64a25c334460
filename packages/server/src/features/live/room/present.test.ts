import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { guestLogin, keyLogin, listPresent } from '@shuyuan/contract/live/room/room.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { comeIn, type Guest, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';

let world: TestWorld;
let url: string;
let id: string;
const tickets: Record<string, string> = {};
const inside: Record<string, Guest> = {};
const { attendee, organizer, panelist, assistant } = LiveIdentity;

async function enter(name: string, ticket: string): Promise<void> {
  tickets[name] = ticket;
  inside[name] = await comeIn(url, { liveId: id, ticket });
}
const member = async (account: string, identity: LiveIdentity) =>
  enter(account, await ticketOf(await world.signIn(account), id, identity));

beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  url = await listen(world);
  const passcodeHash = await hashPassword('open1');
  id = await insertLive(world, { lecturer: 'guhuaiqian', assistants: ['yewanqing'], passcodeHash });
  await member('shenruoxi', organizer);
  await member('guhuaiqian', panelist);
  await member('yewanqing', assistant);
  await member('linzhiyuan', attendee);
  await member('tangyuwei', attendee);
  const { body } = await world.visitor.call(keyLogin, { id, passcode: 'open1', displayName: '访客甲' });
  await enter('guest', body.ticket);
  // A second page of the same person, and somebody who has left again.
  await comeIn(url, { liveId: id, ticket: await ticketOf(await world.signIn('linzhiyuan'), id) });
  await (await comeIn(url, { liveId: id, ticket: await ticketOf(await world.signIn('baisuyin'), id) })).leave();
});
afterAll(() => world.close());

const ask = (name: string, input: { search?: string; page?: number; pageSize?: number } = {}) =>
  world.visitor.call(listPresent, { id, ticket: tickets[name] ?? '', ...input });
const namesFor = async (name: string, input = {}) => (await ask(name, input)).body.items.map((one) => one.name);

const visits = async (condition: string) =>
  (await world.rows(`select count(*)::int as n from live_visit where live_id = $1 and ${condition}`, [id]))[0]?.['n'];

test('[D-058] who leads or speaks sees everybody who is there, once, with how they stand', async () => {
  // Who comes and goes is written down within a second.
  await expect.poll(() => visits('left_at is null')).toBe(7);
  const host = inside['shenruoxi'];
  const key = inside['tangyuwei']?.state.self.key ?? '';
  expect(await inside['tangyuwei']?.refusal({ t: 'hand', isUp: true })).toBeNull();
  expect(await host?.refusal({ t: 'person.mute', key, isMuted: true })).toBeNull();
  const { body } = await ask('shenruoxi');
  expect(body.recordCount).toBe(6);
  expect(body.items.slice(0, 3)).toMatchObject([
    { name: '沈若溪', identity: organizer, isSelf: true },
    { name: '顾怀谦', identity: panelist, isSelf: false },
    { name: '叶晚晴', identity: assistant },
  ]);
  expect(body.items[3]).toMatchObject({ key, name: '唐予微', isMuted: true, isHandUp: true, isOnStage: false });
  expect(
    body.items
      .slice(4)
      .map((one) => one.name)
      .toSorted(),
  ).toEqual(['林知远', '访客甲'].toSorted());
  for (const name of ['guhuaiqian', 'yewanqing']) expect((await ask(name)).body.recordCount).toBe(6);
});

test('[D-058] the audience sees whom it is there to hear, who is on stage, and itself', async () => {
  const leading = ['沈若溪', '顾怀谦', '叶晚晴'];
  expect(await namesFor('linzhiyuan')).toEqual([...leading, '林知远']);
  expect(await namesFor('guest')).toEqual([...leading, '访客甲']);
  const key = inside['tangyuwei']?.state.self.key ?? '';
  const own = (await ask('tangyuwei')).body.items.find((one) => one.isSelf);
  expect(own).toMatchObject({ isMuted: true, isHandUp: true });
  expect(await inside['shenruoxi']?.refusal({ t: 'stage.invite', key, isOnStage: true })).toBeNull();
  const { items } = (await ask('guest')).body;
  expect(items.map((one) => one.name)).toEqual([...leading, '唐予微', '访客甲']);
  // That somebody was silenced is between them and who leads.
  expect(items[3]).toMatchObject({ key, isOnStage: true, isMuted: false, isHandUp: false });
  expect((await ask('shenruoxi')).body.items[3]).toMatchObject({ key, isMuted: true });
});

test('it is found by a part of the name, and comes in pages', async () => {
  expect(await namesFor('shenruoxi', { search: '访' })).toEqual(['访客甲']);
  expect(await namesFor('shenruoxi', { search: '%' })).toEqual([]);
  await world.rows("update member set full_name = 'Ｔａｎｇ  Yuwei' where account = 'tangyuwei'");
  for (const search of ['tang yu', 'ＴＡＮＧ', ' TANG  Y'])
    expect(await namesFor('shenruoxi', { search })).toHaveLength(1);
  await world.rows("update member set full_name = '唐予微' where account = 'tangyuwei'");
  expect(await namesFor('linzhiyuan', { search: '访' })).toEqual([]);
  const { body } = await ask('shenruoxi', { page: 2, pageSize: 2 });
  expect([body.items.map((one) => one.name), body.recordCount]).toEqual([['叶晚晴', '唐予微'], 6]);
  expect((await ask('shenruoxi', { page: 4, pageSize: 2 })).body).toEqual({ items: [], recordCount: 6 });
  expect((await ask('shenruoxi', { pageSize: 101 })).status).toBe(422);
});

test('[D-053] it takes a ticket of this room that still holds', async () => {
  const other = await insertLive(world);
  const elsewhere = await ticketOf(await world.signIn('linzhiyuan'), other);
  for (const ticket of ['none', elsewhere, `${tickets['linzhiyuan']}x`])
    expect((await world.visitor.call(listPresent, { id, ticket })).status).toBe(401);
  expect((await world.visitor.call(listPresent, { id, ticket: '' })).status).toBe(422);
  const key = inside['guest']?.state.self.key ?? '';
  expect(await inside['shenruoxi']?.refusal({ t: 'person.remove', key })).toBeNull();
  expect((await ask('guest')).body.errorCode).toBe(40305);
  expect(await namesFor('shenruoxi')).not.toContain('访客甲');
  await world.rows("delete from live_person where live_id = $1 and part = 'assistant'", [id]);
  expect((await ask('yewanqing')).status).toBe(403);
  const back = { id, token: 'none', displayName: '乙', previousTicket: tickets['guest'] ?? '' };
  expect((await world.visitor.call(guestLogin, back)).body.errorCode).toBe(40305);
  await world.rows('update live set share_scope = 3 where id = $1', [id]);
  expect((await ask('linzhiyuan')).body.errorCode).toBe(40305);
  await world.rows('update live set status = 3 where id = $1', [id]);
  expect((await ask('shenruoxi')).body.errorCode).toBe(40308);
});

test('who is gone with their process is not there', async () => {
  await world.rows('update live set status = 2, share_scope = 1 where id = $1', [id]);
  const before = (await ask('shenruoxi')).body.recordCount;
  await world.rows("update live_visit set seen_at = now() - interval '1 day' where live_id = $1 and identity = 1", [
    id,
  ]);
  expect(before).toBeGreaterThan(3);
  expect((await ask('shenruoxi')).body.recordCount).toBe(3);
});
