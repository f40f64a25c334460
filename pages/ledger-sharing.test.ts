import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const team = '技术夜谈';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** An amount stands beside its label. */
const showsFigure = (page: Page, label: string, amount: string): Promise<void> =>
  eventually(`${label} is ${amount}`, () =>
    page
      .getByText(label, { exact: true })
      .all()
      .map(({ nextElementSibling: beside }) => [beside, ...(beside?.querySelectorAll('*') ?? [])])
      .some((elements) => elements.some((element) => element?.textContent.trim() === amount)),
  );
const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

async function openLedger(account: string): Promise<Page> {
  const page = await openPage(world, account, 'share-study/share-index');
  await page
    .getByRole('region', { name: word('teams.mine.title') })
    .getByRole('link', { name: team })
    .click();
  await page.getByRole('link', { name: word('ledger.title'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('ledger.title') }).waitFor();
  return page;
}

async function openDialog(page: Page) {
  await press(page, word('ledger.distribute'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: word('ledger.distribute.all', { count: '4' }) }).waitFor();
  return dialog;
}

test('[LEDGER-12] [LEDGER-03] [LEDGER-29] an owner shares out by hand what is there; a member finds it among their earnings; a stranger reads nothing', async () => {
  const page = await openLedger('linzhiyuan');
  await showsFigure(page, word('ledger.balance'), '16.66');
  const dialog = await openDialog(page);
  const name = '何景行';
  await dialog.getByRole('textbox', { name: word('ledger.distribute.amount', { name }) }).fill('16.67');
  await press(page, word('ledger.distribute.submit'));
  await dialog.getByText(word('ledger.problem.over-balance')).waitFor();
  await dialog.getByRole('textbox', { name: word('ledger.distribute.amount', { name }) }).fill('1.5');
  await press(page, word('ledger.distribute.submit'));
  await dialog.waitFor({ state: 'hidden' });
  await showsFigure(page, word('ledger.balance'), '15.16');
  const address = page.address().slice(1);

  const member = await openPage(world, 'hejingxing');
  await member.getByRole('button', { name: word('frame.account', { name }) }).click();
  await member.getByRole('menuitem', { name: word('frame.coins', { coin: '青禾币' }) }).click();
  const share = word('ledger.fromTeam', { team });
  await firstRow(member).getByRole('link', { name: share }).waitFor();
  await firstRow(member).getByText('+1.50', { exact: true }).waitFor();
  await member.goto(address);
  await showsFigure(member, word('ledger.balance'), '15.16');
  expect(await member.getByRole('button', { name: word('ledger.distribute') }).count()).toBe(0);

  const stranger = await openPage(world, 'yuanjinghe', address);
  await stranger.getByText(word('ledger.locked.title')).waitFor();
});
