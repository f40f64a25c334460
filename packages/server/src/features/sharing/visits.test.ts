import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { type SharedThing, sharesOf, waitForNoon } from '../../world/tests/community/test-shares.ts';
import { sharingJobs } from './sharing.jobs.ts';

let world: TestWorld;
let of: ReturnType<typeof sharesOf>;
beforeAll(async () => {
  world = await openWorld();
  waitForNoon(world);
  of = sharesOf(world);
});
afterAll(() => world.close());

/** A question of somebody, shared by somebody else. */
async function shared(by = 'linzhiyuan'): Promise<{ thing: SharedThing; shareId: string }> {
  const thing = { id: await of.publish('hejingxing'), type: ShareType.question };
  return { thing, shareId: (await of.share(by, thing)).body.shareId };
}

test('[D-085] [D-086] who follows a link is told where the thing is; each counts once a day, the sharer never', async () => {
  const { thing, shareId } = await shared();
  for (let i = 0; i < 2; i++)
    expect((await of.visit('amina', thing, shareId)).body).toEqual({ ...thing, parentId: null, parentType: null });
  expect(await of.visitsOf(shareId)).toBe(1);
  await of.visit('pierre', thing, shareId);
  await of.visit('linzhiyuan', thing, shareId);
  await of.visit('tanmuyang', thing);
  expect(await of.visitsOf(shareId)).toBe(2);
  expect((await of.open('amina', thing)).body).toMatchObject({ shareNum: 1, visitNum: 2 });
  expect((await of.list('linzhiyuan')).items[0]).toMatchObject({ shareId, visitNum: 2 });
});

test('[D-085] a discussion is found under what it was said about, on the page of that', async () => {
  const asked = await of.publish('hejingxing');
  const article = await of.publish('hejingxing', await of.team('hejingxing'));
  const type = ShareType.discussion;
  const [answer, below] = [await of.say('amina', asked), await of.say('amina', article)];
  const reply = await of.say('hejingxing', asked, { parentId: answer });
  const under = { parentId: asked, parentType: ShareType.question };
  expect((await of.visit('linzhiyuan', { id: answer, type })).body).toEqual({ id: answer, type, ...under });
  expect((await of.visit('linzhiyuan', { id: reply, type })).body).toEqual({ id: reply, type, ...under });
  const body = (await of.visit('linzhiyuan', { id: below, type })).body;
  expect(body).toMatchObject({ parentId: article, parentType: ShareType.shareContent });
});

test('[D-086] opened many times at once by one it counts once; by many at once each of them counts', async () => {
  const { thing, shareId } = await shared();
  await Promise.all(Array.from({ length: 8 }, () => of.visit('amina', thing, shareId)));
  expect(await of.visitsOf(shareId)).toBe(1);
  const people = ['tanmuyang', 'pierre', 'baisuyin', 'wenjiahe', 'hejingxing'];
  await Promise.all(people.map(of.as));
  await Promise.all(people.flatMap((account) => [1, 2].map(() => of.visit(account, thing, shareId))));
  expect(await of.visitsOf(shareId)).toBe(6);
});

test('[D-086] a share that is unknown, of another thing or of another company changes nothing and refuses nothing', async () => {
  const { thing, shareId } = await shared();
  const other = await shared('tanmuyang');
  await of.welcomeOutsider();
  const abroad = { id: await of.publish('outsider'), type: ShareType.question };
  const before = await of.snapshot();
  for (const named of ['nothing', other.shareId, 'x'.repeat(64)])
    expect((await of.visit('amina', thing, named)).status).toBe(200);
  expect((await of.visit('amina', { ...thing, type: ShareType.askShare }, shareId)).status).toBe(200);
  expect((await of.visit('outsider', abroad, shareId)).status).toBe(200);
  expect(await of.visit('amina', thing, 'x'.repeat(65))).toMatchObject({ status: 422 });
  expect(await of.snapshot()).toBe(before);
});

test('[D-086] when the day is over who came is forgotten, the number stays, and a new day counts anew', async () => {
  const { thing, shareId } = await shared();
  await of.visit('amina', thing, shareId);
  await of.visit('pierre', thing, shareId);
  const visits = () => world.rows('select visitor_id from share_visit where share_id = $1', [shareId]);
  await world.rows(
    `update share_visit set day = day - 1 where share_id = $1 and visitor_id = (select id from member where account = 'amina')`,
    [shareId],
  );
  await of.visit('amina', thing, shareId);
  expect(await of.visitsOf(shareId)).toBe(3);
  expect(await visits()).toHaveLength(2);
  await world.rows(
    `update share_visit set day = day - 1 where share_id = $1 and visitor_id = (select id from member where account = 'amina')`,
    [shareId],
  );
  for (const { handle } of sharingJobs) await handle(world.installation.system, {});
  expect(await visits()).toEqual([{ visitor_id: await of.idOf('pierre') }]);
  expect(await of.visitsOf(shareId)).toBe(3);
});
