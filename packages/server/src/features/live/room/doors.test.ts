import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { addSlides, guestLogin, keyLogin, listSlides, openRoom } from '@shuyuan/contract/live/room/room.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { comeIn, insertLive, listen } from '../../../world/tests/live/test-rooms.ts';
import { addWords } from '../../system/index.ts';
import { issueGuestToken } from './guest-token.ts';
import { slidesOwner } from './slides-owner.ts';

let world: TestWorld;
let url: string;
let passcodeHash: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  url = await listen(world);
  passcodeHash = await hashPassword('open1');
});
afterAll(() => world.close());

const { attendee, organizer, panelist, assistant } = LiveIdentity;
const codeOf = async (account: string, id: string, identity: LiveIdentity = attendee) => {
  const { status, body } = await (await world.signIn(account)).call(openRoom, { id, identity });
  return status === 200 ? 200 : (body.errorCode ?? status);
};
const tenantOf = async (id: string): Promise<string> =>
  String((await world.rows('select tenant_id from live where id = $1', [id]))[0]?.['tenant_id']);

test('[D-050] a ticket is for whom the live is: everybody, the organisation, the invited', async () => {
  const everybody = await insertLive(world, { creator: 'hejingxing', shareScope: 1 });
  const organization = await insertLive(world, { creator: 'hejingxing', shareScope: 2 });
  const invited = await insertLive(world, { creator: 'hejingxing', shareScope: 3, invited: ['tangyuwei'] });
  const ofAll = async (id: string) => [
    // Of the same organisation, of another one, and invited.
    await codeOf('linzhiyuan', id),
    await codeOf('baisuyin', id),
    await codeOf('tangyuwei', id),
  ];
  expect(await ofAll(everybody)).toEqual([200, 200, 200]);
  expect(await ofAll(organization)).toEqual([200, 40305, 40305]);
  expect(await ofAll(invited)).toEqual([40305, 40305, 200]);
  expect((await world.visitor.call(openRoom, { id: everybody })).status).toBe(401);
  expect(await codeOf('linzhiyuan', 'no-such-live')).toBe(10404);
});

test('[D-054] nobody enters as more than they are', async () => {
  const id = await insertLive(world, { lecturer: 'guhuaiqian', assistants: ['yewanqing'] });
  const table = {
    shenruoxi: [200, 200, 200, 200],
    guhuaiqian: [200, 1, 200, 1],
    yewanqing: [200, 1, 1, 200],
    linzhiyuan: [200, 1, 1, 1],
    luchengze: [200, 200, 200, 200],
  };
  for (const [account, expected] of Object.entries(table)) {
    const codes = [];
    for (const identity of [attendee, organizer, panelist, assistant]) codes.push(await codeOf(account, id, identity));
    expect([account, codes]).toEqual([account, expected]);
  }
});

test('a room is entered before it begins and while it runs, and in no other state; entering begins nothing', async () => {
  const codes: Record<number, unknown> = {};
  for (const status of Object.values(LiveStatus)) {
    const id = await insertLive(world, { status });
    codes[status] = [await codeOf('linzhiyuan', id), await codeOf('shenruoxi', id, organizer)];
    expect(await world.rows('select status from live where id = $1', [id])).toEqual([{ status }]);
  }
  expect(codes).toEqual({ 0: [10404, 23101], 1: [200, 200], 2: [200, 200], 3: [40308, 40308], 4: [40309, 40309] });
  const unmade = await insertLive(world, { status: LiveStatus.unpublished });
  await world.rows('update live set request_status = 1 where id = $1', [unmade]);
  expect(await codeOf('shenruoxi', unmade, organizer)).toBe(23110);
  expect(await codeOf('linzhiyuan', await insertLive(world, { supplier: 4 }))).toBe(10404);
});

test('[D-067] a passcode lets in members by their name and visitors by one they give, five tries in ten minutes', async () => {
  const id = await insertLive(world, { shareScope: 3, passcodeHash });
  const login = (passcode: string, displayName?: string) =>
    world.visitor.call(keyLogin, { id, passcode, ...(displayName && { displayName }) });
  expect((await login('open1')).body.errorCode).toBe(23132);
  const { status, body } = await login('open1', ' 访客 ');
  expect([status, body.identity]).toEqual([200, attendee]);
  const guest = await comeIn(url, { liveId: id, ticket: body.ticket });
  expect(guest.state.self).toMatchObject({ name: '访客', portrait: null, identity: attendee });
  expect(guest.state.self.key).toMatch(/^g:/);
  await guest.leave();
  const member = await world.signIn('baisuyin');
  const asMember = await member.call(keyLogin, { id, passcode: 'open1' });
  const inside = await comeIn(url, { liveId: id, ticket: asMember.body.ticket });
  expect(inside.state.self.name).toBe('白素音');
  await inside.leave();
  const before = await world.rows('select count(*) from live_guest');
  for (let n = 0; n < 5; n += 1) expect((await login('wrong', '甲')).body.errorCode).toBe(23131);
  expect((await login('open1', '甲')).body.errorCode).toBe(10429);
  expect(await world.rows('select count(*) from live_guest')).toEqual(before);
  world.clock.advance(10 * minuteMs + 1_000);
  expect((await login('open1', '甲')).status).toBe(200);
});

