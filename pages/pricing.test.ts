import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** The name of the coin in the demo company. */
const coin = '青禾币';

/** Told by the world: one article for coins, one for holders of a card, and a column that holds both. */
const atlas = '夹具选型图谱：十二种装夹方式怎样挑';
const robots = '机器人上下料二十问：从节拍到急停';
const handbook = '装夹与自动化手册';
const card = '工艺进阶卡';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const locked = (page: Page, kind: 'question' | 'column') =>
  page.getByRole('region', { name: word(`pricing.locked.${kind}`) });

/** Found by its title among everything that is published. */
async function openPost(page: Page, title: string): Promise<void> {
  await page.goto(`share-study/share-index?posts=newest&words=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await heading(page, title).waitFor();
}

async function openColumn(page: Page, title: string): Promise<void> {
  await page.goto('share-team/team-column');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await heading(page, title).waitFor();
}

/** The fields of a ladder of two ranges, one price for both. */
async function fillLadder(page: Page, prices: readonly (readonly [coin: string, discount: string])[]): Promise<void> {
  await page.getByRole('radio', { name: word('pricing.form.paid') }).check();
  await page.getByRole('radio', { name: word('pricing.form.ladder') }).check();
  for (const [at, [original, discount]] of prices.entries()) {
    const range = page.getByRole('group', { name: word('pricing.form.range', { number: String(at + 1) }) });
    await range.getByRole('textbox', { name: word('pricing.form.coin') }).fill(original);
    await range.getByRole('textbox', { name: word('pricing.form.discount') }).fill(discount);
  }
}

async function buy(page: Page, amount: string): Promise<void> {
  await press(page, word('pricing.buy'));
  await press(page, word('pricing.dialog.confirm', { amount, coin }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('[PRICE-02] [PRICE-10] a column gets a price; who buys it is subscribed and reads what stands in it', async () => {
  const page = await openPage(world, 'guhuaiqian', 'column-manage/column-add');
  await page.getByRole('textbox', { name: word('community.column.form.title') }).fill('夹具十讲');
  await fillLadder(page, [
    ['60', '50'],
    ['55', '45'],
  ]);
  await press(page, word('community.column.form.create'));
  await heading(page, '夹具十讲').waitFor();

  const reader = await openPage(world, 'hejingxing');
  await openColumn(reader, handbook);
  await locked(reader, 'column').waitFor();
  const subscribe = word('community.column.subscribe.named', { name: handbook });
  expect(await reader.getByRole('button', { name: subscribe }).count()).toBe(0);
  await buy(reader, '30.00');
  await reader.getByRole('button', { name: word('community.column.unsubscribe.named', { name: handbook }) }).waitFor();
  await reader.getByRole('link', { name: atlas, exact: true }).click();
  await reader.getByRole('heading', { name: '怕变形的，从支撑点开始' }).waitFor();
  expect(await locked(reader, 'question').count()).toBe(0);
});

test('[PRICE-15] [D-120] [ROUTE-54] who holds the card reads, who does not is told which card it takes and what it is', async () => {
  const page = await openPage(world, 'xiaoyichen');
  await openPost(page, robots);
  await page.getByText('节拍是按最慢的工位算，还是按机器人算？').waitFor();
  await page.goto('learncoin-manage/purchases?tab=cards');
  await page.getByRole('link', { name: card, exact: true }).click();
  await heading(page, card).waitFor();
  await page.getByText(word('pricing.card.held'), { exact: true }).waitFor();
  await page.getByRole('link', { name: robots, exact: true }).click();
  await heading(page, robots).waitFor();

  const other = await openPage(world, 'shenruoxi');
  await openPost(other, robots);
  await locked(other, 'question').getByRole('link', { name: card }).click();
  await heading(other, card).waitFor();
  await other.getByText(word('pricing.card.notHeld'), { exact: true }).waitFor();
  await other.goBack();
  await locked(other, 'question').waitFor();
  expect(await other.getByText('节拍是按最慢的工位算，还是按机器人算？').count()).toBe(0);
  expect(await other.getByRole('button', { name: word('pricing.buy'), exact: true }).count()).toBe(0);
});

test('[PRICE-14] [D-121] a price is raised; who has too little is told before paying, with the way to their account', async () => {
  const page = await openPage(world, 'guhuaiqian');
  await openPost(page, atlas);
  await press(page, word('community.question.manage', { title: atlas }));
  await page.getByRole('menuitem', { name: word('community.question.edit') }).click();
  await page.getByRole('textbox', { name: word('pricing.form.discount') }).fill('999.99');
  await page
    .getByRole('alert')
    .filter({ hasText: word('pricing.problem.discount-above-coin') })
    .waitFor();
  await page.getByRole('textbox', { name: word('pricing.form.coin') }).fill('1000');
  await press(page, word('community.publish.save'));
  await eventually('the article is shown', () => page.address().startsWith('/share-content-detail/'));

  const reader = await openPage(world, 'tanmuyang');
  await openPost(reader, atlas);
  await press(reader, word('pricing.buy'));
  const dialog = reader.getByRole('dialog');
  const pay = dialog.getByRole('button', { name: word('pricing.dialog.confirm', { amount: '999.99', coin }) });
  expect(await pay.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByRole('link', { name: word('pricing.dialog.toAccount', { coin }) }).click();
  await heading(reader, word('frame.coins', { coin })).waitFor();
});
