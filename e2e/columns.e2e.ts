import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { addressOf, ahead, arrivesAt, eventually, isFocused } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

const chart = '控制图上连续七点上升，要不要停线？';
const steps = '八步法不是填表：写给第一次做客户投诉的你';
const told = '用自己的数据讲质量';

/** The smallest picture there is. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const contents = (page: Page) => page.getByRole('list', { name: word('community.column.order.title') });
const order = (page: Page): Promise<string[]> => contents(page).getByRole('link').allTextContents();
const stands = (page: Page, ...titles: string[]) =>
  eventually(`the order is ${titles.join(' ')}`, async () => (await order(page)).join() === titles.join());

journey(
  '[ROUTE-41] [COMM-27] [COMM-28] [COMM-30] an expert makes a column, fills and orders it, and a reader subscribes',
  async ({ page, signIn, as }) => {
    await signIn(page, 'tangyuwei', 'column-manage/column-card');
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
    await down.focus();
    // The page shows the new order before it is written; whoever reloads then reads the old one.
    const written = ahead(page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()));
    await page.keyboard.press('Enter');
    await stands(page, steps, chart);
    assert.ok(await isFocused(down));
    await written;
    await page.reload();
    await stands(page, steps, chart);
    const rows = contents(page).getByRole('listitem');
    await rows.last().dragTo(rows.first(), { targetPosition: { x: 40, y: 4 } });
    await stands(page, chart, steps);

    const address = addressOf(page).replace('column-manage/column-detail', 'share-team/team-column-detail');
    const reader = await as('linzhiyuan', address);
    await heading(reader, '质量小课').waitFor();
    await reader.getByRole('button', { name: word('community.column.subscribe.named', { name: '质量小课' }) }).click();
    await reader.getByText(word('community.column.subscribers', { count: '1' })).waitFor();
    await reader.getByRole('button', { name: word('community.column.sort.newest'), exact: true }).click();
    await reader.reload();
    await reader
      .getByRole('button', { name: word('community.column.sort.newest'), exact: true, pressed: true })
      .waitFor();
    await reader
      .getByRole('button', { name: word('community.column.unsubscribe.named', { name: '质量小课' }) })
      .waitFor();

    await page.getByRole('button', { name: word('community.column.remove'), exact: true }).click();
    await dialog.getByRole('button', { name: word('community.column.remove'), exact: true }).click();
    await page.getByRole('link', { name: told, exact: true }).waitFor();
    await page.getByRole('link', { name: '质量小课', exact: true }).waitFor({ state: 'detached' });
    await reader.reload();
    await reader.getByText(word('community.column.unknown.title')).waitFor();
  },
);

journey(
  '[COMM-45] [COMM-49] [COMM-52] a learner finds a circle, joins it, publishes into it, and leaves',
  async ({ page, signIn }) => {
    await signIn(page, 'linzhiyuan', 'share-study/share-index');
    await page.getByRole('link', { name: word('community.circle.title'), exact: true }).click();
    const box = page.getByRole('searchbox', { name: word('community.circle.search') });
    await box.fill('出海');
    await box.press('Enter');
    const list = page.getByRole('list', { name: word('community.circle.list') });
    await eventually('one is found', async () => (await list.getByRole('listitem').count()) === 1);
    await list.getByRole('button', { name: word('community.circle.join.named', { name: '客户与出海' }) }).click();
    const mine = page.getByRole('region', { name: word('community.circle.mine.title') });
    await mine.getByRole('link', { name: '客户与出海' }).click();
    await heading(page, '客户与出海').waitFor();
    const leave = page.getByRole('button', { name: word('community.circle.leave.named', { name: '客户与出海' }) });
    await leave.waitFor();
    const circle = new URL(page.url()).hash.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: word('community.circle.publish') }).click();
    await arrivesAt(page, `/publish-manage/publish-create?circle=${circle}`);
    await page.goBack();
    await leave.click();
    await page.getByRole('button', { name: word('community.circle.join.named', { name: '客户与出海' }) }).waitFor();
  },
);

journey(
  '[COMM-45] D-143: an administrator makes a circle, is told when its name is taken, hides it, and finds it in the audit log',
  async ({ page, url, signIn }) => {
    await signIn(page, 'luchengze', 'admin/circles');
    await page.getByRole('button', { name: word('admin.circles.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: word('admin.circles.form.submit'), exact: true });
    await dialog.getByLabel(word('admin.circles.form.name')).fill('工艺与质量');
    await save.click();
    await dialog.getByText(word('lang.29171')).waitFor();
    await dialog.getByLabel(word('admin.circles.form.name')).fill('羽毛球');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: dot });
    await dialog.getByRole('radio', { name: word('community.cover.own'), checked: true }).waitFor();
    await save.click();
    await page.getByRole('button', { name: word('admin.circles.edit.named', { name: '羽毛球' }) }).click();
    await dialog.getByRole('switch').click();
    await save.click();
    await page.getByRole('cell', { name: word('admin.circles.hidden'), exact: true }).waitFor();
    await page.goto(`${url}#/share-study/knowledge-community?search=羽毛球`);
    await page.getByText(word('community.circle.none.title', { search: '羽毛球' })).waitFor();
    await page.goto(`${url}#/admin/audit?action=circle.changed`);
    await page.getByRole('row').filter({ hasText: '陆承泽' }).first().waitFor();
  },
);
