import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const coin = '青禾币';
const atlas = '夹具选型图谱：十二种装夹方式怎样挑';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seats = (page: Page) => page.getByRole('table', { name: word('pricing.seats.people') });

async function openPost(page: Page): Promise<void> {
  await page.goto(`share-study/share-index?posts=newest&words=${encodeURIComponent(atlas)}`);
  await page.getByRole('link', { name: atlas, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: atlas }).waitFor();
}

test('[D-115] [D-121] a director buys seats, hands one out, takes it back and gives it to another, who reads and sees from whom', async () => {
  const page = await openPage(world, 'zhoumuyun');
  await openPost(page);
  await press(page, word('pricing.buy'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: word('pricing.seats.buy') }).check();
  await dialog.getByRole('textbox', { name: word('pricing.seats.quantity') }).fill('1');
  await dialog.getByText(word('pricing.seats.quantity.invalid', { min: '2', max: '1,000' })).waitFor();
  await dialog.getByRole('textbox', { name: word('pricing.seats.quantity') }).fill('2');
  await press(page, word('pricing.dialog.confirm', { amount: '16.00', coin }));
  await dialog.getByRole('link', { name: word('pricing.seats.go') }).click();
  await page.getByRole('link', { name: atlas, exact: true }).click();
  await page.getByText(word('pricing.seats.handedOut', { count: '0', total: '2' })).waitFor();

  const handOut = async (name: string): Promise<void> => {
    await press(page, word('pricing.seats.handOut'));
    await dialog.getByRole('textbox', { name: word('pricing.seats.handOut.search') }).fill(name);
    await dialog.getByRole('button', { name: new RegExp(name) }).click();
    await dialog.getByRole('button', { name: word('pricing.seats.handOut'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await seats(page).getByText(name).waitFor();
  };
  await handOut('林知远');
  await press(page, word('pricing.seats.takeBack.named', { name: '林知远' }));
  await dialog.getByRole('button', { name: word('pricing.seats.takeBack'), exact: true }).click();
  await page.getByText(word('pricing.seats.people.empty')).waitFor();
  await handOut('谭沐阳');
  await page.reload();
  await page.getByText(word('pricing.seats.handedOut', { count: '1', total: '2' })).waitFor();

  const receiver = await openPage(world, 'tanmuyang', 'learncoin-manage/purchases');
  await receiver.getByText(word('pricing.mine.giver', { name: '周牧云' })).waitFor();
  expect(await receiver.getByRole('link', { name: word('pricing.seats.title') }).count()).toBe(0);
  await receiver.getByRole('link', { name: atlas, exact: true }).click();
  await receiver.getByRole('heading', { name: '怕变形的，从支撑点开始' }).waitFor();
});
