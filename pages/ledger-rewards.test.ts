import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';
const chart = '控制图上连续七点上升，要不要停线？';
const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';

/** Found by words on the front of the community, as anybody would. */
async function openPost(page: Page, title: string): Promise<void> {
  await page.goto(`share-study/share-index?words=${encodeURIComponent(title.slice(0, 8))}`);
  const list = page.getByRole('list', { name: word('community.question.index') });
  await list.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

const givers = (page: Page) => page.getByRole('region', { name: word('ledger.reward.givers') });
const giveButton = (place: Pick<Page, 'getByRole'>) =>
  place.getByRole('button', { name: word('ledger.reward.give', { coin }), exact: true });
const total = (count: string, amount: string) => word('ledger.reward.total', { count, amount, coin });

test('[LEDGER-28] [COMM-16] [LEDGER-22] a learner gives coins for a post, is thanked, and stands among those who gave; its author has no such button', async () => {
  const page = await openPage(world, 'linzhiyuan');
  await openPost(page, chart);
  await givers(page).getByText(total('2', '50.00')).waitFor();
  await giveButton(page).first().click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: word('ledger.reward.amount') });
  await field.fill('499.99');
  await dialog.getByText(/余额不足/).waitFor();
  await field.fill('0.5');
  await dialog.getByRole('button', { name: word('ledger.reward.submit'), exact: true }).click();
  await dialog.getByText(word('ledger.reward.invalid', { min: '1', max: '500' })).waitFor();
  await dialog.getByRole('button', { name: '5', exact: true }).click();
  await dialog.getByRole('button', { name: word('ledger.reward.submit'), exact: true }).click();
  await page.getByText(word('ledger.reward.thanks', { amount: '5.00', coin })).waitFor();
  await givers(page).getByText(total('3', '55.00')).waitFor();

  await givers(page)
    .getByRole('button', { name: word('ledger.reward.all') })
    .click();
  await dialog.getByRole('link', { name: '林知远' }).waitFor();
  await page.reload();
  await dialog.getByRole('link', { name: '林知远' }).waitFor();
  await dialog.getByRole('button', { name: word('dialog.close'), exact: true }).click();
  await eventually('the address is the post again', () => !page.address().includes('rewards='));

  const author = await openPage(world, 'tangyuwei', page.address().slice(1));
  await givers(author).getByText(total('3', '55.00')).waitFor();
  expect(await giveButton(author.getByRole('article').first()).count()).toBe(0);
});

test('[LEDGER-28] an answer is rewarded, which is told and summed on that answer', async () => {
  const page = await openPage(world, 'yuanjinghe');
  await openPost(page, torque);
  const answers = page.getByRole('list', { name: word('community.discuss.title') }).getByRole('article');
  await giveButton(answers.filter({ hasText: '顾怀谦' }).first()).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(word('ledger.reward.answer', { name: '顾怀谦' })).waitFor();
  await dialog.getByRole('textbox', { name: word('ledger.reward.amount') }).fill('3.25');
  await page.press('Enter');
  await page.getByText(word('ledger.reward.thanks', { amount: '3.25', coin })).waitFor();
  const author = await openPage(world, 'guhuaiqian', page.address().slice(1));
  await author
    .getByRole('list', { name: word('community.discuss.title') })
    .getByRole('article')
    .filter({ hasText: '顾怀谦' })
    .first()
    .getByText(total('2', '23.25'))
    .waitFor();
  expect(await givers(author).count()).toBe(0);
});
