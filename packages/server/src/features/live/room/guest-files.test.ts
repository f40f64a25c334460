import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { addSlides, keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { storeBytes, readFile } from '../../../world/tests/files/test-files.ts';
import { comeIn, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { coverPurpose } from '../manage/save-cover.ts';

const bytes = Buffer.from('%PDF-1.7 slides');
const account = 'shenruoxi';
let world: TestWorld;
let url: string;
let passcodeHash: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  url = await listen(world);
  passcodeHash = await hashPassword('open1');
});
afterAll(() => world.close());

const hold = () => insertLive(world, { creator: account, shareScope: 3, passcodeHash });

/** Somebody who came by the passcode, with what their browser keeps of it. */
async function enter(id: string, who: Caller = world.visitor, displayName = '访客') {
  const { body, headers } = await who.call(keyLogin, { id, passcode: 'open1', displayName });
  const cookie = String(headers['set-cookie']);
  const [pair = ''] = cookie.split(';');
  const read = async (path: string) => (await readFile(world, null, path, { cookie: pair })).status;
  return { ...body, cookie, pair, read };
}
const lead = async (id: string) =>
  comeIn(url, { liveId: id, ticket: await ticketOf(await world.signIn(account), id, LiveIdentity.organizer) });

/** Two documents of a room, one of them shown. */
async function showSlides(id: string) {
  const host = await world.signIn(account);
  const [shown, other] = [
    await storeBytes(world, { name: '课件.pdf', bytes, purpose: 'draft', account }),
    await storeBytes(world, { name: '另一份.pdf', bytes, purpose: 'draft', account }),
  ];
  for (const { fileId } of [shown, other]) await host.call(addSlides, { id, fileId });
  const leading = await lead(id);
  expect(await leading.refusal({ t: 'slides.show', fileId: shown.fileId, page: 1, pages: 9 })).toBeNull();
  return { shown, other, leading };
}

