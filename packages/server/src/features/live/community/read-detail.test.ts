import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { seedLive, seedPart } from '../../../world/tests/community/test-community.ts';
import { savePeople } from '../manage/manage.store.ts';

let world: TestWorld;
let lin: Caller;
let shen: Caller;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  [lin, shen, admin] = [await world.signIn('linzhiyuan'), await world.signIn('shenruoxi'), await world.signIn('admin')];
});
afterAll(() => world.close());

const { detail, detailByBusiness } = nativeCommunity;
const notFound = { status: 404 };
const refused = (errorCode: number) => ({ status: 422, body: { errorCode } });

test('[LIVE-ROOM-09] [LIVE-ENT-09] a live with everything its page shows', async () => {
  const id = await seedLive(world, { subject: '工艺公开课', lecturer: 'guhuaiqian' });
  const { body } = await lin.call(detail, { id });
  expect(body).toMatchObject({
    id,
    subject: '工艺公开课',
    desc: '讲什么；为谁讲',
    genseeDesc: '讲什么；为谁讲',
    applyType: 2,
    requestStatus: 3,
    genseeStatus: 3,
    autoPublish: 1,
    homeConfigId: null,
    extend: { liveMode: body.liveMode },
    creator: { fullName: '沈若溪' },
    lecturer: { fullName: '顾怀谦', organization: { name: '工艺工程部' } },
    isOwn: false,
    isManaged: false,
    isSubscribed: false,
    hasAttended: false,
    hasReplay: false,
  });
});

test('[LIVE-ENT-06] D-053, D-058: addresses, tokens and lists of people only for whoever they are meant for', async () => {
  const id = await seedLive(world, { shareScope: 3, lecturer: 'guhuaiqian' });
  for (const [account, part] of [
    ['linzhiyuan', 'invited'],
    ['yewanqing', 'assistant'],
  ] as const) {
    await seedPart(world, id, account, part);
  }
  const asks = async (account: string) => (await (await world.signIn(account)).call(detail, { id })).body;
  const attendee = await asks('linzhiyuan');
  expect(attendee.attendeeJoinUrl).toBe(`#/live/action?id=${id}&identity=${LiveIdentity.attendee}`);
  expect(attendee.attendeeToken).toEqual(expect.any(String));
  expect(attendee).toMatchObject({ organizerToken: null, panelistToken: null, organizerJoinUrl: null });
  expect(attendee).toMatchObject({ assistants: [], invited: [], shareKey: null });
  const assistant = await asks('yewanqing');
  expect(assistant).toMatchObject({ organizerToken: null, panelistToken: null, liveIsAssistant: true, assistants: [] });
  const lecturer = await asks('guhuaiqian');
  expect(lecturer.panelistToken).toEqual(expect.any(String));
  expect(lecturer).toMatchObject({ organizerToken: null, invited: [], shareKey: null });
  const creator = await asks('shenruoxi');
  expect(creator.organizerToken).toEqual(expect.any(String));
  expect(creator.shareKey).toEqual(expect.any(String));
  expect(creator).toMatchObject({
    invited: [{ fullName: '林知远' }],
    assistants: [{ fullName: '叶晚晴' }],
    isManaged: true,
  });
});

test('[LIVE-ENT-06] nobody gets a token before there is a room', async () => {
  const id = await seedLive(world, { status: LiveStatus.unpublished });
  await world.rows('update live set request_status = 1 where id = $1', [id]);
  expect((await shen.call(detail, { id })).body).toMatchObject({ organizerToken: null, organizerJoinUrl: null });
});