test('[D-067] from however many addresses, a live takes so many wrong passcodes in ten minutes', async () => {
  const id = await insertLive(world, { passcodeHash });
  const login = (passcode: string) => world.visitor.call(keyLogin, { id, passcode, displayName: '甲' });
  expect((await login('wrong')).body.errorCode).toBe(23131);
  const ofAll = () => world.rows("select count from live_passcode_tries where live_id = $1 and network = ''", [id]);
  expect(await ofAll()).toEqual([{ count: 1 }]);
  await world.rows("update live_passcode_tries set count = 300 where live_id = $1 and network = ''", [id]);
  expect((await login('open1')).body.errorCode).toBe(10429);
  world.clock.advance(10 * minuteMs + 1_000);
  expect((await login('wrong')).body.errorCode).toBe(23131);
  expect(await ofAll()).toEqual([{ count: 1 }]);
  expect((await login('open1')).status).toBe(200);
});

test('[D-067] the five tries of a network are counted once for all processes, and what was right is taken back', async () => {
  const id = await insertLive(world, { passcodeHash });
  const login = (passcode: string) => world.visitor.call(keyLogin, { id, passcode, displayName: '甲' });
  const ofNetwork = () =>
    world.rows("select count from live_passcode_tries where live_id = $1 and network <> ''", [id]);
  expect((await login('wrong')).body.errorCode).toBe(23131);
  expect(await ofNetwork()).toEqual([{ count: 1 }]);
  // As another process counts the other four.
  await world.rows("update live_passcode_tries set count = 5 where live_id = $1 and network <> ''", [id]);
  expect((await login('open1')).body.errorCode).toBe(10429);
  world.clock.advance(10 * minuteMs + 1_000);
  expect((await login('open1')).status).toBe(200);
  expect(await ofNetwork()).toEqual([]);
});

test('[D-067] without a passcode there is no key login, and names pass the banned words', async () => {
  const closed = await insertLive(world);
  const asked = await world.visitor.call(keyLogin, { id: closed, passcode: 'open1', displayName: '甲' });
  expect(asked.body.errorCode).toBe(23131);
  const id = await insertLive(world, { passcodeHash });
  await addWords(world.installation.system, { tenantId: await tenantOf(id), words: ['坏名'] });
  const named = await world.visitor.call(keyLogin, { id, passcode: 'open1', displayName: '坏名字' });
  expect(named.body.errorCode).toBe(22201);
  const ended = await insertLive(world, { status: LiveStatus.ended, passcodeHash });
  expect((await world.visitor.call(keyLogin, { id: ended, passcode: 'open1', displayName: '甲' })).body.errorCode).toBe(
    40308,
  );
  const none = await world.visitor.call(keyLogin, { id: 'none', passcode: 'open1', displayName: '甲' });
  expect(none.status).toBe(404);
});

test('[D-069] a temporary address lets a guest in for ten minutes, into its own room', async () => {
  const [id, other] = [await insertLive(world, { shareScope: 3 }), await insertLive(world)];
  const signing = { ...world.installation.ports, now: world.clock.now };
  const { token } = issueGuestToken(signing, { id, tenantId: await tenantOf(id) });
  const login = (liveId: string, given: string) =>
    world.visitor.call(guestLogin, { id: liveId, token: given, displayName: '来宾' });
  const { status, body } = await login(id, token);
  expect(status).toBe(200);
  expect((await login(other, token)).body.errorCode).toBe(23131);
  expect((await login(id, `${token}x`)).body.errorCode).toBe(23131);
  world.clock.advance(11 * minuteMs);
  expect((await login(id, token)).body.errorCode).toBe(23131);
  // Who was in comes back as the same guest.
  const back = { id, token, displayName: '来宾', previousTicket: body.ticket };
  expect((await world.visitor.call(guestLogin, back)).status).toBe(200);
  expect((await world.visitor.call(guestLogin, { ...back, id: other })).body.errorCode).toBe(23131);
  expect(await world.rows('select name from live_guest where live_id = any ($1)', [[id, other]])).toEqual([
    { name: '来宾' },
  ]);
});

