import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What somebody said, in its place; not in the field it was written in. */
const spoken = (page: Page, words: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('paragraph').filter({ hasText: words }) })
    .last();

test('[COMM-15] [COMM-20] [COMM-53] [COMM-54] a learner finds a question, likes and keeps it, answers, and finds the answer again', async () => {
  const page = await openPage(
    world,
    'linzhiyuan',
    `share-study/share-index?words=${encodeURIComponent(torque.slice(0, 8))}`,
  );
  const list = page.getByRole('list', { name: word('community.question.index') });
  await list.getByRole('link', { name: torque }).click();
  await heading(page, torque).waitFor();
  const like = page.getByRole('article').first().getByRole('button', { name: /点赞/ }).first();
  await like.click();
  await button(page, word('community.question.collect')).click();
  await eventually('it is liked', async () => (await like.getAttribute('aria-pressed')) === 'true');
  await button(page, word('community.question.collected')).waitFor();
  await page.getByRole('textbox', { name: word('community.discuss.write') }).fill('我们每班点一次，先看温度。');
  await button(page, word('community.discuss.send')).click();
  await spoken(page, '我们每班点一次，先看温度。').waitFor();
  await eventually('the address leads to it', () => page.address().includes('?at='));
  const answer = page.address();

  const author = await openPage(world, 'xiaoyichen', answer.slice(1));
  const mine = spoken(author, '我们每班点一次，先看温度。');
  await mine.getByRole('button', { name: word('community.discuss.reply'), exact: true }).click();
  await author.getByRole('textbox', { name: word('community.discuss.reply.to', { name: '林知远' }) }).fill('几点看？');
  await author.press('Control+Enter');
  await spoken(author, '几点看？').waitFor();
  await eventually('the address leads to the reply', () => author.address() !== answer);

  await page.reload();
  await page.goto('share-study/my-collection-detail?tab=discussions');
  await page.getByRole('link', { name: torque }).first().click();
  await heading(page, torque).waitFor();
  const said = spoken(page, '我们每班点一次，先看温度。');
  await said.getByRole('button', { name: word('community.discuss.replies.unfold', { count: '1' }) }).click();
  await spoken(page, '几点看？').waitFor();
  await page.goto('share-study/my-collection-detail?tab=favourites');
  await page.getByRole('link', { name: torque }).waitFor();
  expect(page.address()).toContain('tab=favourites');
});

test('[COMM-45] [COMM-49] [COMM-52] a learner finds a circle, joins it, publishes into it, and leaves', async () => {
  const circle = '客户与出海';
  const page = await openPage(world, 'linzhiyuan', 'share-study/share-index');
  await page.getByRole('link', { name: word('community.circle.title'), exact: true }).click();
  const box = page.getByRole('searchbox', { name: word('community.circle.search') });
  await box.fill('出海');
  await box.press('Enter');
  const list = page.getByRole('list', { name: word('community.circle.list') });
  await eventually('one is found', async () => (await list.getByRole('listitem').count()) === 1);
  await list.getByRole('button', { name: word('community.circle.join.named', { name: circle }) }).click();
  const mine = page.getByRole('region', { name: word('community.circle.mine.title') });
  await mine.getByRole('link', { name: circle }).click();
  await heading(page, circle).waitFor();
  const leave = page.getByRole('button', { name: word('community.circle.leave.named', { name: circle }) });
  await leave.waitFor();
  const id = page.address().split('/').at(-1) ?? '';
  await page.getByRole('link', { name: word('community.circle.publish') }).click();
  await page.arrivesAt(`/publish-manage/publish-create?circle=${id}`);
  await page.goBack();
  await leave.click();
  await page.getByRole('button', { name: word('community.circle.join.named', { name: circle }) }).waitFor();
});

test('[COMM-45] D-143: an administrator is told when the name of a circle is taken, hides one, and finds it in the audit log', async () => {
  const page = await openPage(world, 'luchengze', 'admin/circles');
  await page.getByRole('button', { name: word('admin.circles.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: word('admin.circles.form.submit'), exact: true });
  await dialog.getByLabel(word('admin.circles.form.name')).fill('工艺与质量');
  await save.click();
  await dialog.getByText(word('lang.29171')).waitFor();
  await dialog.getByLabel(word('admin.circles.form.name')).fill('羽毛球');
  await save.click();
  await page.getByRole('button', { name: word('admin.circles.edit.named', { name: '羽毛球' }) }).click();
  await dialog.getByRole('switch').click();
  await save.click();
  await page.getByRole('cell', { name: word('admin.circles.hidden'), exact: true }).waitFor();
  await page.goto(`share-study/knowledge-community?search=${encodeURIComponent('羽毛球')}`);
  await page.getByText(word('community.circle.none.title', { search: '羽毛球' })).waitFor();
  await page.goto('admin/audit?action=circle.changed');
  await page.getByRole('row').filter({ hasText: '陆承泽' }).first().waitFor();
});
