import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** Told by the world, with two holders. */
const told = '工艺进阶卡';

test('[D-120] an administrator makes a card, gives it, takes it back, ends it, and finds it in the audit log', async () => {
  const page = await openPage(world, 'luchengze', 'admin/cards');
  await page.getByRole('button', { name: word('admin.cards.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: word('admin.cards.form.submit'), exact: true });
  await dialog.getByLabel(word('admin.cards.form.name')).fill(told);
  await save.click();
  await dialog.getByText(word('lang.34133')).waitFor();
  await dialog.getByLabel(word('admin.cards.form.name')).fill('读书卡');
  await dialog.getByLabel(word('admin.cards.form.days')).fill('90');
  await save.click();

  await page.getByRole('button', { name: word('admin.cards.people.named', { name: '读书卡' }) }).click();
  await dialog.getByText(word('admin.cards.people.empty.title')).waitFor();
  await dialog.getByRole('button', { name: word('admin.cards.give'), exact: true }).click();
  const give = page.getByRole('dialog', { name: word('admin.cards.give.title', { name: '读书卡' }) });
  await give.getByLabel(word('admin.cards.give.search')).fill('沈若');
  await give.getByRole('button', { name: /沈若溪/ }).click();
  await give.getByRole('button', { name: word('admin.cards.give'), exact: true }).click();
  await page.getByRole('cell', { name: '沈若溪', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: '沈若溪', exact: true }).waitFor();

  const holder = await openPage(world, 'shenruoxi', 'learncoin-manage/purchases?tab=cards');
  await holder.getByRole('heading', { name: '读书卡' }).waitFor();
  await page.reload();

  await page.getByRole('button', { name: word('admin.cards.take.named', { name: '沈若溪' }) }).click();
  await page.getByRole('button', { name: word('admin.cards.take'), exact: true }).click();
  await page.getByText(word('admin.cards.people.empty.title')).waitFor();
  await holder.reload();
  await holder.getByText(word('pricing.cards.empty.title')).waitFor();
  await page.reload();

  await dialog.getByRole('button', { name: word('dialog.close'), exact: true }).click();
  await page.getByRole('button', { name: word('admin.cards.edit.named', { name: '读书卡' }) }).click();
  await dialog.getByRole('switch').click();
  await save.click();
  await page.getByRole('cell', { name: word('admin.cards.ended'), exact: true }).waitFor();
  await page.goto('admin/audit?action=card.changed');
  await page.getByRole('row').filter({ hasText: '陆承泽' }).first().waitFor();
});

test('[D-120] whoever may not keep cards sees none of them', async () => {
  const page = await openPage(world, 'shenruoxi', 'admin/cards');
  await page.getByText(word('admin.noRight.title')).waitFor();
  expect(await page.getByText(told).count()).toBe(0);
});
