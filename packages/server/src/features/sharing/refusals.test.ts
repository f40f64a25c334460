import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import * as wire from '@shuyuan/contract/sharing/share.wire';
import { shareTargets } from '@shuyuan/contract/sharing/share-config';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { seedLive } from '../../world/tests/community/test-community.ts';
import { type SharedThing, sharesOf } from '../../world/tests/community/test-shares.ts';

let world: TestWorld;
let of: ReturnType<typeof sharesOf>;
let id: string;
let asked: SharedThing;
beforeAll(async () => {
  world = await openWorld();
  of = sharesOf(world);
  id = await of.publish('hejingxing');
  asked = { id, type: ShareType.question };
});
afterEach(async () => {
  await of.set('SHARE_CONFIG', null);
  await of.set('SHARE_BLACKLIST', null);
});
afterAll(() => world.close());

const allOff = { weChat: '0', qq: '0', blog: '0', ask: '0' };

/** What each target answers: its code, or its status where it is taken. */
const codes = (account: string, thing: SharedThing = asked) =>
  Promise.all(
    shareTargets.map(async (target) => {
      const { status, body } = await of.share(account, thing, target);
      return body.errorCode ?? status;
    }),
  );

test('[SHARE-06] [SHARE-08] [D-082] a switch that is off refuses its target; copying and the poster have none', async () => {
  await of.set('SHARE_CONFIG', allOff);
  expect(await codes('linzhiyuan')).toEqual([31102, 31102, 31102, 31102, 200, 200]);
  await of.set('SHARE_CONFIG', { blog: '0', showShareBtn: '0' });
  expect(await codes('linzhiyuan')).toEqual([200, 200, 31102, 200, 200, 200]);
});

test('[SHARE-08] [D-197] switched off altogether nothing is shared, whatever a client remembers; nothing is written', async () => {
  await of.set('SHARE_CONFIG', { switchOpen: '0' });
  const before = await of.snapshot();
  expect(new Set(await codes('tanmuyang'))).toEqual(new Set([31101]));
  expect(await of.snapshot()).toBe(before);
  expect((await of.open('tanmuyang', asked)).status).toBe(200);
  expect((await of.visit('tanmuyang', asked)).status).toBe(200);
});

test('[SHARE-07] [D-081] settings are those of the caller’s organisation, else of the one above; missing ones allow', async () => {
  const plant = '苏州工厂';
  await of.set('SHARE_CONFIG', { switchOpen: '0' }, plant);
  expect((await of.share('xiaoyichen', asked)).body.errorCode).toBe(31101);
  expect((await of.share('linzhiyuan', asked)).status).toBe(200);
  await of.set('SHARE_CONFIG', { switchOpen: '0' });
  await of.set('SHARE_CONFIG', { qq: '0' }, plant);
  expect(await codes('xiaoyichen')).toEqual([200, 31102, 200, 200, 200, 200]);
  expect((await of.share('linzhiyuan', asked)).body.errorCode).toBe(31101);
  await of.set('SHARE_CONFIG', null, plant);
});

test('[SHARE-10] [D-083] a business type or the beginning of its page forbids a thing, and no other', async () => {
  const team = await of.team('hejingxing');
  const article = { id: await of.publish('hejingxing', team), type: ShareType.shareContent };
  const live = { id: await seedLive(world), type: ShareType.nativeLive };
  const account = { id: team, type: ShareType.teamAccount };
  const said = { id: await of.say('hejingxing', id), type: ShareType.discussion };
  const saidBelow = { id: await of.say('hejingxing', article.id), type: ShareType.discussion };
  const things = { asked, article, live, account, said, saidBelow };
  const forbidden = async (entry: string | number) => {
    await of.set('SHARE_BLACKLIST', [entry]);
    const before = await of.snapshot();
    const found = [];
    for (const [name, thing] of Object.entries(things))
      if ((await of.share('amina', thing)).body.errorCode === 31103) found.push(name);
    return { found, isKept: before === (await of.snapshot()) };
  };
  for (const thing of Object.values(things)) await of.share('amina', thing);
  expect(await forbidden(BusinessType.askContent)).toEqual({ found: ['asked'], isKept: true });
  expect(await forbidden(BusinessType.askDiscuss)).toEqual({ found: ['said', 'saidBelow'], isKept: true });
  expect(await forbidden(BusinessType.shareContent)).toEqual({ found: ['article', 'account'], isKept: true });
  expect(await forbidden('/ask/question')).toEqual({ found: ['asked', 'said'], isKept: true });
  expect(await forbidden('/share-content-detail')).toEqual({ found: ['article', 'saidBelow'], isKept: true });
  expect(await forbidden(`/live/detail/${live.id}`)).toEqual({ found: ['live'], isKept: true });
  expect(await forbidden('/share-team')).toEqual({ found: ['account'], isKept: true });
  expect(await forbidden('/center/preview')).toEqual({ found: [], isKept: true });
});

