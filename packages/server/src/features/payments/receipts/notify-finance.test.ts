import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { paymentsOf } from '../../../world/tests/money/test-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  world = await openWorld();
  payments = paymentsOf(world);
});
afterAll(() => world.close());

/** The notices of money that waits, as people of finance have them. */
const told = () =>
  world.rows(
    `select m.account, n.values, n.link from notification n join member m on m.id = n.member_id
     where n.text = 'moneyWaits' order by n.created_at, m.account`,
  );
async function nextMorning() {
  payments.pass(dayMs);
  await Promise.all([payments.notifyFinance(), payments.notifyFinance()]);
  await deliverNotices(world, 'payment');
  await deliverNotices(world, 'payment');
  return told();
}
/** A refund of a new order, as it is after so many days. */
async function refundIs(state: string, daysAgo: number) {
  const id = await payments.paid(await payments.newcomer(), 5);
  await payments.refund(id, { money: 100 });
  await world.rows(
    `update payment_refund set method = 'wechat', state = $2, created_at = $3, changed_at = $3 where order_id = $1`,
    [id, state, new Date(world.clock.now() - daysAgo * dayMs)],
  );
  return id;
}

test('[D-119] finance hears once a day of money that waits, and nobody else does; of nothing they hear nothing', async () => {
  await world.rows(`update payment_receipt set state = 'returned' where state = 'open'`);
  expect(await nextMorning()).toEqual([]);
  const id = await payments.order(await payments.newcomer(), 5);
  await payments.pay(id, 450);
  await refundIs('stuck', 0);
  await refundIs('requested', 3);
  await refundIs('requested', -1);
  await refundIs('failed', 2);
  await refundIs('failed', 20);
  await refundIs('done', 0);
  const again = await refundIs('failed', 1);
  await payments.refund(again, { money: 100 });
  const first = await nextMorning();
  expect(first.map(({ account }) => account)).toContain('luchengze');
  expect(new Set(first.map(({ account }) => account)).size).toBe(first.length);
  for (const { values, link } of first)
    expect([values, link]).toEqual([{ receipts: '1', refunds: '3' }, '/admin/orders?view=receipts']);
  expect(await nextMorning()).toHaveLength(2 * first.length);
  await world.rows(`update payment_receipt set state = 'returned' where state = 'open'`);
  expect((await nextMorning()).at(-1)?.['link']).toBe('/admin/orders?view=refunds');
});
