import { BillingType } from '@shuyuan/contract/payments/billing-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as invoices from '@shuyuan/contract/payments/invoice.wire';
import * as orders from '@shuyuan/contract/payments/order.wire';
import { refundOrder } from '@shuyuan/contract/payments/refund.wire';
import type { RefundWay } from '@shuyuan/contract/payments/refunds';
import { payOrder } from '@shuyuan/contract/payments/receipt.wire';
import { paymentJobs } from '../../../features/payments/payments.jobs.ts';
import type { TestWorld } from '../../open-world.ts';
import { ledgerOf } from './test-ledger.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

const tables = [
  'payment_order',
  'payment_receipt',
  'payment_refund',
  'payment_provider',
  'payment_attempt',
  'payment_bill',
  'payment_difference',
  'invoice',
  'invoice_order',
  'ledger_account',
  'ledger_trade',
  'ledger_entry',
  'audit_entry',
  'kept_answer',
];

/** Orders and invoices of the demo company as tests meet them; 陆承泽 is of finance. */
export function paymentsOf(world: TestWorld) {
  const people = ledgerOf(world);
  let callers = people;
  const as = (account: string) => callers.as(account);
  const finance = () => as('luchengze');

  /** So much later: sessions have ended meanwhile, everybody signs in again. */
  function pass(ms: number): void {
    world.clock.advance(ms);
    callers = ledgerOf(world);
  }

  const setRule = (coinsPerYuan: number, maxYuan = 5_000) =>
    world.rows(`update setting set value = $1 where key = 'TOP_UP_RULE'`, [JSON.stringify({ coinsPerYuan, maxYuan })]);

  /** An order of so many yuan at the rate of the demo company. */
  async function order(account: string, yuan: number): Promise<string> {
    const { status, body } = await (await as(account)).call(orders.createOrder, { yuan, coinsPerYuan: 10 });
    if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`);
    return body.id;
  }
  const pay = async (id: string, money: number, reference = '流水 0001') =>
    (await finance()).call(payOrder, { id, money, reference });
  /** An order whose money has come. */
  async function paid(account: string, yuan: number): Promise<string> {
    const id = await order(account, yuan);
    await pay(id, yuan * 100);
    return id;
  }
  /** The sum of an order that may be refunded, as finance is shown it; the number itself, so that a test may send another one. */
  async function leftOf(id: string): Promise<number> {
    const [row] = await world.rows('select money - refunded as left_money from payment_order where id = $1', [id]);
    return Number(row?.['left_money'] ?? 0);
  }
  type Part = { readonly money?: number; readonly left?: number; readonly way?: RefundWay; readonly reason?: string };
  /** Finance refunds what is left of an order, or a part, by hand unless told otherwise. */
  async function refund(id: string, { way = 'hand', reason = '订错了', ...sums }: Part = {}) {
    const left = sums.left ?? (await leftOf(id));
    return (await finance()).call(refundOrder, { id, money: sums.money ?? left, left, way, reason });
  }
  /** The refunds of an order, the oldest first. */
  const refundsOf = (orderId: string) =>
    world.rows(
      `select id, number, method, money, coins, state, failure, note from payment_refund where order_id = $1
       order by created_at, id`,
      [orderId],
    );
  /** The notices about an order, or a day of finance, that wait for their delivery; the oldest first. */
  async function noticesAbout(id: string) {
    const jobs = await world.rows(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications:deliver' and j.payload -> 'subject' ->> 'id' = $1 order by j.id`,
      [id],
    );
    return jobs.map(({ payload }) => payload as { text: string; values: object; receivers: string[]; link: string });
  }
  const stateOf = async (id: string) =>
    (await world.rows('select state from payment_order where id = $1', [id]))[0]?.['state'];

  type Form = InputOf<typeof invoices.createInvoice>;
  const personal = (orderIds: string[], over: Partial<Form> = {}): Form => ({
    orderIds,
    billingType: BillingType.personal,
    title: '新人',
    email: 'xinren@example.com',
    ...over,
  });
  const request = async (account: string, form: Form) => (await as(account)).call(invoices.createInvoice, form);

  const runJob = (name: string, payload = {}) =>
    paymentJobs.find((job) => job.name === name)?.handle(world.installation.system, payload);
  const expire = () => runJob('payments:expire');
  const compareBills = () => runJob('payments:compare-bills');
  const askProviders = () => runJob('payments:ask-providers');
  const askRefunds = () => runJob('payments:ask-refunds');
  const notifyFinance = () => runJob('payments:notify-finance');
  /** The work that was left for a refund as it was written. */
  const sendRefund = (id: string) => runJob('payments:send-refund', { id });
  const snapshot = () => snapshotWithJobs(world, tables);

  return {
    as,
    finance,
    pass,
    setRule,
    order,
    pay,
    paid,
    stateOf,
    personal,
    request,
    expire,
    askProviders,
    compareBills,
    askRefunds,
    sendRefund,
    notifyFinance,
    leftOf,
    refund,
    refundsOf,
    noticesAbout,
    snapshot,
    newcomer: () => people.newcomer(),
    rich: () => people.rich(),
    coinsOf: (account: string) => callers.coinsOf(account),
    faults: () => callers.faults(),
    idOf: (account: string) => callers.idOf(account),
  };
}
