import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { playHistory } from '../../world/tests/money/test-histories.ts';
import { ledgerOf } from '../../world/tests/money/test-ledger.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-098] [D-109] a random history of rewards, purchases, distributions, exchanges, orders for points, expiries, reversals and refunds adds up after each of them', async () => {
  const tally = await playHistory(ledgerOf(world), world, { seed: 14, operations: 200 });
  // All three happen, or the history shows nothing.
  expect(Math.min(tally.posted, tally.refused, tally.repeated)).toBeGreaterThan(0);
});
