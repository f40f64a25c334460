import { actOn } from '@shuyuan/contract/community/question-action.wire';
import { listShares } from '@shuyuan/contract/sharing/share.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { seedLive } from '../../world/tests/community/test-community.ts';
import { costs, pricingOf } from '../../world/tests/money/test-pricing.ts';
import { type SharedThing, sharesOf, waitForNoon } from '../../world/tests/community/test-shares.ts';

let world: TestWorld;
let of: ReturnType<typeof sharesOf>;
beforeAll(async () => {
  world = await openWorld();
  waitForNoon(world);
  of = sharesOf(world);
});
afterAll(() => world.close());

const question = (id: string): SharedThing => ({ id, type: ShareType.question });
const content = (id: string): SharedThing => ({ id, type: ShareType.shareContent });

test('[SHARE-12] [SHARE-13] each kind of thing is opened, shared and listed under its own number', async () => {
  const team = await of.team('hejingxing');
  const asked = await of.publish('hejingxing');
  const things = [
    [question(asked), { introduction: '请大家指点。', cover: null, ownerName: '何景行' }],
    [{ id: asked, type: ShareType.askShare }, { introduction: '请大家指点。' }],
    [
      { id: await of.say('amina', asked, {}, '先量一量'), type: ShareType.discussion },
      { introduction: '先量一量', ownerName: 'Amina Haddad' },
    ],
    [content(await of.publish('hejingxing', team)), { ownerName: team }],
    [
      { id: await seedLive(world), type: ShareType.nativeLive },
      { introduction: '讲什么；为谁讲', ownerName: '沈若溪' },
    ],
    [
      { id: await seedLive(world, { supplier: 0, lecturer: 'amina' }), type: ShareType.externalLive },
      { ownerName: 'Amina Haddad' },
    ],
    [
      { id: await of.openColumn('hejingxing', team), type: ShareType.column },
      { title: '一个专栏', introduction: '讲什么', cover: 'preset:column-1', ownerName: team },
    ],
    [
      { id: team, type: ShareType.teamAccount },
      { title: team, cover: 'avatars/group/1.svg', ownerName: '何景行' },
    ],
  ] as const;
  const shared = [];
  for (const [thing, said] of things) {
    const { status, body } = await of.open('linzhiyuan', thing);
    expect({ status, ...body }).toMatchObject({ status: 200, shareNum: 0, visitNum: 0, ...said });
    const { shareId } = (await of.share('linzhiyuan', thing)).body;
    shared.unshift({ ...thing, shareId, title: body.title, target: 'link', visitNum: 0 });
  }
  const own = await of.list('linzhiyuan');
  expect(own.items.slice(0, things.length).map(({ createTime: _time, ...item }) => item)).toEqual(shared);
  expect(own.items[0]?.createTime).toBeGreaterThan(world.clock.now() - 60_000);
});

test('[D-086] to one target on one day it is one share; to another target, by somebody else or on another day a new one', async () => {
  const id = await of.publish('hejingxing');
  const first = (await of.share('linzhiyuan', question(id))).body.shareId;
  expect((await of.share('linzhiyuan', question(id))).body).toEqual({ shareId: first });
  const others = [
    (await of.share('linzhiyuan', question(id), 'poster')).body.shareId,
    (await of.share('linzhiyuan', { id, type: ShareType.askShare })).body.shareId,
    (await of.share('tanmuyang', question(id))).body.shareId,
  ];
  expect(new Set([first, ...others]).size).toBe(4);
  const lin = await of.idOf('linzhiyuan');
  expect((await of.sharesFor(id)).find((row) => row['id'] === first)).toMatchObject({
    member_id: lin,
    share_type: ShareType.question,
    target: 'link',
    visit_num: 0,
  });
  expect((await of.open('amina', question(id))).body).toMatchObject({ shareNum: 2, visitNum: 0 });
  await world.rows(`update share set day = day - 1 where id = $1`, [first]);
  expect((await of.share('linzhiyuan', question(id))).body.shareId).not.toBe(first);
  expect((await of.open('amina', question(id))).body).toMatchObject({ shareNum: 2 });
});

test('[D-129] a post counts who shares it once, whichever way they do it', async () => {
  const id = await of.publish('hejingxing');
  await of.share('linzhiyuan', question(id));
  await of.share('linzhiyuan', question(id), 'weChat');
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(actOn, { targetId: id, kind: 'share' })).body).toMatchObject({ shareNum: 1 });
  await of.share('tanmuyang', { id, type: ShareType.askShare });
  expect(await of.questionRow(id)).toMatchObject({ share_num: 2 });
});

test('[D-086] shared many times at once it is one share, and many people at once are all counted', async () => {
  const id = await of.publish('hejingxing');
  const answers = await Promise.all(Array.from({ length: 8 }, () => of.share('linzhiyuan', question(id))));
  expect(new Set(answers.map(({ body }) => body.shareId)).size).toBe(1);
  expect(await of.sharesFor(id)).toHaveLength(1);
  expect(await of.questionRow(id)).toMatchObject({ share_num: 1 });
  const people = ['tanmuyang', 'amina', 'pierre', 'baisuyin', 'wenjiahe', 'hejingxing'];
  await Promise.all(people.map(of.as));
  const all = await Promise.all(people.map((account) => of.share(account, question(id))));
  expect(all.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(await of.questionRow(id)).toMatchObject({ share_num: 7 });
});

test('[D-122] who has not paid passes on title and beginning of what is sold, and no more', async () => {
  const pricing = pricingOf(world);
  const team = await of.team('hejingxing');
  const secret = '真正的办法是先量后改';
  const words = { title: '要付费的一篇', content: `<p>${'铺垫的话。'.repeat(24)}${secret}。</p>` };
  const id = await pricing.sell('hejingxing', team, costs(100), words);
  const opened = await of.open('linzhiyuan', content(id));
  expect(opened.body).toMatchObject({ title: words.title, introduction: expect.stringMatching(/^(铺垫的话。)+$/) });
  await of.share('linzhiyuan', content(id));
  const answers = [opened, await of.visit('amina', content(id)), await of.list('linzhiyuan')];
  expect(JSON.stringify(answers)).not.toContain(secret);
  expect((await of.open('hejingxing', content(id))).body.introduction).toContain(secret);
});

test('[D-086] what somebody has shared is theirs to see, page by page, also when it is gone', async () => {
  const id = await of.publish('hejingxing');
  const { shareId } = (await of.share('pierre', question(id), 'weChat')).body;
  const live = await seedLive(world);
  await of.share('pierre', { id: live, type: ShareType.nativeLive });
  await of.move(id, 'removed');
  await world.rows('update live set status = $2 where id = $1', [live, LiveStatus.cancelled]);
  const pierre = await of.as('pierre');
  const second = (await pierre.call(listShares, { page: 2, pageSize: 1 })).body;
  expect(second).toMatchObject({ items: [{ shareId, id, type: ShareType.question, target: 'weChat' }] });
  expect(second.recordCount).toBe((await of.list('pierre')).recordCount);
  expect((await of.list('tanmuyang')).items.map((item) => item.shareId)).not.toContain(shareId);
});
