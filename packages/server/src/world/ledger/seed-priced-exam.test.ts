import { listExams, readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedPricedExam } from './seed-priced-exam.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedPricedExam(world.installation.system);
});
afterAll(() => world.close());

test('[PRICE-01] there is an exam to buy, and somebody who has bought it', async () => {
  const offerOf = async (account: string) => {
    const person = await world.signIn(account);
    const [card] = (await person.call(listExams, { search: '主轴维修' })).body.items;
    const { offer, can } = (await person.call(readExam, { id: card?.id ?? '' })).body;
    return [card?.offer?.isOpen, offer?.isBought, can.start];
  };
  expect([await offerOf('linzhiyuan'), await offerOf('songqinghe')]).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});
