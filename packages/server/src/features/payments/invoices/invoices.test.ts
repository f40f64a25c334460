import { readPreview } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { BillingType } from '@shuyuan/contract/payments/billing-types';
import { InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import * as wire from '@shuyuan/contract/payments/invoice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { paymentsOf } from '../../../world/tests/money/test-payments.ts';

let world: TestWorld;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  world = await openWorld();
  payments = paymentsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

/** Somebody with a paid order. */
async function buyerWith(yuan: number) {
  const account = await payments.newcomer();
  const orderId = await payments.paid(account, yuan);
  return { account, orderId, caller: await payments.as(account) };
}
const asked = async (account: string, orderIds: string[]) => {
  const { status, body } = await payments.request(account, payments.personal(orderIds));
  if (status !== 200) throw new Error(`no request: ${JSON.stringify(body)}`);
  return body;
};
const issue = async (id: string, number: string) => (await payments.finance()).call(wire.issueInvoice, { id, number });

test('[SITE-11] [ROUTE-53] D-190: an invoice is asked for, begun, issued, and read by its buyer', async () => {
  const { account, orderId, caller } = await buyerWith(12);
  expect((await caller.call(wire.listInvoiceOrders, {})).body.items).toMatchObject([{ id: orderId, money: 1_200 }]);
  const { body } = await payments.request(account, payments.personal([orderId]));
  expect(body.status).toBe(InvoiceStatus.applied);
  expect((await caller.call(wire.listInvoiceOrders, {})).body.items).toEqual([]);
  const dean = await payments.finance();
  expect(
    (await dean.call(wire.listInvoices, { isBuyer: 0, status: InvoiceStatus.applied, search: '新人' })).body,
  ).toMatchObject({
    canFinance: true,
    items: expect.arrayContaining([expect.objectContaining({ id: body.id, money: 1_200, orderNum: 1 })]),
  });
  // Whatever is asked for, each status says how many there are of it, and as many are listed.
  const { counts } = (await dean.call(wire.listInvoices, { isBuyer: 0, status: InvoiceStatus.issued })).body;
  expect(counts.map(({ status }) => status)).toContain(InvoiceStatus.applied);
  expect(counts.map(({ status }) => status)).not.toContain(InvoiceStatus.draft);
  for (const { status, count } of counts)
    expect((await dean.call(wire.listInvoices, { isBuyer: 0, status })).body.recordCount).toBe(count);
  expect((await caller.call(wire.listInvoices, { isBuyer: 1 })).body.counts).toEqual([
    { status: InvoiceStatus.applied, count: 1 },
  ]);
  expect((await dean.call(wire.startInvoice, { id: body.id })).body.status).toBe(InvoiceStatus.issuing);
  expect((await caller.call(wire.withdrawInvoice, { id: body.id })).body.errorCode).toBe(
    numberOf('invoice.wrong-state'),
  );
  expect((await issue(body.id, 'FP-0001')).body.status).toBe(InvoiceStatus.issued);
  const read = (await caller.call(wire.readInvoice, { id: body.id })).body;
  expect(read).toMatchObject({ number: 'FP-0001', orders: [{ id: orderId }], file: null, taxNumber: '' });
  expect(Object.values(read.can)).toEqual([false, false, false, false, false, false, false]);
  const table = (await dean.call(wire.exportInvoices, { status: InvoiceStatus.issued })).body;
  expect(table).toContain('FP-0001');
  expect(table).toContain('个人普通发票');
});

test('[ROUTE-53] [SITE-11] D-190: the file of an invoice is its issuer’s own, and read by its buyer and finance alone', async () => {
  const { account, orderId, caller } = await buyerWith(8);
  const { id } = await asked(account, [orderId]);
  const bring = async (owner: string): Promise<string> =>
    bringFile(await personAt(world.installation.system, owner, 0), {
      name: '电子发票.pdf',
      ending: 'pdf',
      bytes: pdfOf([{ title: '电子发票', lines: ['8.00'] }]),
    });
  const dean = await payments.finance();
  const foreign = await dean.call(wire.issueInvoice, { id, number: 'FP-0008', fileId: await bring('linzhiyuan') });
  expect(foreign.status).toBe(404);
  expect((await caller.call(wire.readInvoice, { id })).body.status).toBe(InvoiceStatus.applied);
  const fileId = await bring('luchengze');
  expect((await dean.call(wire.issueInvoice, { id, number: 'FP-0008', fileId })).status).toBe(200);
  expect((await caller.call(wire.readInvoice, { id })).body.file).toMatchObject({ id: fileId, name: '电子发票.pdf' });
  const stranger = await payments.as(await payments.newcomer());
  const statuses = [caller, dean, stranger, world.visitor].map(
    async (one) => (await one.call(readPreview, { fileId })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 401]);
});

test('[invoice.wrong-orders] the money of an order is on one invoice, however many are asked for at once', async () => {
  const { account, orderId } = await buyerWith(3);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => payments.request(account, payments.personal([orderId]))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.flatMap(({ body }) => body.errorCode ?? []);
  expect(codes).toEqual(Array.from({ length: 4 }, () => numberOf('invoice.wrong-orders')));
  const other = await payments.newcomer();
  expect((await payments.request(other, payments.personal([orderId]))).body.errorCode).toBe(
    numberOf('invoice.wrong-orders'),
  );
  const waiting = await payments.order(account, 1);
  expect((await payments.request(account, payments.personal([waiting]))).body.errorCode).toBe(
    numberOf('invoice.wrong-orders'),
  );
});

test('[SITE-12] [invoice.not-complete] each kind needs its fields when it is handed in; a draft may lack them', async () => {
  const { account, orderId, caller } = await buyerWith(3);
  const special = { ...payments.personal([orderId]), billingType: BillingType.special };
  const before = await payments.snapshot();
  expect((await payments.request(account, special)).body.errorCode).toBe(numberOf('invoice.not-complete'));
  expect((await payments.request(account, payments.personal([orderId], { email: 'nowhere' }))).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
  const { body } = await payments.request(account, { ...special, isDraft: 1 });
  expect(body.status).toBe(InvoiceStatus.draft);
  const dean = await payments.finance();
  expect((await dean.call(wire.readInvoice, { id: body.id })).status).toBe(404);
  expect((await dean.call(wire.startInvoice, { id: body.id })).status).toBe(404);
  const whole = {
    ...special,
    title: '青禾智造股份有限公司',
    taxNumber: '9135 0100 m000 100y 43',
    address: '苏州市示例路 8 号',
    phone: '0512-0000000',
    bank: '示例银行',
    account: '6222 0000',
  };
  expect((await caller.call(wire.updateInvoice, { id: body.id, ...whole })).body.status).toBe(InvoiceStatus.applied);
  expect((await caller.call(wire.readInvoice, { id: body.id })).body.taxNumber).toBe('91350100M000100Y43');
});

test('[SITE-11] what is sent back is changed and handed in again; what is given up frees its orders', async () => {
  const { account, orderId, caller } = await buyerWith(4);
  const { id } = await asked(account, [orderId]);
  const dean = await payments.finance();
  expect((await dean.call(wire.rejectInvoice, { id, reason: '抬头不对' })).body.status).toBe(InvoiceStatus.rejected);
  const read = (await caller.call(wire.readInvoice, { id })).body;
  expect(read).toMatchObject({ reason: '抬头不对', can: { edit: true, apply: true, withdraw: true } });
  const second = await payments.paid(account, 6);
  const again = { id, ...payments.personal([orderId, second], { title: '新人甲' }) };
  expect((await caller.call(wire.updateInvoice, again)).body.status).toBe(InvoiceStatus.applied);
  expect((await caller.call(wire.readInvoice, { id })).body).toMatchObject({
    reason: '',
    money: 1_000,
    title: '新人甲',
  });
  expect((await caller.call(wire.withdrawInvoice, { id })).body.status).toBe(InvoiceStatus.cancelled);
  expect((await caller.call(wire.listInvoiceOrders, {})).body.recordCount).toBe(2);
  expect((await payments.request(account, payments.personal([orderId]))).status).toBe(200);
});

test('[payment.invoiced] what is invoiced is not refunded until the invoice is taken back', async () => {
  const { account, orderId, caller } = await buyerWith(4);
  const { id } = await asked(account, [orderId]);
  const dean = await payments.finance();
  const refund = () => payments.refund(orderId);
  expect((await refund()).body.errorCode).toBe(numberOf('payment.invoiced'));
  await issue(id, 'FP-0002');
  expect((await refund()).body.errorCode).toBe(numberOf('payment.invoiced'));
  expect((await dean.call(wire.takeInvoiceBack, { id, reason: '开错' })).body.status).toBe(InvoiceStatus.cancelled);
  expect((await refund()).status).toBe(200);
  expect((await caller.call(wire.readInvoice, { id })).body).toMatchObject({ reason: '开错', number: 'FP-0002' });
});

test('[D-109] [invoice.wrong-orders] an invoice is of what is left of an order, and stays of it when the rest is refunded later', async () => {
  const { account, orderId, caller } = await buyerWith(10);
  expect((await payments.refund(orderId, { money: 350 })).status).toBe(200);
  expect((await caller.call(wire.listInvoiceOrders, {})).body.items).toMatchObject([{ id: orderId, money: 650 }]);
  const { id } = await asked(account, [orderId]);
  const read = async () => (await caller.call(wire.readInvoice, { id })).body;
  expect(await read()).toMatchObject({ money: 650, orders: [{ money: 650 }] });
  expect((await payments.refund(orderId, { money: 100 })).body.errorCode).toBe(numberOf('payment.invoiced'));
  await caller.call(wire.withdrawInvoice, { id });
  expect((await payments.refund(orderId)).body.state).toBe('refunded');
  expect(await read()).toMatchObject({ money: 650, orders: [{ money: 650 }] });
  const again = await payments.request(account, payments.personal([orderId]));
  expect(again.body.errorCode).toBe(numberOf('invoice.wrong-orders'));
});

test('[invoice.number-taken] two invoices have two numbers', async () => {
  const [one, two] = [await buyerWith(1), await buyerWith(1)];
  const first = await asked(one.account, [one.orderId]);
  const second = await asked(two.account, [two.orderId]);
  expect((await issue(first.id, 'FP-0003')).status).toBe(200);
  expect((await issue(second.id, 'FP-0003')).body.errorCode).toBe(numberOf('invoice.number-taken'));
  expect((await two.caller.call(wire.readInvoice, { id: second.id })).body.status).toBe(InvoiceStatus.applied);
});

test('[invoice.too-many] requests of one person that wait are bounded', async () => {
  const { account, orderId } = await buyerWith(1);
  const memberId = await payments.idOf(account);
  await world.rows(
    `insert into invoice (id, tenant_id, member_id, status, billing_type, title, tax_number, address, phone, bank, account,
       email, money, created_at, changed_at)
     select 'filler' || n, tenant_id, id, 1, 1, 't', '', '', '', '', '', '', 1, now(), now()
     from member, generate_series(1, 20) n where id = $1`,
    [memberId],
  );
  const refused = await payments.request(account, payments.personal([orderId]));
  expect(refused.body.errorCode).toBe(numberOf('invoice.too-many'));
});

test('[ROUTE-53] D-190: refused: visitors 401, invoices of others 404, finance’s view and steps 403; nothing changes', async () => {
  const { account, orderId } = await buyerWith(2);
  const { id } = await asked(account, [orderId]);
  const stranger = await payments.as(await payments.newcomer());
  const before = await payments.snapshot();
  expect((await world.visitor.call(wire.listInvoices, {})).status).toBe(401);
  expect((await stranger.call(wire.listInvoices, { isBuyer: 0 })).status).toBe(403);
  expect((await stranger.call(wire.listInvoices, { isBuyer: 1 })).body).toMatchObject({
    recordCount: 0,
    canFinance: false,
  });
  expect((await stranger.call(wire.readInvoice, { id })).status).toBe(404);
  expect((await stranger.call(wire.withdrawInvoice, { id })).status).toBe(404);
  expect((await stranger.call(wire.updateInvoice, { id, ...payments.personal([orderId]) })).status).toBe(404);
  expect((await stranger.call(wire.startInvoice, { id })).status).toBe(403);
  expect((await stranger.call(wire.issueInvoice, { id, number: 'x' })).status).toBe(403);
  expect((await stranger.call(wire.rejectInvoice, { id, reason: 'x' })).status).toBe(403);
  expect((await stranger.call(wire.takeInvoiceBack, { id, reason: 'x' })).status).toBe(403);
  expect((await stranger.call(wire.exportInvoices, {})).status).toBe(403);
  const dean = await payments.finance();
  expect((await dean.call(wire.takeInvoiceBack, { id, reason: 'x' })).body.errorCode).toBe(
    numberOf('invoice.wrong-state'),
  );
  expect((await dean.call(wire.issueInvoice, { id, number: '' })).status).toBe(422);
  expect((await payments.request(account, payments.personal([]))).status).toBe(422);
  expect(await payments.snapshot()).toBe(before);
});
