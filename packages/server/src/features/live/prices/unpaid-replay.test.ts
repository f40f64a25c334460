import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { listReplayMessages, readReplay } from '@shuyuan/contract/live/replay.wire';
import { search } from '@shuyuan/contract/search/search.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { goods, liveSalesOf } from '../../../world/tests/money/test-live-sales.ts';
import { say } from '../../../world/tests/study/test-replays.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { knowledgeOfLives } from '../community/knowledge-lives.ts';

let world: TestWorld;
let of: ReturnType<typeof liveSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = liveSalesOf(world);
});
afterAll(() => world.close());

const unpaid = { errorCode: errorTable['price.unpaid'].number };
const answer = '壬癸配方甲乙';

test('[D-122] the replay, what was said in it, its film and its passages in the search are for those who paid; its name is for all', async () => {
  const where = await of.held(300);
  const id = where.liveId;
  await say(world, where, { kind: 'question', text: '保压多久？', at: where.startedAt + 1_000 });
  await world.rows('update live_message set answer = $2 where live_id = $1', [id, answer]);
  await indexWorld(world);
  const buyer = await of.sales.rich(1_000n);
  const [caller, host] = [await of.sales.as(buyer), await of.lives.as(of.host)];
  const { path } = (await host.call(readReplay, { id })).body;
  const found = async (words: string) =>
    (await caller.call(search, { search: words })).body.items.filter(({ sourceId }) => sourceId === id);
  const [member] = await world.rows('select id, tenant_id from member where account = $1', [buyer]);
  const told = async () => {
    const actor = { ...world.installation.system, actor: { id: member?.['id'], tenantId: member?.['tenant_id'] } };
    const whole = await knowledgeOfLives.readWhole(
      { ...actor, actor: { ...actor.actor, capabilities: new Set() } } as never,
      BusinessType.nativeLive,
      id,
    );
    return whole?.text.includes(answer);
  };
  expect((await caller.call(readReplay, { id })).body).toMatchObject(unpaid);
  expect((await caller.call(listReplayMessages, { id })).body).toMatchObject(unpaid);
  expect((await readFile(world, caller, String(path))).status).toBe(404);
  expect([(await found(answer)).length, await told()]).toEqual([0, false]);
  expect((await found('注塑工艺公开课')).map(({ kind }) => kind)).toEqual(['live']);
  expect(await of.detail(buyer, id)).toMatchObject({ hasReplay: true, offer: { isOpen: false } });
  expect((await of.sales.buy(buyer, goods(id), 300)).status).toBe(200);
  expect((await caller.call(readReplay, { id })).body).toMatchObject({ state: 'ready', path });
  expect((await caller.call(listReplayMessages, { id })).body.items).toHaveLength(1);
  expect((await readFile(world, caller, String(path))).status).toBe(200);
  expect([(await found(answer)).length, await told()]).toEqual([1, true]);
});
