import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openExpiry, type ExpiryCompany } from '../../../world/tests/money/test-expiry.ts';
import { playPointHistory } from '../../../world/tests/money/test-point-histories.ts';

const first = Number(process.env['HISTORY_SEED'] ?? randomInt(1_000_000));
const steps = 120;

let company: ExpiryCompany;
beforeAll(async () => {
  company = await openExpiry();
});
afterAll(() => company.close());

test.for(Array.from({ length: 10 }, (_, n) => first + n))(
  '[D-107] [D-098] the points of the history of seed %i expire as a plain count says',
  { timeout: 300_000 },
  async (seed) => {
    await company.world.rows('delete from integral_expiry_day');
    const tally = await playPointHistory(company, { seed, steps });
    process.stdout.write(`seed ${seed}: ${JSON.stringify(tally)}\n`);
    expect(Math.min(tally.earned, tally.spent, tally.cancelled, tally.reversed, tally.expired)).toBeGreaterThan(0);
  },
);
