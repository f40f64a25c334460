import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { insertLive } from '../../../world/tests/live/test-rooms.ts';
import { visitBatch } from './visit.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
});
afterAll(() => world.close());

test('[D-064] a rush of thousands is written down, each with their own coming and going', async () => {
  const liveId = await insertLive(world);
  const [live] = await world.rows('select tenant_id from live where id = $1', [liveId]);
  const [at, later] = [new Date('2026-03-01T08:00:00Z'), new Date('2026-03-01T09:00:00Z')];
  const entered = Array.from({ length: 9_000 }, (_, n) => ({
    kind: 'entered' as const,
    id: `visit-${n}`,
    tenantId: String(live?.['tenant_id']),
    liveId,
    personKey: `g:${n}`,
    memberId: null,
    identity: LiveIdentity.attendee,
    at,
    node: 'here',
  }));
  const left = entered.slice(1).map(({ id }, n) => ({ kind: 'left' as const, id, at: n === 0 ? at : later }));
  await world.installation.system.inTransaction((tx) => visitBatch.write(tx, [...left, ...entered]));
  const rows = await world.rows(
    'select left_at, count(*)::int as count from live_visit where live_id = $1 group by left_at order by left_at',
    [liveId],
  );
  expect(rows).toEqual([
    { left_at: at, count: 1 },
    { left_at: later, count: 8_998 },
    { left_at: null, count: 1 },
  ]);
});
