import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { canRefund, coinsOfRefund, leftOf, openRefundStates, refundLife, refundStates } from './refunds.ts';

test('[D-109] a refund ends once: done or failed, and what a provider holds is handed out by it or by finance', () => {
  const actions = ['finish', 'fail', 'stall', 'settle'] as const;
  const actionsIn = (state: (typeof refundStates)[number]) => actions.filter((action) => refundLife.can(action, state));
  expect(Object.fromEntries(refundStates.map((state) => [state, actionsIn(state)]))).toEqual({
    requested: ['finish', 'fail', 'stall'],
    stuck: ['finish', 'fail', 'settle'],
    done: [],
    failed: [],
  });
  expect(openRefundStates).toEqual(['requested', 'stuck']);
});

test('[D-109] only what is paid is refunded, and only while something of it is left', () => {
  for (const state of orderStates)
    expect(canRefund({ state, money: 500n, refunded: 499n }), state).toBe(state === 'paid');
  expect(canRefund({ state: 'paid', money: 500n, refunded: 500n })).toBe(false);
  expect(leftOf({ money: 500n, refunded: 120n })).toBe(380n);
});

const order = fc.record({
  money: fc.bigInt({ min: 1n, max: 10_000n }),
  coins: fc.bigInt({ min: 1n, max: 1_000_000n }),
});
const parts = fc.array(fc.record({ share: fc.nat({ max: 100 }), isRefused: fc.boolean() }), { maxLength: 12 });

test('[D-109] [D-098] parts in any number, some refused, take all coins of an order with the last, and never more', () => {
  fc.assert(
    fc.property(order, parts, ({ money, coins }, wanted) => {
      let sums = { money, coins, refunded: 0n, refundedCoins: 0n };
      const take = (part: bigint): bigint => {
        const taken = coinsOfRefund(part, sums);
        sums = { ...sums, refunded: sums.refunded + part, refundedCoins: sums.refundedCoins + taken };
        expect(taken >= 0n && sums.refundedCoins <= coins).toBe(true);
        return taken;
      };
      for (const { share, isRefused } of wanted) {
        const part = (leftOf(sums) * BigInt(share)) / 100n;
        const taken = take(part);
        if (isRefused) sums = { ...sums, refunded: sums.refunded - part, refundedCoins: sums.refundedCoins - taken };
      }
      take(leftOf(sums));
      expect(sums.refundedCoins).toBe(coins);
    }),
  );
});

test('[D-109] a part is rounded down at the rate of its order, and the last one takes what was left of it', () => {
  const sums = { money: 300n, coins: 1_000n, refunded: 0n, refundedCoins: 0n };
  expect(coinsOfRefund(100n, sums)).toBe(333n);
  expect(coinsOfRefund(200n, { ...sums, refunded: 100n, refundedCoins: 333n })).toBe(667n);
});