test('[D-085] [D-086] refused: what one may not see, what nobody answers for, outsiders, visitors, bad input; nothing is written', async () => {
  const outsider = await of.welcomeOutsider();
  const [gone, waiting] = [await of.publish('hejingxing'), await of.publish('hejingxing')];
  const lost = await of.say('hejingxing', id);
  await world.rows('update discussion set is_removed = true where id = $1', [lost]);
  await of.move(gone, 'removed');
  await of.move(waiting, 'pending');
  const native = await seedLive(world);
  const unseen: SharedThing[] = [
    { id: gone, type: ShareType.question },
    { id: waiting, type: ShareType.question },
    { id: lost, type: ShareType.discussion },
    { id, type: ShareType.shareContent },
    { id, type: ShareType.course },
    { id, type: ShareType.knowledge },
    { id: native, type: ShareType.externalLive },
    { id: await seedLive(world, { status: LiveStatus.unpublished }), type: ShareType.nativeLive },
    { id: 'nothing', type: ShareType.column },
    { id: 'nothing', type: ShareType.teamAccount },
  ];
  const before = await of.snapshot();
  for (const thing of unseen)
    for (const call of [of.open, of.share, of.visit])
      expect(await call('linzhiyuan', thing), JSON.stringify(thing)).toMatchObject({ status: 404 });
  for (const type of [ShareType.question, ShareType.askShare]) {
    expect(await outsider.call(wire.openShare, { id, type })).toMatchObject({ status: 404 });
    expect(await outsider.call(wire.createShare, { id, type, target: 'link' })).toMatchObject({ status: 404 });
    expect(await outsider.call(wire.visitShare, { id, type })).toMatchObject({ status: 404 });
  }
  const { visitor } = world;
  expect(await visitor.call(wire.openShare, asked)).toMatchObject({ status: 401 });
  expect(await visitor.call(wire.createShare, { ...asked, target: 'link' })).toMatchObject({ status: 401 });
  expect(await visitor.call(wire.visitShare, asked)).toMatchObject({ status: 401 });
  expect(await visitor.call(wire.listShares, {})).toMatchObject({ status: 401 });
  for (const type of [0, 16, 8.5, '8x'])
    expect(await of.share('linzhiyuan', { id, type: type as 8 }), String(type)).toMatchObject({ status: 422 });
  expect(await of.share('linzhiyuan', asked, 'fax' as 'link')).toMatchObject({ status: 422 });
  expect(await of.share('linzhiyuan', { ...asked, id: '' })).toMatchObject({ status: 422 });
  expect(await of.snapshot()).toBe(before);
});

test.for(Object.values(ShareType))(
  '[D-010] decision 023: every call about shares answers a visitor alike, whether a thing of kind %i is there or not',
  async (type) => {
    const { visitor } = world;
    for (const one of [id, 'nothing'])
      for (const answer of [
        await visitor.call(wire.openShare, { id: one, type }),
        await visitor.call(wire.createShare, { id: one, type, target: 'link' }),
        await visitor.call(wire.visitShare, { id: one, type }),
      ]) {
        expect(answer.status).toBe(401);
        expect(Object.keys(answer.body)).not.toEqual(expect.arrayContaining(['title']));
        expect(Object.keys(answer.body)).not.toEqual(expect.arrayContaining(['cover']));
      }
  },
);

test('[D-085] a live says why it is not there for somebody; a share of one who is invited invites nobody', async () => {
  const invited = { id: await seedLive(world, { shareScope: 3 }), type: ShareType.nativeLive };
  const cancelled = { id: await seedLive(world, { status: LiveStatus.cancelled }), type: ShareType.nativeLive };
  const { shareId } = (await of.share('shenruoxi', invited)).body;
  const before = await of.snapshot();
  for (const call of [of.open, of.share, of.visit]) {
    expect((await call('linzhiyuan', invited)).body.errorCode).toBe(40305);
    expect((await call('linzhiyuan', cancelled)).body.errorCode).toBe(40309);
  }
  expect((await of.visit('linzhiyuan', invited, shareId)).body.errorCode).toBe(40305);
  expect(await of.snapshot()).toBe(before);
});

test('[D-125] what its keepers alone can see is not to be shared yet, or any more; they may still follow a link', async () => {
  const waiting = { id: await of.publish('hejingxing'), type: ShareType.question };
  await of.move(waiting.id, 'pending');
  const draft = {
    id: await seedLive(world, { by: 'hejingxing', status: LiveStatus.unpublished }),
    type: ShareType.nativeLive,
  };
  const team = await of.team('hejingxing');
  const article = { id: await of.publish('hejingxing', team), type: ShareType.shareContent };
  const column = { id: await of.openColumn('hejingxing', team), type: ShareType.column };
  const said = { id: await of.say('hejingxing', article.id), type: ShareType.discussion };
  await world.rows(`update share_account set state = 'closed' where id = $1`, [team]);
  const before = await of.snapshot();
  for (const thing of [waiting, draft, article, column, said, { id: team, type: ShareType.teamAccount }]) {
    expect((await of.open('hejingxing', thing)).body.errorCode, JSON.stringify(thing)).toBe(31104);
    expect((await of.share('hejingxing', thing)).body.errorCode).toBe(31104);
    expect((await of.visit('hejingxing', thing)).status).toBe(200);
  }
  expect(await of.snapshot()).toBe(before);
});
