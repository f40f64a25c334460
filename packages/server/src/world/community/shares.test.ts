import { listShares, openShare } from '@shuyuan/contract/sharing/share.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { shareStories } from './share-stories.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-086] the demo has shares of several people, each opened by the colleagues of its story', async () => {
  const sharers = new Set(shareStories.map(({ by }) => by));
  for (const account of sharers) {
    const stories = shareStories.filter(({ by }) => by === account).toSorted((a, b) => a.hoursAgo - b.hoursAgo);
    const { items } = (await (await world.signIn(account)).call(listShares, {})).body;
    expect(items.map(({ title, target, visitNum }) => [title, target, visitNum])).toEqual(
      stories.map(({ name, target, visitors }) => [name, target, visitors.length]),
    );
  }
});

test('[SHARE-12] what two people shared says so to whoever shares it next', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listShares, {})).body;
  const article = items.find(({ title }) => title.startsWith('换型从四十分钟'));
  if (!article) throw new Error('nothing shared');
  const { id, type } = article;
  expect((await lin.call(openShare, { id, type })).body).toMatchObject({ shareNum: 2, visitNum: 5 });
});