test('[LIVE-ROOM-09] what one may not see is a page of its own, and a draft is not there', async () => {
  const draft = await seedLive(world, { status: LiveStatus.unpublished });
  const cancelled = await seedLive(world, { status: LiveStatus.cancelled });
  const forEast = await seedLive(world, { shareScope: 2, by: 'fangqiming' });
  expect(await lin.call(detail, { id: draft })).toMatchObject(notFound);
  expect(await lin.call(detail, { id: cancelled })).toMatchObject(refused(40309));
  expect(await lin.call(detail, { id: forEast })).toMatchObject(refused(40305));
  expect(await world.visitor.call(detail, { id: forEast })).toMatchObject({ status: 401 });
  expect((await shen.call(detail, { id: draft })).status).toBe(200);
  expect((await shen.call(detail, { id: cancelled })).status).toBe(200);
  expect((await admin.call(detail, { id: forEast })).status).toBe(200);
});

test('[LIVE-ROOM-04] an id of the other family is not found on a path', async () => {
  const [own, old] = [await seedLive(world), await seedLive(world, { supplier: 4 })];
  expect(await lin.call(externalCommunity.detail, { id: own })).toMatchObject(notFound);
  expect(await lin.call(detail, { id: old })).toMatchObject(notFound);
  expect((await lin.call(externalCommunity.detail, { id: old })).body).toMatchObject({ id: old, supplier: 4 });
});

test('[LIVE-ROOM-09] D-050: the link to a live of scope 3 invites whoever holds it, and nobody guesses it', async () => {
  const [id, other] = [await seedLive(world, { shareScope: 3 }), await seedLive(world, { shareScope: 3 })];
  const { shareKey } = (await shen.call(detail, { id })).body;
  const wrong = (await shen.call(detail, { id: other })).body.shareKey;
  const invited = () => world.rows("select 1 from live_person where live_id = $1 and part = 'linked'", [id]);
  for (const key of [undefined, 'x', wrong ?? '', `${shareKey?.slice(0, -1)}_`]) {
    expect(await lin.call(detail, { id, ...(key !== undefined && { key }) })).toMatchObject(refused(40305));
  }
  expect(await invited()).toHaveLength(0);
  expect((await lin.call(detail, { id, key: shareKey ?? '' })).status).toBe(200);
  expect((await lin.call(detail, { id, key: shareKey ?? '' })).status).toBe(200);
  expect(await invited()).toHaveLength(1);
  // A form that is saved replaces whom it chose, not who came by the link: it does not even show them.
  expect((await shen.call(detail, { id })).body.invited).toEqual([]);
  const [live] = await world.rows('select tenant_id from live where id = $1', [id]);
  await world.installation.system.inTransaction((tx) =>
    savePeople(tx, { tenantId: String(live?.['tenant_id']), liveId: id, part: 'invited' }, []),
  );
  expect((await lin.call(detail, { id })).status).toBe(200);
  const draft = await seedLive(world, { shareScope: 3, status: LiveStatus.unpublished });
  const { body } = await shen.call(detail, { id: draft });
  expect(await lin.call(detail, { id: draft, key: body.shareKey ?? '' })).toMatchObject(notFound);
});

test('[LIVE-ROOM-01] D-068: by what led to it; code 99 is a preview for who writes the configuration of pages', async () => {
  const id = await seedLive(world, { shareScope: 3, status: LiveStatus.cancelled });
  const preview = { businessId: id, code: '99', homeConfigId: 'home-1' };
  expect(await lin.call(detailByBusiness, preview)).toMatchObject({ status: 403 });
  expect(await admin.call(detailByBusiness, { businessId: id, code: '99' })).toMatchObject({ status: 422 });
  const { body, status } = await admin.call(detailByBusiness, preview);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, homeConfigId: 'home-1', organizerToken: null, invited: [] });
  expect(await admin.call(externalCommunity.detailByBusiness, preview)).toMatchObject(notFound);
  const open = await seedLive(world);
  expect((await lin.call(detailByBusiness, { businessId: open, type: 'course', code: '1' })).body.id).toBe(open);
  expect(await lin.call(detailByBusiness, { businessId: id, type: 'course' })).toMatchObject(refused(40305));
  expect(await lin.call(detailByBusiness, { businessId: 'nowhere' })).toMatchObject(notFound);
});
