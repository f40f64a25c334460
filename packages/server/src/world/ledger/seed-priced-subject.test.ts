import { listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPricedContents } from './seed-priced-contents.ts';
import { openWorld, type TestWorld } from '../open-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedPricedContents(world.installation.system);
});
afterAll(() => world.close());

test('[PRICE-01] the company has a subject to buy, and somebody who has bought and joined it', async () => {
  const seenBy = async (account: string) => {
    const person = await world.signIn(account);
    const [card] = (await person.call(listSubjects, { search: '主轴维修' })).body.items;
    const { offer, joinTime, stages } = (await person.call(readSubject, { id: card?.id ?? '' })).body;
    return [card?.offer?.isOpen, offer?.isBought, joinTime !== null, stages.flatMap(({ items }) => items).length];
  };
  expect([await seenBy('linzhiyuan'), await seenBy('xiaoyichen'), await seenBy('guhuaiqian')]).toEqual([
    [false, false, false, 3],
    [true, true, true, 3],
    [true, false, false, 3],
  ]);
});
