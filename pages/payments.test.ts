import { createOrder } from '@shuyuan/contract/payments/order.wire';
import { payOrder } from '@shuyuan/contract/payments/receipt.wire';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld({ PAYMENT_SANDBOX: '1' });

const numberOf = async (id: string): Promise<string> =>
  String((await world.rows('select number from payment_order where id = $1', [id]))[0]?.['number']);
const order = (account: string, yuan: number) => world.write(account, createOrder, { yuan, coinsPerYuan: 10 });

test('[D-107] [D-119] somebody orders coins, reads where the money is sent to, and has them once finance saw it', async () => {
  const page = await openPage(world, 'duyinuo', 'learncoin-manage/orders');
  await page.getByText(word('payment.empty.title')).waitFor();
  await page.getByRole('button', { name: word('payment.order'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: word('payment.new.submit'), exact: true });
  await dialog.getByLabel(word('payment.new.yuan')).fill('5.5');
  await submit.click();
  await dialog.getByText(word('payment.new.wrong', { max: '5,000' })).waitFor();
  await dialog.getByLabel(word('payment.new.yuan')).fill('45');
  await dialog.getByText(word('payment.new.sum', { coins: '450.00', coin: '青禾币' })).waitFor();
  await submit.click();
  await dialog.getByText('示例银行苏州分行').waitFor();
  await page.reload();
  await dialog.getByText('示例银行苏州分行').waitFor();
  const [row] = await world.rows(
    `select number from payment_order join member on member.id = member_id where account = 'duyinuo'`,
  );
  const number = String(row?.['number']);
  await dialog.getByText(number).waitFor();

  const dean = await openPage(world, 'luchengze', `admin/orders?search=${number}`);
  await dean.getByRole('button', { name: word('payment.confirm.named', { number }) }).click();
  const paying = dean.getByRole('dialog');
  await paying.getByLabel(word('payment.confirm.money')).fill('44');
  await paying.getByLabel(word('payment.confirm.reference')).fill('流水 20261119');
  const confirm = paying.getByRole('button', { name: word('payment.confirm'), exact: true });
  await paying.getByText(word('receipt.record.other')).waitFor();
  await paying.getByLabel(word('payment.confirm.money')).fill('45');
  await confirm.click();
  await dean.getByText(word('payment.confirm.done')).waitFor();
  const after = await openPage(world, 'duyinuo', 'learncoin-manage/orders?state=paid');
  await after.getByText(number).waitFor();
});

test('[D-119] somebody pays with a code: the sandbox is marked, and the page notices that the money has come', async () => {
  const { id } = await order('xiaoyichen', 3);
  const page = await openPage(world, 'xiaoyichen', `learncoin-manage/orders?order=${id}`);
  const dialog = page.getByRole('dialog');
  const payWith = word('payment.online.with', { method: word('receipt.method.wechat') });
  await dialog.getByRole('button', { name: payWith }).click();
  await dialog.getByText(word('payment.online.sandbox'), { exact: true }).waitFor();
  await dialog.getByRole('link', { name: word('payment.online.sandbox.open') }).waitFor();
  await world.write('luchengze', payOrder, { id, money: 300, reference: '流水 扫码' });
  await dialog.getByText(word('payment.online.paid', { coin: '青禾币' })).waitFor();
});

test('[D-119] an administrator sees the accounts with providers, and what is incomplete is refused', async () => {
  const dean = await openPage(world, 'luchengze', 'admin/orders?view=providers');
  const name = word('provider.edit.named', { method: word('receipt.method.alipay') });
  await dean.getByRole('button', { name }).click();
  const dialog = dean.getByRole('dialog');
  await dialog.getByRole('switch', { name: word('provider.sandbox') }).click();
  await dialog.getByLabel(word('provider.appId')).fill('2021000000000001');
  const save = dialog.getByRole('button', { name: word('provider.save'), exact: true });
  await save.click();
  await dialog.getByText(word('lang.34057')).waitFor();
  await dialog.getByRole('switch', { name: word('provider.enabled') }).click();
  await save.click();
  await dean.getByText(word('provider.saved')).waitFor();
});

test('[D-119] finance settles a difference with a note', async () => {
  await world.rows(
    `insert into payment_difference (id, tenant_id, method, day, kind, number, reference, bill_money, found_at)
     select 'difference-1', tenant_id, 'wechat', '2026-11-18', 'not-here', 'SY1234567890', '42001', 300, now()
     from member where account = 'luchengze' returning id`,
  );
  const dean = await openPage(world, 'luchengze', 'admin/orders?view=differences');
  await dean.getByText(word('difference.kind.not-here')).waitFor();
  await dean.getByRole('button', { name: word('difference.settle.named', { number: 'SY1234567890' }) }).click();
  const dialog = dean.getByRole('dialog');
  const settle = dialog.getByRole('button', { name: word('difference.settle'), exact: true });
  await settle.click();
  await dialog.getByText(word('difference.note.missing')).waitFor();
  await dialog.getByLabel(word('difference.note')).fill('门户已核对');
  await settle.click();
  await dean.getByText(word('difference.settle.done')).waitFor();
  await dean.getByText('门户已核对').waitFor();
});

test('[D-119] money of another amount waits where finance finds it, and is booked or sent back', async () => {
  const { id } = await order('xiaoyichen', 9);
  const number = await numberOf(id);
  await world.write('luchengze', payOrder, { id, money: 850, reference: '流水 少付' });
  const dean = await openPage(world, 'luchengze', 'admin/orders');
  await dean.getByRole('button', { name: word('payment.view.receipts'), exact: true }).click();
  await dean.getByLabel(word('receipt.find')).fill(number);
  await dean.getByText(word('receipt.reason.other-amount')).waitFor();
  await dean.getByRole('button', { name: word('receipt.book.named', { reference: '流水 少付' }) }).click();
  const booking = dean.getByRole('dialog');
  await booking.getByText(/85\.00 青禾币/).waitFor();
  await booking.getByRole('button', { name: word('receipt.book'), exact: true }).click();
  await dean.getByText(word('payment.confirm.done')).waitFor();
  const after = await openPage(world, 'xiaoyichen', 'learncoin-manage/orders?state=paid');
  await after.getByText(number).waitFor();
});

test('[D-119] a transfer without a number is recorded, and what was typed by mistake is taken back', async () => {
  const dean = await openPage(world, 'luchengze', 'admin/orders?view=receipts');
  await dean.getByRole('button', { name: word('receipt.record'), exact: true }).click();
  const dialog = dean.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: word('receipt.record.submit'), exact: true });
  await dialog.getByLabel(word('payment.confirm.money')).fill('0');
  await submit.click();
  await dialog.getByText(word('payment.confirm.money.wrong')).first().waitFor();
  await dialog.getByLabel(word('payment.confirm.money')).fill('12.5');
  await dialog.getByLabel(word('payment.confirm.reference')).fill('流水 无名');
  await submit.click();
  await dean.getByText(word('receipt.record.waits')).waitFor();
  await dean.getByRole('button', { name: word('receipt.return.named', { reference: '流水 无名' }) }).waitFor();
  await dean.getByRole('button', { name: word('receipt.discard.named', { reference: '流水 无名' }) }).click();
  await dean
    .getByRole('button', { name: word('receipt.discard'), exact: true })
    .last()
    .click();
  await dean.getByText(word('receipt.discard.done')).waitFor();
});

