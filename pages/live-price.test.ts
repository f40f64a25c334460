import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';
/** Of 何景行. */
const planned = '软件研发部技术月会';
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: planned });

test('[PRICE-01] [D-121] [D-122] a host sets a price; somebody sees what the live costs, buys it and may enter, and finds it among the purchases', async () => {
  const host = await openPage(world, 'hejingxing', 'home-v?lives=all');
  await rowOf(host)
    .getByRole('button', { name: word('live.manage.do.edit'), exact: true })
    .click();
  const form = host.getByRole('dialog', { name: word('live.form.edit') });
  await form.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await form.getByRole('button', { name: word('live.form.save') }).click();
  await form.getByText(word('pricing.problem.coin-required')).first().waitFor();
  await form.getByRole('textbox', { name: word('pricing.form.coin') }).fill('5');
  await form.getByRole('textbox', { name: word('pricing.form.discount') }).fill('3');
  await form.getByRole('button', { name: word('live.form.save') }).click();
  await form.waitFor({ state: 'detached' });

  const [row] = await world.rows('select id from live where subject = $1', [planned]);
  const page = await openPage(world, 'linzhiyuan', `live/detail/${String(row?.['id'])}`);
  await page.getByRole('heading', { name: planned, level: 1 }).waitFor();
  const locked = page.getByRole('region', { name: word('pricing.locked.live') });
  await locked.getByText(word('pricing.amount', { amount: '3.00', coin })).waitFor();
  const enter = page.getByRole('button', { name: word('live.detail.enter') });
  const invitation = page.getByText(word('live.detail.state.notBegun.text'));
  expect([await enter.count(), await invitation.count()]).toEqual([0, 0]);
  await page.getByRole('button', { name: word('pricing.buy'), exact: true }).click();
  const confirm = word('pricing.dialog.confirm', { amount: '3.00', coin });
  await page.getByRole('button', { name: confirm, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await enter.waitFor();
  await invitation.waitFor();
  expect(await locked.count()).toBe(0);

  const purchases = await openPage(world, 'linzhiyuan', 'learncoin-manage/purchases');
  await purchases.getByRole('link', { name: planned }).click();
  await purchases.getByRole('heading', { name: planned, level: 1 }).waitFor();
});

test('[D-125] its host reads how many have paid, who are paid back, before it is taken back', async () => {
  const host = await openPage(world, 'hejingxing', 'home-v?lives=all');
  await rowOf(host)
    .getByRole('button', { name: word('live.manage.do.withdraw'), exact: true })
    .click();
  const question = host.getByRole('dialog', { name: word('live.manage.withdraw.title') });
  await question.getByText(word('live.manage.withdraw.sold', { count: '1' })).waitFor();
});
