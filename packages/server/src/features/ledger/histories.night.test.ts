import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { playHistory } from '../../world/tests/money/test-histories.ts';
import { ledgerOf } from '../../world/tests/money/test-ledger.ts';

const operations = 10_000;
/** One takes a minute: a change of the ledger is shown some of them, the night all. */
const count = inject('isNight') ? 20 : 3;
const first = inject('fuzzSeed');
/** A trade and two looks at the book, on a machine that does other things, too. */
const patienceMs = 200;

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.for(Array.from({ length: count }, (_, n) => first + n))(
  '[D-098] [D-109] the history of seed %i adds up after each of its operations',
  { timeout: operations * patienceMs },
  async (seed) => {
    const tally = await playHistory(ledgerOf(world), world, { seed, operations });
    process.stdout.write(`seed ${seed}: ${JSON.stringify(tally)}\n`);
    expect(Math.min(tally.posted, tally.refused, tally.repeated)).toBeGreaterThan(0);
  },
);