test('[D-067] a guest reads what the room shows and nothing else, and a browser without the cookie nothing', async () => {
  const id = await hold();
  const { shown, other, leading } = await showSlides(id);
  const guest = await enter(id);
  expect(guest.cookie).toMatch(/^shuyuan_guest_\d+=[\w-]+; Path=\/files; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  const inside = await comeIn(url, { liveId: id, ticket: guest.ticket });
  expect(inside.state.slides?.path).toBe(shown.path);
  expect((await readFile(world, null, shown.path, { cookie: guest.pair })).bytes).toEqual(bytes);
  expect([await guest.read(other.path), (await readFile(world, null, shown.path)).status]).toEqual([404, 404]);
  const [name = '', value = ''] = guest.pair.split('=');
  for (const cookie of [`${name}=${value.slice(2)}`, `${name}=`, 'shuyuan_guest_x=AAAA'])
    expect((await readFile(world, null, shown.path, { cookie })).status).toBe(404);
  // Of another room one is not a guest, and a session is no guest's.
  expect(await (await enter(await hold())).read(shown.path)).toBe(404);
  const personal = await storeBytes(world, { name: '私.pdf', bytes, account });
  expect(await guest.read(personal.path)).toBe(404);
  // Turning to another document closes the one before.
  expect(await leading.refusal({ t: 'slides.show', fileId: other.fileId, page: 1 })).toBeNull();
  expect([await guest.read(other.path), await guest.read(shown.path)]).toEqual([200, 404]);
  await Promise.all([inside.leave(), leading.leave()]);
});

test('[D-067] who was sent out reads nothing any more, and nobody once the room is over', async () => {
  const id = await hold();
  const { shown, leading } = await showSlides(id);
  const [one, two] = [await enter(id), await enter(id)];
  const inside = await comeIn(url, { liveId: id, ticket: one.ticket });
  expect([await one.read(shown.path), await two.read(shown.path)]).toEqual([200, 200]);
  expect(await leading.refusal({ t: 'person.remove', key: inside.state.self.key })).toBeNull();
  expect([await one.read(shown.path), await two.read(shown.path)]).toEqual([404, 200]);
  for (const status of [3, 4]) {
    await world.rows('update live set status = $2 where id = $1', [id, status]);
    expect(await two.read(shown.path)).toBe(404);
  }
  await world.rows('update live set status = 2, passcode_hash = null where id = $1', [id]);
  expect(await two.read(shown.path)).toBe(404);
  await leading.leave();
});

test('[D-050] a member who came by the passcode reads as a guest does, until they sign out', async () => {
  const id = await hold();
  const { shown, leading } = await showSlides(id);
  const member = await world.signIn('baisuyin');
  expect((await readFile(world, member, shown.path)).status).toBe(404);
  const guest = await enter(id, member);
  expect(await guest.read(shown.path)).toBe(200);
  await member.call(revokeToken, {});
  expect(await guest.read(shown.path)).toBe(404);
  await leading.leave();
});

const nameOf = ({ pair }: { pair: string }): string => pair.split('=')[0] ?? '';

/** Another room whose cookie has a name of its own: there are sixteen. */
async function enterBeside(first: { pair: string }) {
  for (;;) {
    const other = await enter(await hold());
    if (nameOf(other) !== nameOf(first)) return other;
  }
}

test('[D-067] who goes from room to room keeps a head servers take, and reads in the room they came to last', async () => {
  const jar = new Map<string, string>();
  const [id, member] = [await hold(), await world.signIn('baisuyin')];
  for (let rooms = 0; rooms < 24; rooms++) {
    const { pair } = await enter(await hold(), member);
    jar.set(nameOf({ pair }), pair);
  }
  const { shown, leading } = await showSlides(id);
  const last = await enter(id, member);
  // A browser sends the oldest first; one that has a name again keeps its place.
  jar.set(nameOf(last), last.pair);
  const cookie = [...jar.values()].join('; ');
  expect(jar.size).toBeLessThanOrEqual(16);
  expect(16 * (last.pair.length + 2)).toBeLessThan(7_000);
  expect((await readFile(world, null, shown.path, { cookie })).status).toBe(200);
  const older = Array.from({ length: 30 }, (_, n) => `shuyuan_guest_old${n}=AAAA`).join('; ');
  expect((await readFile(world, null, shown.path, { cookie: `${older}; ${last.pair}` })).status).toBe(200);
  await leading.leave();
});

test('a guest sees the cover at the door', async () => {
  const id = await hold();
  const cover = await storeBytes(world, { name: '封面.png', bytes, purpose: coverPurpose, account });
  await world.rows('update file set subject_id = $2 where id = $1', [cover.fileId, id]);
  await world.rows('update live set cover_file_id = $2 where id = $1', [id, cover.fileId]);
  const { live, read } = await enter(id);
  expect(live.coverPath).toBe(`${cover.path}/large`);
  expect(await read(live.coverPath ?? '')).toBe(200);
  expect((await readFile(world, null, cover.path)).status).toBe(404);
});

test('[D-067] a guest sees the faces of people in the room, and of nobody else', async () => {
  const id = await hold();
  const face = async (whose: string) =>
    (await storeBytes(world, { name: 'a.png', bytes, purpose: 'avatar', account: whose })).path;
  const [host, comer, absent] = [await face(account), await face('tangyuwei'), await face('yewanqing')];
  const guest = await enter(id);
  expect([await guest.read(host), await guest.read(comer), await guest.read(absent)]).toEqual([200, 404, 404]);
  const inside = await comeIn(url, { liveId: id, ticket: (await enter(id, await world.signIn('tangyuwei'))).ticket });
  await expect.poll(() => guest.read(comer)).toBe(200);
  expect(await guest.read(absent)).toBe(404);
  expect((await readFile(world, null, host)).status).toBe(404);
  // Two rooms in one browser do not close each other.
  const second = await enterBeside(guest);
  const both = { cookie: `${second.pair}; ${guest.pair}` };
  expect((await readFile(world, null, comer, both)).status).toBe(200);
  expect(await second.read(comer)).toBe(404);
  await world.rows('update live set status = 3 where id = $1', [id]);
  expect([await guest.read(host), await guest.read(comer)]).toEqual([404, 404]);
  await inside.leave();
});

test('[D-067] the cookie of a room ends after a day, also in a browser that keeps it, and with its passcode', async () => {
  const id = await hold();
  const { shown, leading } = await showSlides(id);
  const guest = await enter(id);
  world.clock.advance(23 * hourMs);
  expect(await guest.read(shown.path)).toBe(200);
  await world.rows('update live set passcode_hash = $2 where id = $1', [id, await hashPassword('open2')]);
  expect(await guest.read(shown.path)).toBe(404);
  await world.rows('update live set passcode_hash = $2 where id = $1', [id, passcodeHash]);
  expect(await guest.read(shown.path)).toBe(200);
  world.clock.advance(2 * hourMs);
  expect(await guest.read(shown.path)).toBe(404);
  await leading.leave();
});
