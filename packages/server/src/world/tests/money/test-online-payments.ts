import { startPayment } from '@shuyuan/contract/payments/provider.wire';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { PaymentSandbox, SandboxCallback } from '../../../features/payments/providers/sandbox/payment-sandbox.ts';
import type { TestWorld } from '../../open-world.ts';
import { paymentsOf } from './test-payments.ts';

/** The demo company with the sandbox of payments; the world is opened with `PAYMENT_SANDBOX`. */
export function onlinePaymentsOf(world: TestWorld) {
  const payments = paymentsOf(world);
  const company = `(select tenant_id from member where account = 'linzhiyuan')`;

  /** The very sandbox the product asks. */
  async function sandbox(): Promise<PaymentSandbox> {
    const open = await world.installation.system.external.paymentSandbox?.();
    if (!open) throw new Error('the world was opened without a sandbox');
    return open as PaymentSandbox;
  }
  const offer = (method: ProviderName, isEnabled = true) =>
    world.rows(
      `insert into payment_provider (tenant_id, method, is_enabled, is_sandbox, config)
       values (${company}, $1, $2, true, '{}')
       on conflict (tenant_id, method) do update set is_enabled = $2, is_sandbox = true`,
      [method, isEnabled],
    );
  const numberOf = async (id: string): Promise<string> =>
    String((await world.rows('select number from payment_order where id = $1', [id]))[0]?.['number']);

  /** An order somebody went to pay; a page of the provider has been opened. */
  async function opened(buyer: string, yuan: number, method: ProviderName) {
    const id = await payments.order(buyer, yuan);
    const { status, body } = await (await payments.as(buyer)).call(startPayment, { id, method });
    if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
    if (body.kind === 'page') await fetch(body.address);
    return { id, number: await numberOf(id) };
  }
  /** The same, paid there; nobody has told us. */
  async function paidThere(buyer: string, yuan: number, method: ProviderName, money?: bigint) {
    const order = await opened(buyer, yuan, method);
    (await sandbox()).pay(method, order.number, money);
    return order;
  }
  /** A refund by the provider, of so much or of all that is left, sent as the queue does; its row. */
  async function refundOnline(id: string, money?: number) {
    const { status, body } = await payments.refund(id, { way: 'provider', ...(money !== undefined && { money }) });
    if (status !== 200) throw new Error(`not refunded: ${JSON.stringify(body)}`);
    await payments.sendRefund(body.refund.id);
    const row = (await payments.refundsOf(id)).find((one) => one['id'] === body.refund.id);
    return { id: body.refund.id, number: body.refund.number, state: row?.['state'] };
  }
  const callback = async (method: ProviderName, number: string, kind: 'paid' | 'refund' = 'paid') =>
    (await sandbox()).callback(method, number, kind);
  /** As the provider sends it. */
  const receive = ({ url, headers, body }: SandboxCallback) =>
    world.http.inject({ method: 'POST', url: new URL(url).pathname, headers, payload: body });
  const receiptsOf = (number: string) =>
    world.rows(
      `select receipt.method, receipt.money, receipt.state, receipt.reason from payment_receipt receipt
       left join payment_order o on o.id = receipt.order_id where o.number = $1 order by receipt.received_at, receipt.id`,
      [number],
    );

  return { ...payments, sandbox, offer, numberOf, opened, paidThere, refundOnline, callback, receive, receiptsOf };
}
