import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { listReplayMessages, readReplay } from '@shuyuan/contract/live/replay.wire';
import { guestLogin, openRoom } from '@shuyuan/contract/live/room/room.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { seedLive, seedPart } from '../../world/tests/community/test-community.ts';
import { storeBytes, readerCookieOf, readFile } from '../../world/tests/files/test-files.ts';
import { livesOf } from '../../world/tests/live/test-lives.ts';

const by = 'hejingxing';
const bytes = Buffer.from('%PDF-1.7 of a live');
let world: TestWorld;
let creator: Caller;
let person: Record<'inside' | 'external' | 'invited' | 'linked' | 'other', Caller>;

beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  creator = await world.signIn(by);
  person = {
    inside: await world.signIn('linzhiyuan'),
    external: await world.signIn('baisuyin'),
    invited: await world.signIn('tangyuwei'),
    // Elsewhere in the company, and holds the link with its key.
    linked: await world.signIn('yewanqing'),
    // Administers another company.
    other: await livesOf(world).welcomeOutsider(),
  };
});
afterAll(() => world.close());

const fileOf = async (id: string, purpose: string, name: string) => {
  const kept = await storeBytes(world, { name, bytes, purpose, account: by });
  await world.rows('update file set subject_id = $2 where id = $1', [kept.fileId, id]);
  return kept;
};

/** A live that runs, with a cover and slides on show, and one that is over, with its recording; both of one audience. */
async function hold(shareScope: ShareScope) {
  const subject = `范围${shareScope}的公开课`;
  const running = await seedLive(world, { by, shareScope, subject, status: LiveStatus.running });
  const ended = await seedLive(world, { by, shareScope, subject, status: LiveStatus.ended });
  for (const id of [running, ended]) await seedPart(world, id, 'tangyuwei', 'invited');
  const [cover, slides, film] = [
    await fileOf(running, 'live-cover', 'a.png'),
    await fileOf(running, 'live-slides', 'a.pdf'),
    await fileOf(ended, 'live-replay', 'a.webm'),
  ];
  await world.rows('update live set cover_file_id = $2 where id = $1', [running, cover.fileId]);
  await world.rows(
    `insert into live_room (tenant_id, live_id, slides_file_id, slides_page, slides_pages)
     select tenant_id, id, $2, 1, 1 from live where id = $1`,
    [running, slides.fileId],
  );
  await world.rows(
    `insert into live_replay (tenant_id, live_id, state, file_id, shown_file_id, seconds, updated_at)
     select tenant_id, id, 'ready', $2, $2, 60, now() from live where id = $1`,
    [ended, film.fileId],
  );
  for (const id of [running, ended]) {
    const { shareKey } = (await creator.call(nativeCommunity.detail, { id })).body;
    await person.linked.call(nativeCommunity.detail, { id, ...(shareKey && { key: shareKey }) });
  }
  return { subject, running, ended, room: [cover.path, slides.path], film: film.path };
}
type Held = Awaited<ReturnType<typeof hold>>;
type Answer = { readonly status: number; readonly body: { readonly errorCode?: number } };

const codeOf = ({ status, body }: Answer): number => (status === 200 ? 200 : (body.errorCode ?? status));
const statusesOf = (paths: readonly string[], cookie: string) =>
  Promise.all(paths.map(async (path) => (await readFile(world, null, path, { cookie })).status));
const has = async (answer: Promise<Answer & { body: { items?: { id: string }[] } }>, id: string) => {
  const { status, body } = await answer;
  return status === 200 ? (body.items ?? []).some((one) => one.id === id) : status;
};

/** The seven surfaces, as one caller meets them. */
async function meet(caller: Caller, live: Held, cookie: string) {
  const { subject: search, running: id, ended } = live;
  return {
    list: await has(caller.call(nativeCommunity.list, { pageSize: 100 }), id),
    search: await has(caller.call(nativeCommunity.list, { search }), id),
    detail: codeOf(await caller.call(nativeCommunity.detail, { id })),
    enter: codeOf(await caller.call(nativeCommunity.enter, { id })),
    ticket: codeOf(await caller.call(openRoom, { id })),
    replay: [
      await has(caller.call(nativeCommunity.review, { pageSize: 100 }), ended),
      codeOf(await caller.call(readReplay, { id: ended })),
      codeOf(await caller.call(listReplayMessages, { id: ended })),
    ],
    files: await statusesOf([...live.room, live.film], cookie),
  };
}

const allowed = {
  list: true,
  search: true,
  detail: 200,
  enter: 200,
  ticket: 200,
  replay: [true, 200, 200],
  files: [200, 200, 200],
};
const closed = (code: number) => ({
  list: false,
  search: false,
  detail: code,
  enter: code,
  ticket: code,
  replay: [false, code, code],
  files: [404, 404, 404],
});
const notForYou = closed(40305);
const notThere = closed(10404);

const may: Record<ShareScope, readonly (keyof typeof person)[]> = {
  [ShareScope.everybody]: ['inside', 'external', 'invited', 'linked'],
  [ShareScope.organization]: ['inside'],
  [ShareScope.invited]: ['invited', 'linked'],
};

test.each(Object.values(ShareScope))(
  '[D-050] scope %i holds on list, search, detail, enter, ticket, replay and files, for everybody',
  async (scope) => {
    const live = await hold(scope);
    for (const [name, caller] of Object.entries(person)) {
      const met = await meet(caller, live, await readerCookieOf(caller));
      const isMeant = may[scope].some((one) => one === name);
      const refused = name === 'other' ? notThere : notForYou;
      expect([name, met]).toEqual([name, isMeant ? allowed : refused]);
    }
    // Who made it is there, whatever the scope.
    expect(await meet(creator, live, await readerCookieOf(creator))).toEqual(allowed);
  },
);

test.each(Object.values(ShareScope))(
  '[D-050] [D-069] a guest with an address for scope %i comes into that room, sees what it shows, and nothing else',
  async (scope) => {
    const [live, elsewhere] = [await hold(scope), await hold(ShareScope.everybody)];
    const { webUrl } = (await creator.call(nativeCommunity.tempUrl, { id: live.running })).body;
    const token = new URLSearchParams(webUrl.slice(webUrl.indexOf('?'))).get('token') ?? '';
    const login = (id: string, given: string) =>
      world.visitor.call(guestLogin, { id, token: given, displayName: '来宾' });
    const entry = await login(live.running, token);
    expect(entry.status).toBe(200);
    const [cookie = ''] = String(entry.headers['set-cookie']).split(';');
    const no = 401;
    const met = { list: no, search: no, detail: no, enter: no, ticket: no, replay: [no, no, no] };
    expect(await meet(world.visitor, live, cookie)).toEqual({ ...met, files: [200, 200, 404] });
    expect(await meet(world.visitor, elsewhere, cookie)).toEqual({ ...met, files: [404, 404, 404] });
    expect(codeOf(await login(elsewhere.running, token))).toBe(23131);
    expect(codeOf(await login(live.running, 'guessed'))).toBe(23131);
    expect(await meet(world.visitor, live, '')).toEqual({ ...met, files: [404, 404, 404] });
  },
);
