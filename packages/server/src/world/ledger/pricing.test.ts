import { listColumnContents, recommendRandomColumns } from '@shuyuan/contract/community/column.wire';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { listMyCards } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { bundleStory, cardStory, pricedStories } from './pricing-stories.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-121] [D-122] the demo has something to buy, people who bought it, and a card that opens a part', async () => {
  const [lin, buyer, holder] = await Promise.all(['linzhiyuan', 'duyinuo', 'xiaoyichen'].map(world.signIn));
  if (!lin || !buyer || !holder) throw new Error('nobody there');
  const { items } = (await lin.call(recommendRandomColumns, { size: 20 })).body;
  const bundle = items.find(({ title }) => title === bundleStory.title);
  expect(bundle).toMatchObject({
    subscribeNum: bundleStory.buyers.length,
    offer: { isOpen: false, price: { coin: 5_000, discountCoin: 3_000 } },
  });
  const contents = (await lin.call(listColumnContents, { id: bundle?.id ?? '' })).body.items;
  for (const { title, content } of pricedStories) {
    const id = contents.find((card) => card.title === title)?.id ?? '';
    const read = async (person: typeof lin) => (await person.call(readQuestion, { id })).body;
    expect(await read(lin)).toMatchObject({ content: '', offer: { isOpen: false } });
    expect((await read(buyer)).content).toBe(content.trim());
    expect((await read(holder)).offer?.isOpen).toBe(title.startsWith('机器人'));
  }
  expect((await holder.call(listMyCards, {})).body.items).toMatchObject([{ cardName: cardStory.cardName, days: 365 }]);
});