test('[D-109] finance refunds a part by hand, a sum above what is left is refused in the form, and the buyer sees it', async () => {
  const { id } = await order('xiaoyichen', 20);
  const number = await numberOf(id);
  await world.write('luchengze', payOrder, { id, money: 2_000, reference: '流水 退款' });
  const dean = await openPage(world, 'luchengze', `admin/orders?search=${number}`);
  await dean.getByRole('button', { name: word('payment.refund.named', { number }) }).click();
  const dialog = dean.getByRole('dialog');
  await dialog.getByText(/200\.00 青禾币/).waitFor();
  const submit = dialog.getByRole('button', { name: word('payment.refund'), exact: true });
  await dialog.getByLabel(word('refund.money')).fill('20.01');
  await submit.click();
  await dialog.getByText(word('refund.money.wrong', { left: '20.00' })).waitFor();
  await dialog.getByText(word('payment.refund.reason.missing')).waitFor();
  await dialog.getByLabel(word('refund.money')).fill('5.5');
  await dialog.getByText(/55\.00 青禾币/).waitFor();
  await dialog.getByLabel(word('payment.refund.reason')).fill('少用了');
  await submit.click();
  await dean.getByText(word('payment.refund.done')).waitFor();
  await dean.getByText(word('refund.partly', { money: '5.50' })).waitFor();
  await dean.getByRole('button', { name: word('refund.open.named', { number }) }).click();
  await dean.getByText(/^SR\d{10}$/).waitFor();

  const page = await openPage(world, 'xiaoyichen', 'learncoin-manage/orders');
  await page.getByRole('button', { name: word('payment.detail.named', { number }) }).click();
  const details = page.getByRole('dialog');
  await details.getByText(word('refund.state.done'), { exact: true }).waitFor();
  await details.getByText('少用了').waitFor();
});

