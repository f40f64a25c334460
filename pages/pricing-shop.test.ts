import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const notebook = '读书会笔记本';

test('something is ordered for points, cancelled by its buyer, and ordered again; what is all gone says so', async () => {
  const page = await openPage(world, 'yewanqing', 'learncoin-manage');
  await page.getByRole('link', { name: word('ledger.mine.shop'), exact: true }).click();
  await page.getByText(word('points.shop.balance', { integral: '560.00' })).waitFor();
  const shop = page.getByRole('region', { name: word('points.shop.items') });
  expect(await shop.getByRole('button', { name: word('points.shop.soldOut'), exact: true }).count()).toBe(1);
  const orderOne = async (): Promise<void> => {
    await shop.getByRole('button', { name: word('points.shop.order.named', { title: notebook }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('points.shop.order'), exact: true })
      .click();
  };
  await orderOne();
  await page.getByText(word('points.shop.balance', { integral: '540.00' })).waitFor();
  await page.getByRole('button', { name: word('points.shop.cancel.named', { title: notebook }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('points.shop.cancel'), exact: true })
    .click();
  await page.getByText(word('points.shop.balance', { integral: '560.00' })).waitFor();
  await orderOne();
  await page.getByText(word('points.shop.balance', { integral: '540.00' })).waitFor();
  await page.reload();
  await page
    .getByRole('table', { name: word('points.shop.orders') })
    .getByText(word('points.shop.state.cancelled'))
    .waitFor();
});

test('whoever keeps the shop hands out one order, cancels another with its reason, and offers something new', async () => {
  const page = await openPage(world, 'luchengze', 'admin/coins');
  await page.getByRole('link', { name: word('admin.nav.shop'), exact: true }).click();
  const orders = page.getByRole('table', { name: word('points.admin.orders') });
  await orders.getByRole('button', { name: /发放：青禾保温杯/ }).click();
  await orders.getByText(word('points.shop.state.handedOut')).waitFor();
  await orders
    .getByRole('button', { name: word('points.admin.refuse.named', { title: notebook, name: '杜一诺' }) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: word('points.shop.cancel'), exact: true });
  await submit.click();
  await dialog.getByText(word('points.admin.refuse.reason.invalid', { max: '200' })).waitFor();
  await dialog.getByLabel(word('points.admin.refuse.reason')).fill('本月缺货');
  await submit.click();
  await orders.getByText('本月缺货').waitFor();

  await page.getByRole('button', { name: word('points.admin.add'), exact: true }).click();
  const save = dialog.getByRole('button', { name: word('points.admin.save'), exact: true });
  await dialog.getByLabel(word('points.admin.title')).fill('帆布袋');
  await save.click();
  await dialog.getByText(word('points.admin.price.invalid')).waitFor();
  await dialog.getByLabel(word('points.admin.price')).fill('35.5');
  await dialog.getByLabel(word('points.admin.stock')).fill('4');
  await save.click();
  await page.getByRole('button', { name: word('points.admin.items'), exact: true }).click();
  await page
    .getByRole('table', { name: word('points.admin.items') })
    .getByText('帆布袋')
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: word('points.admin.edit.named', { title: '帆布袋' }) }).waitFor();
  const buyer = await openPage(world, 'duyinuo', 'integral-mall');
  await buyer.getByText('本月缺货').waitFor();
  await buyer.getByText(word('points.shop.price', { integral: '35.50' })).waitFor();
});

test('[D-107] points become coins in a dialog that says the rate and what is left of the day', async () => {
  const page = await openPage(world, 'ranyunfei', 'center/my/integral');
  const coin = '青禾币';
  await page.getByRole('button', { name: word('points.exchange', { coin }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(word('points.exchange.rate', { integral: '10', coin, left: '5' })).waitFor();
  const submit = dialog.getByRole('button', { name: word('points.exchange.submit'), exact: true });
  await dialog.getByLabel(word('points.exchange.coins')).fill('6');
  await submit.click();
  await dialog.getByText(word('points.exchange.wrong', { max: '5' })).waitFor();
  await dialog.getByLabel(word('points.exchange.coins')).fill('4');
  await dialog.getByText(word('points.exchange.sum', { integral: '40.00' })).waitFor();
  await submit.click();
  await page.getByText(word('points.exchange.done', { coin })).waitFor();
  await page.getByText('520.00').first().waitFor();
});

test('[D-107] [PERSON-03] the page of points says how many expire when, the grade, what it gives and what is missing', async () => {
  const page = await openPage(world, 'songqinghe', 'center/my/integral');
  const expiries = page.getByRole('list', { name: word('points.expiry.title') });
  await expiries.getByText(/后到期 120\.00 积分/).waitFor();
  await page.getByText(word('points.expiry.rule.month', { count: '6' })).waitFor();
  const grade = page.getByRole('region', { name: word('points.grade.title') });
  await grade.getByText(word('points.grade.earned', { integral: '760' })).waitFor();
  await grade.getByText(word('points.grade.next', { integral: '1,240', grade: word('grade.4') })).waitFor();
  await grade.getByText(word('points.grade.nothing')).waitFor();
  await grade
    .getByRole('list', { name: word('points.grade.all') })
    .getByText(/商城兑换优惠 5%/)
    .waitFor();
});

test('[PERSON-03] [D-107] whoever keeps the shop sets a grade, and its people see the new price beside the old one', async () => {
  const page = await openPage(world, 'luchengze', 'admin/coins');
  await page.getByRole('link', { name: word('admin.nav.shop'), exact: true }).click();
  await page.getByRole('button', { name: word('points.admin.grades'), exact: true }).click();
  const fourth = page.getByRole('button', { name: word('points.admin.grades.edit', { grade: word('grade.4') }) });
  await fourth.click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: word('points.admin.save'), exact: true });
  const from = dialog.getByLabel(word('points.admin.grades.from'));
  await from.fill('500');
  await save.click();
  await dialog.getByText(word('points.admin.grades.from.invalid', { min: '501', max: '5999' })).waitFor();
  await from.fill('2400');
  await dialog.getByLabel(word('points.admin.grades.discount')).fill('20');
  await save.click();
  const table = page.getByRole('table', { name: word('points.admin.grades') });
  await table.getByText('20%').waitFor();
  await page.reload();
  await table.getByText('2,400').waitFor();
  const buyer = await openPage(world, 'hejingxing', 'integral-mall');
  await buyer.getByText(word('points.shop.price', { integral: '16.00' })).waitFor();
  await buyer.getByText(word('points.shop.was', { integral: '20.00' })).waitFor();
});
