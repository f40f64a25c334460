import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { handsOn } from './hands.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const chart = '控制图上连续七点上升，要不要停线？';
const steps = '八步法不是填表：写给第一次做客户投诉的你';
const told = '用自己的数据讲质量';

/** The titles of a column as they are stored. */
const orderSql = `select question.title from column_content join question on question.id = question_id
  join special_column on special_column.id = column_id where special_column.title = $1 order by position`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const contents = (page: Page) => page.getByRole('list', { name: word('community.column.order.title') });
const stands = (page: Page, ...titles: string[]) =>
  eventually(
    `the order is ${titles.join(' ')}`,
    async () => (await contents(page).getByRole('link').allTextContents()).join() === titles.join(),
  );

test('[ROUTE-41] [COMM-27] [COMM-28] [COMM-30] an expert makes a column, fills and orders it, and a reader subscribes', async () => {
  const page = await openPage(world, 'tangyuwei', 'column-manage/column-card');
  await page.getByRole('link', { name: told, exact: true }).waitFor();
  await page.getByRole('link', { name: word('community.column.add') }).click();
  await page.getByRole('textbox', { name: word('community.column.form.title') }).fill('质量小课');
  await page.getByRole('radio', { name: word('community.cover.preset', { number: '5' }) }).check();
  await page.getByRole('button', { name: word('community.column.form.create'), exact: true }).click();
  await heading(page, '质量小课').waitFor();
  await page.getByText(word('community.column.order.empty.title')).waitFor();
  await page.getByRole('button', { name: word('community.column.pick.title'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: chart }).check();
  await dialog.getByRole('checkbox', { name: steps }).check();
  await dialog.getByRole('button', { name: word('community.column.pick.submit'), exact: true }).click();
  await stands(page, chart, steps);

  const down = page.getByRole('button', { name: word('community.column.order.down', { name: chart }) });
  await down.press('Enter');
  await stands(page, steps, chart);
  await handsOn(page).isBackAt('the row that moved', down);
  // The page shows the new order before it is written; whoever reloads then reads the old one.
  await eventually('the order is written', async () => {
    const rows = await world.rows(orderSql, ['质量小课']);
    return rows.map((row) => row['title']).join() === [steps, chart].join();
  });
  await page.reload();
  await stands(page, steps, chart);

  const address = page.address().replace('/column-manage/column-detail', 'share-team/team-column-detail');
  const reader = await openPage(world, 'linzhiyuan', address);
  await heading(reader, '质量小课').waitFor();
  await reader.getByRole('button', { name: word('community.column.subscribe.named', { name: '质量小课' }) }).click();
  await reader.getByText(word('community.column.subscribers', { count: '1' })).waitFor();
  const newest = { name: word('community.column.sort.newest'), exact: true };
  await reader.getByRole('button', newest).click();
  await reader.reload();
  await reader.getByRole('button', { ...newest, pressed: true }).waitFor();
  await reader
    .getByRole('button', { name: word('community.column.unsubscribe.named', { name: '质量小课' }) })
    .waitFor();

  await page.reload();
  await page.getByRole('button', { name: word('community.column.remove'), exact: true }).click();
  await dialog.getByRole('button', { name: word('community.column.remove'), exact: true }).click();
  await page.getByRole('link', { name: told, exact: true }).waitFor();
  await page.getByRole('link', { name: '质量小课', exact: true }).waitFor({ state: 'detached' });
  await reader.reload();
  await reader.getByText(word('community.column.unknown.title')).waitFor();
});
