import * as manage from '@shuyuan/contract/exams/taking/attempts.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
});
afterAll(() => world.close());

test('[D-183] the time an outage took is known: the longest silence while people answered, until it is given back', async () => {
  const shen = await exams.author();
  const lin = await exams.as('linzhiyuan');
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(2), { lengthMinutes: 60 }));
  const find = async () => (await shen.call(manage.findOutage, { id })).body.outage;
  const minutes = async () => {
    const found = await find();
    return found && Math.round((found.endTime - found.startTime) / minuteMs);
  };
  expect(await find()).toBeNull();
  // Somebody who walks away is never heard again: that is no outage.
  await exams.begin(await exams.as('tangyuwei'), id);
  const { save, handIn } = await exams.begin(lin, id);
  world.clock.advance(2 * minuteMs);
  await save(0, 1, rightText);
  expect(await minutes()).toBe(2);
  world.clock.advance(7 * minuteMs);
  expect(await minutes()).toBe(2);
  await save(1, 1, rightText);
  expect(await minutes()).toBe(7);
  const { startTime = 0, endTime = 0 } = (await find()) ?? {};
  expect((await shen.call(manage.giveBackTime, { id, startTime, endTime })).body.attemptCount).toBe(2);
  expect(await minutes()).toBe(2);
  await handIn();
  world.clock.advance(40 * minuteMs);
  await exams.begin(await exams.as('songqinghe'), id);
  expect(await minutes()).toBe(2);
});

test('[D-183] when nobody was heard is said to those who manage the exam alone', async () => {
  const id = await exams.publish(exams.examFields(await exams.fixedPaper(1)));
  const callers = [await exams.as('linzhiyuan'), await exams.as('guhuaiqian'), await exams.welcomeOutsider()];
  const statuses: number[] = [];
  for (const by of [...callers, world.visitor]) statuses.push((await by.call(manage.findOutage, { id })).status);
  expect(statuses).toEqual([403, 403, 404, 401]);
});