/** A draft of somebody's, as an upload leaves it. */
async function insertDraft(account: string, ending: string, kind: string, conversion = 'none'): Promise<string> {
  const id = `draft-${Math.random().toString(36).slice(2)}`;
  await world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, path, name, ending, kind, content_type, size, sha256,
       storage_key, conversion, search_text, search, created_at)
     select $1, tenant_id, id, 'draft', $1 || '-0123456789-0123456789', 'a.' || $3, $3, $4, 'x/y', 10,
       decode(repeat('00', 32), 'hex'), $1, $5, '', '', now() from member where account = $2`,
    [id, account, ending, kind, conversion],
  );
  return id;
}

test('slides are brought by who leads or speaks, and shown as soon as they can be', async () => {
  const id = await insertLive(world, { lecturer: 'guhuaiqian', assistants: ['yewanqing'] });
  const [host, lecturer, learner] = [
    await world.signIn('shenruoxi'),
    await world.signIn('guhuaiqian'),
    await world.signIn('linzhiyuan'),
  ];
  const pdf = await insertDraft('guhuaiqian', 'pdf', 'document');
  const pptx = await insertDraft('shenruoxi', 'pptx', 'document', 'waiting');
  expect((await lecturer.call(addSlides, { id, fileId: pdf })).body).toMatchObject({ fileId: pdf, isReady: true });
  expect((await host.call(addSlides, { id, fileId: pptx })).body).toMatchObject({ fileId: pptx, isReady: false });
  const { body } = await lecturer.call(listSlides, { id });
  expect(body.items.map(({ fileId }) => fileId).toSorted()).toEqual([pdf, pptx].toSorted());
  const own = await insertDraft('linzhiyuan', 'pdf', 'document');
  expect((await learner.call(addSlides, { id, fileId: own })).status).toBe(403);
  expect((await learner.call(listSlides, { id })).status).toBe(403);
  expect((await host.call(addSlides, { id, fileId: own })).status).toBe(404);
  const [film, unconverted] = [
    await insertDraft('shenruoxi', 'mp4', 'video'),
    await insertDraft('shenruoxi', 'docx', 'document'),
  ];
  for (const fileId of [film, unconverted]) {
    expect((await host.call(addSlides, { id, fileId })).body.errorCode).toBe(28141);
  }
  const ended = await insertLive(world, { status: LiveStatus.ended });
  const late = await insertDraft('shenruoxi', 'pdf', 'document');
  expect((await host.call(addSlides, { id: ended, fileId: late })).body.errorCode).toBe(23101);
  const drafts = await world.rows('select id from file where purpose = $1 order by id', ['draft']);
  expect(drafts.map((row) => row['id'])).toEqual([own, film, unconverted, late].toSorted());
  const inRoom = await comeIn(url, {
    liveId: id,
    ticket: (await host.call(openRoom, { id, identity: organizer })).body.ticket,
  });
  expect(await inRoom.refusal({ t: 'slides.show', fileId: pptx, page: 1 })).toBe('file.not-ready');
  expect(await inRoom.refusal({ t: 'slides.show', fileId: film, page: 1 })).toBe('request.not-found');
  expect(await inRoom.refusal({ t: 'slides.show', fileId: pdf, page: 2, pages: 8 })).toBeNull();
  const { slides } = await inRoom.waitFor('slides');
  expect(slides).toMatchObject({ fileId: pdf, page: 2, pages: 8 });
  await inRoom.leave();
});

test('[D-050] slides are read by whom the live is for, not by others or who was sent out', async () => {
  const id = await insertLive(world, { creator: 'hejingxing', shareScope: 3, invited: ['tangyuwei'] });
  const mayRead = async (account: string) => {
    const [row] = await world.rows('select id, tenant_id, organization_id from member where account = $1', [account]);
    const [memberId, tenantId] = [String(row?.['id']), String(row?.['tenant_id'])];
    const standing = { roles: [], capabilities: new Set<never>(), mustChangePassword: false, sessionKey: '' };
    const actor = { id: memberId, tenantId, organizationId: String(row?.['organization_id']), ...standing };
    const file = { id: 'f', tenantId, ownerId: 'x', purpose: 'live-slides', subjectId: id };
    return slidesOwner.mayRead(world.installation.system, actor, file);
  };
  expect(await mayRead('hejingxing')).toBe(true);
  expect(await mayRead('tangyuwei')).toBe(true);
  expect(await mayRead('baisuyin')).toBe(false);
  await world.rows(
    `insert into live_participant (tenant_id, live_id, person_key, name, removed_at)
     select tenant_id, $1, 'm:' || id, 'x', now() from member where account = 'tangyuwei'`,
    [id],
  );
  expect(await mayRead('tangyuwei')).toBe(false);
});
