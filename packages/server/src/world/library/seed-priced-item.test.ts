import { listLibrary, readLibraryItem } from '@shuyuan/contract/library/library.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedPricedItem } from './seed-priced-item.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedPricedItem(world.installation.system);
});
afterAll(() => world.close());

test('[PRICE-01] the library has something to buy, and somebody who has bought it', async () => {
  const offerOf = async (account: string) => {
    const person = await world.signIn(account);
    const [card] = (await person.call(listLibrary, { search: '主轴异响' })).body.items;
    const { offer, fileId } = (await person.call(readLibraryItem, { id: card?.id ?? '' })).body;
    return [card?.offer?.isOpen, offer?.isBought, fileId !== null];
  };
  expect([await offerOf('linzhiyuan'), await offerOf('songqinghe'), await offerOf('guhuaiqian')]).toEqual([
    [false, false, false],
    [true, true, true],
    [true, false, true],
  ]);
});
