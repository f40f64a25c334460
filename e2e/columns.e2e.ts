import { journey, type Product } from './journey.ts';
import { eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['community', 'files'] };

const word = wordsOf('cn');

/** The smallest picture there is. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

journey('[COMM-28] the contents of a column are put into another order by dragging', async ({ page, signIn }) => {
  await signIn(page, 'tangyuwei', 'column-manage/column-card');
  await page.getByRole('link', { name: '用自己的数据讲质量', exact: true }).click();
  await page.getByRole('link', { name: word('community.column.manage'), exact: true }).click();
  // The reader's page has a list of the same name.
  await page.getByRole('button', { name: word('community.column.pick.title'), exact: true }).waitFor();
  const contents = page.getByRole('list', { name: word('community.column.order.title') });
  await contents.getByRole('link').nth(1).waitFor();
  const order = () => contents.getByRole('link').allTextContents();
  const before = await order();
  const rows = contents.getByRole('listitem');
  await rows.last().dragTo(rows.first(), { targetPosition: { x: 40, y: 4 } });
  const wanted = [...before.slice(-1), ...before.slice(0, -1)].join();
  await eventually('the last is the first', async () => (await order()).join() === wanted);
});

journey('[COMM-45] D-143: a circle gets a picture of its own', async ({ page, signIn }) => {
  await signIn(page, 'luchengze', 'admin/circles');
  await page.getByRole('button', { name: word('admin.circles.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('admin.circles.form.name')).fill('羽毛球');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: dot });
  await dialog.getByRole('radio', { name: word('community.cover.own'), checked: true }).waitFor();
  await dialog.getByRole('button', { name: word('admin.circles.form.submit'), exact: true }).click();
  await page.getByRole('button', { name: word('admin.circles.edit.named', { name: '羽毛球' }) }).waitFor();
});
