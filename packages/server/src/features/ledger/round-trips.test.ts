import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { costs, post, pricingOf } from '../../world/tests/money/test-pricing.ts';
import { rewardsOf } from '../../world/tests/money/test-rewards.ts';

const companyOf = (of: TestWorld) => ({ ...pricingOf(of), ...rewardsOf(of) });

let world: TestWorld;
let company: ReturnType<typeof companyOf>;
beforeAll(async () => {
  world = await openWorld();
  company = companyOf(world);
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

/** Every answer of the database somebody waits for while they call; a new one is a decision, not an accident. */
async function statementsOf(call: () => Promise<{ readonly status: number }>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await call();
  expect(status).toBe(200);
  const texts = spy.mock.calls.map(([asked]: readonly unknown[]) =>
    typeof asked === 'string' ? asked : String((asked as { readonly text?: unknown }).text),
  );
  spy.mockRestore();
  return texts.filter((text) => !/graphile_worker|^(?:listen|notify)/i.test(text));
}
const keyed = (key: string) => ({ headers: { [idempotencyHeader]: key } });

test('[LEDGER-28] a reward waits for thirteen answers of the database, from its key to its commit', async () => {
  const giver = await company.rich();
  const id = await company.publish('hejingxing', await company.team('hejingxing'));
  await company.reward(giver, id);
  const statements = await statementsOf(() => company.reward(giver, id, {}, keyed('one-reward')));
  expect(statements.filter((text) => text.includes('post_trades'))).toHaveLength(1);
  expect(statements, statements.join('\n')).toHaveLength(13);
});

test('[D-121] a purchase waits for eighteen', async () => {
  const teamId = await company.team('hejingxing');
  const [one, other] = [
    await company.sell('hejingxing', teamId, costs(100)),
    await company.sell('hejingxing', teamId, costs(100)),
  ];
  const buyer = await company.rich();
  await company.buy(buyer, post(one), 100);
  const statements = await statementsOf(() => company.buy(buyer, post(other), 100, keyed('one-purchase')));
  expect(statements.filter((text) => text.includes('post_trades'))).toHaveLength(1);
  expect(statements, statements.join('\n')).toHaveLength(18);
});