test('[ROUTE-53] [SITE-11] [SITE-12] an invoice is asked for, sent back, changed, issued and read', async () => {
  const { id } = await order('xiaoyichen', 8);
  await world.write('luchengze', payOrder, { id, money: 800, reference: '流水' });
  const entry = word('invoice.orders.entry', { number: await numberOf(id), money: '8.00' });
  const page = await openPage(world, 'xiaoyichen', 'invoice-management/1');
  await page.getByText(word('invoice.empty.title')).waitFor();
  await page.getByRole('button', { name: word('invoice.new'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(entry).click();
  await dialog.getByText(word('invoice.sum', { money: '8.00' })).waitFor();
  const submit = dialog.getByRole('button', { name: word('invoice.submit'), exact: true });
  await submit.click();
  expect(await dialog.getByText(word('invoice.problem.missing')).count()).toBe(2);
  await dialog.getByLabel(word('invoice.field.title')).fill('亦辰');
  await dialog.getByLabel(word('invoice.field.email')).fill('xiaoyichen@example.com');
  await submit.click();
  await page.getByText(word('invoice.done.applied')).waitFor();

  const dean = await openPage(world, 'luchengze', 'invoice-management?search=亦辰');
  await dean.getByRole('button', { name: word('invoice.open.named', { title: '亦辰' }) }).click();
  const shown = dean.getByRole('dialog');
  await shown.getByRole('button', { name: word('invoice.reject'), exact: true }).click();
  await shown.getByLabel(word('invoice.reason')).fill('请写全名');
  await shown.getByRole('button', { name: word('invoice.reject'), exact: true }).click();
  await dean.getByText(word('invoice.reject.done')).waitFor();

  const back = await openPage(world, 'xiaoyichen', 'invoice-management/1?status=4');
  await back.getByRole('button', { name: word('invoice.open.named', { title: '亦辰' }) }).click();
  await back.getByText('请写全名').waitFor();
  await back.getByRole('button', { name: word('invoice.edit'), exact: true }).click();
  const form = back.getByRole('dialog');
  await form.getByLabel(word('invoice.field.title')).fill('萧亦辰');
  await form.getByRole('button', { name: word('invoice.submit'), exact: true }).click();
  await back.getByText(word('invoice.done.applied')).waitFor();

  const again = await openPage(world, 'luchengze', 'invoice-management?search=萧亦辰');
  await again.getByRole('button', { name: word('invoice.open.named', { title: '萧亦辰' }) }).click();
  const open = again.getByRole('dialog');
  await open.getByRole('button', { name: word('invoice.issue'), exact: true }).click();
  await open.getByLabel(word('invoice.issue.number')).fill('26322000000099');
  await open.getByRole('button', { name: word('invoice.issue'), exact: true }).click();
  await again.getByText(word('invoice.issue.done')).waitFor();
  const end = await openPage(world, 'xiaoyichen', 'invoice-management/1');
  await end.getByText('26322000000099').waitFor();
});

test('[ROUTE-53] D-190: the flag chooses a view; who is not of finance sees their own, whatever the address says', async () => {
  const page = await openPage(world, 'linzhiyuan', 'invoice-management');
  await page.getByRole('button', { name: word('invoice.new'), exact: true }).waitFor();
  expect(await page.getByText(word('invoice.view.finance'), { exact: true }).count()).toBe(0);
  const dean = await openPage(world, 'luchengze', 'invoice-management');
  await dean.getByRole('button', { name: word('invoice.view.buyer'), exact: true }).click();
  await dean.getByRole('button', { name: word('invoice.new'), exact: true }).waitFor();
});
