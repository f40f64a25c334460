import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { keyTo } from './hands.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const follow = (page: Page, name: string) =>
  page.getByRole('button', { name: word('follow.on.named', { name }), exact: true });
const followed = (page: Page, name: string) =>
  page.getByRole('button', { name: word('follow.off.named', { name }), exact: true });
const topics = (page: Page) => page.getByRole('list', { name: word('topics.list.title') });

test('[COMM-19] [COMM-36] [COMM-38] [ROUTE-38] a learner finds a topic by kind, follows it, reads it, and keeps it', async () => {
  const page = await openPage(world, 'linzhiyuan', 'share-study/topic-list');
  await page.getByRole('button', { name: '质量与安全', exact: true }).click();
  await topics(page).getByRole('link', { name: '绿色工厂' }).waitFor();
  await topics(page).getByRole('link', { name: '软件架构' }).waitFor({ state: 'detached' });
  await page.reload();
  await follow(page, '绿色工厂').click();
  await followed(page, '绿色工厂').waitFor();
  const mine = page.getByRole('region', { name: word('topics.mine.title') });
  await mine.getByRole('link', { name: '绿色工厂' }).click();
  await page.getByRole('heading', { level: 1, name: '绿色工厂' }).waitFor();
  await followed(page, '绿色工厂').click();
  await follow(page, '绿色工厂').waitFor();
  await page.reload();
  await follow(page, '绿色工厂').waitFor();
});

test('[SYSTEM-06] [ROUTE-38] a word finds topics, and an address opens the list at one', async () => {
  const page = await openPage(world, 'linzhiyuan', 'share-study/topic-list');
  const box = page.getByRole('searchbox', { name: word('topics.search') });
  await box.fill('生产');
  await box.press('Enter');
  await eventually('two are found', async () => (await topics(page).getByRole('listitem').count()) === 2);
  await box.fill('没有这样的');
  await box.press('Enter');
  await page.getByText(word('topics.none.title', { search: '没有这样的' })).waitFor();
  await page.goto('share-study/topic-list');
  const address = await topics(page).getByRole('link', { name: '人工智能' }).getAttribute('href');
  const id = address?.split('/').at(-1) ?? '';
  await page.goto(`share-study/topic-list?id=${id}`);
  await page.getByRole('button', { name: '软件与数据', exact: true, pressed: true }).waitFor();
  await topics(page).getByRole('listitem').first().getByRole('link', { name: '人工智能' }).waitFor();
  await page.goto('ask/topic/detail/nowhere');
  await page.getByText(word('topics.detail.unknown.title')).waitFor();
});

test('[COMM-19] [PERSON-01] a colleague is followed from their card, and hears of it', async () => {
  const name = 'Amina Haddad';
  const page = await openPage(world, 'linzhiyuan');
  // By keyboard: a page that still loads moves under a pointer.
  await keyTo(page, 'Tab', page.getByRole('link', { name: /Amina Haddad/ }));
  const card = page.getByRole('dialog', { name: word('person.card', { name }) });
  await card.getByRole('button', { name: word('follow.on.named', { name }) }).click();
  await card.getByRole('button', { name: word('follow.off.named', { name }) }).waitFor();
  await card.getByRole('link', { name: word('person.homepage') }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await followed(page, name).waitFor();
  const amina = await openPage(world, 'amina', 'center/my/notifications');
  const notice = word('notice.attention.followed', { person: '林知远' });
  await amina.getByText(notice).first().waitFor();
});

test('[SYSTEM-06] [SYSTEM-07] an administrator makes a kind and a topic, hides it, and finds it in the audit log', async () => {
  const page = await openPage(world, 'luchengze', 'admin/topics');
  await page.getByRole('button', { name: word('admin.topics.types.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('admin.topics.form.name')).fill('兴趣小组');
  await dialog.getByRole('button', { name: word('admin.topics.form.submit'), exact: true }).click();
  await page.getByRole('button', { name: '兴趣小组', exact: true }).click();
  await page.getByText(word('admin.topics.empty.title')).waitFor();
  await page.getByRole('button', { name: word('admin.topics.add'), exact: true }).click();
  await dialog.getByLabel(word('admin.topics.form.name')).fill('人工智能');
  await dialog.getByRole('button', { name: word('admin.topics.form.submit'), exact: true }).click();
  await dialog.getByText(word('lang.29101')).waitFor();
  await dialog.getByLabel(word('admin.topics.form.name')).fill('羽毛球');
  await dialog.getByRole('button', { name: word('admin.topics.form.submit'), exact: true }).click();
  await page.getByRole('button', { name: word('admin.topics.edit.named', { name: '羽毛球' }) }).click();
  await dialog.getByRole('switch', { name: word('admin.topics.form.isShown') }).click();
  await dialog.getByRole('button', { name: word('admin.topics.form.submit'), exact: true }).click();
  await page.getByRole('cell', { name: word('admin.topics.hidden'), exact: true }).waitFor();
  await page.getByRole('button', { name: word('admin.topics.types.remove.named', { name: '兴趣小组' }) }).click();
  await dialog.getByRole('button', { name: word('admin.topics.types.remove'), exact: true }).click();
  await page.getByText(word('lang.29102')).waitFor();
  await page.goto('admin/audit?action=topic.changed');
  await page.getByRole('row').filter({ hasText: '陆承泽' }).first().waitFor();
});

test('[COMM-02] D-142: where a place has no circles, their page is the error page', async () => {
  const page = await openPage(world, 'duyinuo', 'share-study/knowledge-community');
  await page.getByText(word('lang.100005')).first().waitFor();
  await page.goto('share-study/share-index');
  await page.getByRole('link', { name: word('community.column.title'), exact: true }).waitFor();
  expect(await page.getByRole('link', { name: word('community.circle.title'), exact: true }).count()).toBe(0);
});
