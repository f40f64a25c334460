import assert from 'node:assert/strict';
import { journey } from './journey.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
/** Told by the world, with two holders. */
const told = '工艺进阶卡';

journey(
  '[D-120] an administrator makes a card, gives it, takes it back, ends it, and finds it in the audit log',
  async ({ page, url, signIn, as }) => {
    await signIn(page, 'luchengze', 'admin/cards');
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

    const holder = await as('shenruoxi', 'learncoin-manage/purchases?tab=cards');
    await holder.getByRole('heading', { name: '读书卡' }).waitFor();

    await page.getByRole('button', { name: word('admin.cards.take.named', { name: '沈若溪' }) }).click();
    await page.getByRole('button', { name: word('admin.cards.take'), exact: true }).click();
    await page.getByText(word('admin.cards.people.empty.title')).waitFor();
    await holder.reload();
    await holder.getByText(word('pricing.cards.empty.title')).waitFor();

    await dialog.getByRole('button', { name: word('dialog.close'), exact: true }).click();
    await page.getByRole('button', { name: word('admin.cards.edit.named', { name: '读书卡' }) }).click();
    await dialog.getByRole('switch').click();
    await save.click();
    await page.getByRole('cell', { name: word('admin.cards.ended'), exact: true }).waitFor();
    await page.goto(`${url}#/admin/audit?action=card.changed`);
    await page.getByRole('row').filter({ hasText: '陆承泽' }).first().waitFor();
  },
  { minutes: 2 },
);

journey('[D-120] whoever may not keep cards sees none of them', async ({ page, signIn }) => {
  await signIn(page, 'shenruoxi', 'admin/cards');
  await page.getByText(word('admin.noRight.title')).waitFor();
  assert.equal(await page.getByText(told).count(), 0);
});
