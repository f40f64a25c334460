import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { scoreChangeableMs } from '@shuyuan/contract/live/live-score';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { seedLive, seedVisit } from '../../../world/tests/community/test-community.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { readScore, saveScore, detail } = nativeCommunity;
const ended = { status: LiveStatus.ended, startsInMs: -3_600_000 };
const sums = (id: string) => world.rows('select score_sum, score_count from live where id = $1', [id]);

test('[LIVE-ROOM-14] D-066: who attended scores once, may change it, and the average has one decimal', async () => {
  const id = await seedLive(world, ended);
  const [lin, amina, pierre] = [
    await world.signIn('linzhiyuan'),
    await world.signIn('amina'),
    await world.signIn('pierre'),
  ];
  for (const account of ['linzhiyuan', 'amina', 'pierre']) await seedVisit(world, id, account, { hasLeft: true });
  expect((await lin.call(readScore, { id })).body).toEqual({
    mine: null,
    avgScore: null,
    scoreCount: 0,
    canScore: true,
  });
  await lin.call(saveScore, { id, score: 2 });
  await amina.call(saveScore, { id, score: 5 });
  const { body } = await pierre.call(saveScore, { id, score: 5 });
  expect(body).toEqual({ mine: 5, avgScore: 4, scoreCount: 3 });
  expect((await lin.call(saveScore, { id, score: 4 })).body).toEqual({ mine: 4, avgScore: 4.7, scoreCount: 3 });
  expect((await lin.call(readScore, { id })).body).toEqual({ mine: 4, avgScore: 4.7, scoreCount: 3, canScore: true });
  expect((await lin.call(detail, { id })).body).toMatchObject({ avgScore: 4.7, scoreCount: 3, hasAttended: true });
});

test('[LIVE-ROOM-14] two of one person at once are one score', async () => {
  const id = await seedLive(world, ended);
  const amina = await world.signIn('amina');
  await seedVisit(world, id, 'amina', { hasLeft: true });
  await Promise.all([1, 2, 3, 4, 5].map((score) => amina.call(saveScore, { id, score: score as 1 })));
  const [row] = await sums(id);
  const { body } = await amina.call(readScore, { id });
  expect(row).toEqual({ score_sum: body.mine, score_count: 1 });
});

test('[LIVE-ROOM-14] D-066: refused: who was not there, another number than 1 to 5, a visitor; nothing is changed', async () => {
  const id = await seedLive(world, ended);
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(readScore, { id })).body.canScore).toBe(false);
  expect(await lin.call(saveScore, { id, score: 3 })).toMatchObject({ status: 422, body: { errorCode: 23122 } });
  await seedVisit(world, id, 'linzhiyuan', { hasLeft: true });
  for (const score of [0, 6, 2.5]) {
    expect(await lin.call(saveScore, { id, score: score as 1 })).toMatchObject({ status: 422 });
  }
  expect(await world.visitor.call(saveScore, { id, score: 3 })).toMatchObject({ status: 401 });
  const closed = await seedLive(world, { ...ended, shareScope: 3 });
  expect(await lin.call(saveScore, { id: closed, score: 3 })).toMatchObject({ body: { errorCode: 40305 } });
  expect(await sums(id)).toEqual([{ score_sum: 0, score_count: 0 }]);
});

test('[LIVE-ROOM-14] D-066: after seven days a score stays what it is', async () => {
  const id = await seedLive(world, ended);
  await seedVisit(world, id, 'linzhiyuan', { hasLeft: true });
  await (await world.signIn('linzhiyuan')).call(saveScore, { id, score: 3 });
  world.clock.advance(scoreChangeableMs);
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(readScore, { id })).body).toMatchObject({ mine: 3, canScore: false });
  expect(await lin.call(saveScore, { id, score: 5 })).toMatchObject({ status: 422, body: { errorCode: 23123 } });
  expect(await sums(id)).toEqual([{ score_sum: 3, score_count: 1 }]);
});
