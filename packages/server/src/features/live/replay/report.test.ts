import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/live/replay.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { holdLive, say } from '../../../world/tests/study/test-replays.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Held = Awaited<ReturnType<typeof holdLive>>;

/** Minutes since the beginning. */
async function stay(held: Held, key: string, [from, to]: readonly [number, number]): Promise<void> {
  const memberId = key.startsWith('m:') ? key.slice(2) : null;
  await world.rows(
    `insert into live_visit (id, tenant_id, live_id, person_key, member_id, identity, entered_at, seen_at, left_at, node)
     values ($1, $2, $3, $4, $5, 1, $6, $7, $7, 'n')`,
    [
      newId(world.clock.now()),
      held.tenantId,
      held.liveId,
      key,
      memberId,
      new Date(held.startedAt + from * minuteMs),
      new Date(held.startedAt + to * minuteMs),
    ],
  );
}

async function heldWithPeople() {
  const held = await holdLive(world, { creator: 'guhuaiqian', sendings: [] });
  const idOf = async (account: string) =>
    String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);
  const [lin, ye] = [`m:${await idOf('linzhiyuan')}`, `m:${await idOf('yewanqing')}`];
  await world.rows(
    `insert into live_guest (id, tenant_id, live_id, name, created_at) values ($1, $2, $3, '=SUM(A1)', now())`,
    [`guest-${held.liveId}`, held.tenantId, held.liveId],
  );
  await stay(held, lin, [0, 10]);
  await stay(held, lin, [20, 40]);
  await stay(held, ye, [5, 30]);
  // A second tab of the same person.
  await stay(held, ye, [24, 29]);
  await stay(held, `g:guest-${held.liveId}`, [25, 28]);
  await say(world, held, { kind: 'chat', text: '大家好', at: held.startedAt + 1000, key: lin });
  await say(world, held, { kind: 'question', text: '为什么？', at: held.startedAt + 2000, key: lin });
  await world.rows('update live set reaction_count = 12, sub_number = 5 where id = $1', [held.liveId]);
  return held;
}

test('how a live went: people, minutes and the fullest moment', async () => {
  const held = await heldWithPeople();
  const host = await world.signIn('guhuaiqian');
  const { body } = await host.call(wire.readReport, { id: held.liveId });
  expect(body).toMatchObject({
    attendees: 2,
    guests: 1,
    subscribed: 5,
    // 30, 30 and 3 minutes.
    averageSeconds: 21 * 60,
    peak: 3,
    peakTime: held.startedAt + 25 * minuteMs,
    messages: 1,
    questions: 1,
    answered: 0,
    polls: 0,
    reactions: 12,
  });
  expect(body.curve.length).toBeGreaterThan(50);
  expect(body.curve.length).toBeLessThanOrEqual(120);
  expect(Math.max(...body.curve.map(({ watching }) => watching))).toBe(3);
});

test('who came, by name, and as a table no spreadsheet runs', async () => {
  const held = await heldWithPeople();
  const host = await world.signIn('guhuaiqian');
  const { body } = await host.call(wire.listAttendees, { id: held.liveId, pageSize: 2 });
  expect(body.recordCount).toBe(3);
  expect(body.items).toHaveLength(2);
  const found = (await host.call(wire.listAttendees, { id: held.liveId, search: '林' })).body;
  expect(found.items).toEqual([
    expect.objectContaining({
      name: '林知远',
      isGuest: false,
      organizationName: '软件研发部',
      seconds: 1800,
      messages: 1,
      questions: 1,
    }),
  ]);
  expect((await host.call(wire.listAttendees, { id: held.liveId, search: '%' })).body.recordCount).toBe(0);
  const table = String((await host.call(wire.exportAttendees, { id: held.liveId })).body);
  expect(table).toContain('姓名,组织,进入时间,离开时间');
  expect(table).toContain("'=SUM(A1),访客,");
  expect(table.trim().split('\r\n')).toHaveLength(4);
});

test('reports are for who manages the live', async () => {
  const held = await heldWithPeople();
  const learner = await world.signIn('linzhiyuan');
  const director = await world.signIn('luchengze');
  for (const call of [wire.readReport, wire.listAttendees, wire.exportAttendees]) {
    expect((await world.visitor.call(call, { id: held.liveId })).status).toBe(401);
    expect((await learner.call(call, { id: held.liveId })).status).toBe(403);
    expect((await director.call(call, { id: held.liveId })).status).toBe(200);
    expect((await director.call(call, { id: 'nowhere' })).status).toBe(404);
  }
});
