import { afterAll, beforeAll, expect, test } from 'vitest';
import { openExpiry, type ExpiryCompany } from '../../../world/tests/money/test-expiry.ts';
import { playPointHistory } from '../../../world/tests/money/test-point-histories.ts';

let company: ExpiryCompany;
beforeAll(async () => {
  company = await openExpiry();
});
afterAll(() => company.close());

test('[D-107] [D-098] points of a random history expire as a plain count from the first earned says, whatever is taken back', async () => {
  const tally = await playPointHistory(company, { seed: 7, steps: 60 });
  expect(Math.min(tally.earned, tally.spent, tally.cancelled, tally.reversed, tally.expired)).toBeGreaterThan(0);
});
