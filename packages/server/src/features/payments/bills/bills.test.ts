import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/payments/difference.wire';
import { providerNames, type ProviderName } from '@shuyuan/contract/payments/provider-names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { onlinePaymentsOf } from '../../../world/tests/money/test-online-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof onlinePaymentsOf>;
beforeAll(async () => {
  world = await openWorld({ env: { PAYMENT_SANDBOX: '1' } });
  payments = onlinePaymentsOf(world);
  for (const method of providerNames) await payments.offer(method);
});
afterAll(() => world.close());

const list = async () => (await (await payments.finance()).call(wire.listDifferences, { pageSize: 40 })).body;
const compare = () => payments.compareBills();
/** An order paid there; told, its money is here. */
async function paid(yuan: number, method: ProviderName, isTold = true) {
  const order = await payments.paidThere(await payments.newcomer(), yuan, method);
  if (isTold) await payments.receive(await payments.callback(method, order.number));
  return order;
}

test.each(providerNames)(
  '[D-119] %s: rows that are missing, extra or different are found once, and others are not',
  async (method) => {
    const before = (await list()).recordCount;
    const right = await paid(3, method);
    const untold = await paid(4, method, false);
    const changed = await paid(5, method);
    await world.rows(`update payment_receipt set money = 499 where order_id = $1`, [changed.id]);
    const extra = await paid(6, method);
    await world.rows(`update payment_receipt set reference = $2 where order_id = $1`, [
      extra.id,
      `none ${extra.number}`,
    ]);
    const refunded = await paid(7, method);
    await payments.refundOnline(refunded.id, 300);
    await payments.refundOnline(refunded.id);
    const byHand = await paid(8, method);
    await payments.refund(byHand.id, { money: 100 });
    const otherSum = await paid(9, method);
    const { id: changedRefund } = await payments.refundOnline(otherSum.id, 400);
    await world.rows('update payment_refund set money = 399 where id = $1', [changedRefund]);
    const otherNumber = await paid(10, method);
    const { id: unknownRefund } = await payments.refundOnline(otherNumber.id, 500);
    await world.rows('update payment_refund set number = $2 where id = $1', [unknownRefund, `SR ${method}`]);
    const failed = await paid(11, method);
    const { id: failedRefund } = await payments.refundOnline(failed.id, 600);
    await world.rows(`update payment_refund set state = 'failed' where id = $1`, [failedRefund]);
    payments.pass(dayMs);
    await compare();
    await Promise.all([compare(), compare()]);
    const { items, recordCount, openNum } = await list();
    const ours = items.filter((one) => one.method === method);
    const found = (number: string) =>
      ours
        .filter((one) => one.number === number)
        .map(({ kind }) => kind)
        .toSorted();
    expect(found(right.number)).toEqual([]);
    expect(found(untold.number)).toEqual(['not-here']);
    expect(found(changed.number)).toEqual(['other-sum']);
    expect(found(extra.number)).toEqual(['not-here', 'not-there']);
    for (const { number } of [refunded, byHand]) expect(found(number)).toEqual([]);
    expect(found(otherSum.number)).toEqual(['refund-not-here']);
    expect(ours.find(({ number }) => number === otherSum.number)).toMatchObject({ billMoney: 400, ownMoney: 399 });
    expect(found(otherNumber.number)).toEqual(['refund-not-here', 'refund-not-there']);
    expect(found(failed.number)).toEqual(['refund-not-here']);
    expect(ours.find(({ number }) => number === changed.number)).toMatchObject({ billMoney: 500, ownMoney: 499 });
    expect([recordCount - before, openNum]).toEqual([8, recordCount]);
    payments.pass(dayMs);
    await payments.receive(await payments.callback(method, untold.number));
    payments.pass(dayMs);
    await compare();
    expect((await list()).items.filter(({ number }) => number === untold.number)).toHaveLength(1);
  },
);

test('[D-119] [payment.settled-already] a difference is settled once with a note, and stands in the table', async () => {
  const [one] = (await list()).items;
  const id = one?.id ?? '';
  const dean = await payments.finance();
  const settle = (note: string) => dean.call(wire.settleDifference, { id, note });
  const answers = await Promise.all([settle('门户已核对'), settle('门户已核对')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await settle('再次')).body.errorCode).toBe(errorTable['payment.settled-already'].number);
  const settled = (await dean.call(wire.listDifferences, { state: 'settled' })).body;
  expect(settled.items).toMatchObject([{ id, note: '门户已核对', state: 'settled' }]);
  const table = await dean.call(wire.exportDifferences, { state: 'settled' });
  expect(table.body).toContain('门户已核对');
  expect(table.body).toContain(one?.number ?? 'none');
});

test('[D-119] refused: visitors 401, everybody but finance 403, what is not there 404, no note 422; nothing changes', async () => {
  const open = (await list()).items.find(({ state }) => state === 'open');
  const id = open?.id ?? '';
  const learner = await payments.as(await payments.newcomer());
  const before = await payments.snapshot();
  for (const [caller, status] of [
    [world.visitor, 401],
    [learner, 403],
  ] as const) {
    expect((await caller.call(wire.listDifferences, {})).status).toBe(status);
    expect((await caller.call(wire.exportDifferences, {})).status).toBe(status);
    expect((await caller.call(wire.settleDifference, { id, note: '好' })).status).toBe(status);
  }
  const dean = await payments.finance();
  expect((await dean.call(wire.settleDifference, { id: 'nothing', note: '好' })).status).toBe(404);
  expect((await dean.call(wire.settleDifference, { id, note: '' })).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
});
