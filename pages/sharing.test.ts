import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { openAsVisitor, openPage, type Page } from './page.ts';
import { fillCredentials } from './signing-in.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

/** Told by the world. */
const workshop = '课件设计工作坊：一页只讲一件事';
const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shareButtons = (page: Page) => page.getByRole('button', { name: word('share.open'), exact: true });

async function openQuestion(page: Page): Promise<void> {
  await page.goto(`share-study/share-index?words=${encodeURIComponent(torque.slice(0, 8))}`);
  const list = page.getByRole('list', { name: word('community.question.index') });
  // Others may have shared it under a title that names it.
  await list.getByRole('link', { name: torque, exact: true }).click();
  await heading(page, torque).waitFor();
}

async function openLive(page: Page): Promise<void> {
  await page.goto('live/index');
  await page.getByRole('link', { name: workshop }).first().click();
  await heading(page, workshop).waitFor();
}

async function openWidget(page: Page): Promise<void> {
  await shareButtons(page).first().click();
  await page.getByRole('dialog', { name: word('sharing.title') }).waitFor();
}

test('[ROUTE-11] [D-085] a visitor is told that something was shared, not what, and arrives after signing in', async () => {
  const page = await openPage(world, 'linzhiyuan', 'about');
  await openQuestion(page);
  const place = page.address();
  await openWidget(page);
  await press(page, word('sharing.target.link'));
  await page.getByText(word('sharing.copied')).waitFor();
  const link = await navigator.clipboard.readText();
  const visitor = await openAsVisitor(world, link.slice(link.indexOf('#/') + 2));
  await heading(visitor, word('sharing.landing.title')).waitFor();
  expect(await visitor.getByText(torque.slice(0, 6)).count()).toBe(0);
  await press(visitor, word('sharing.landing.signIn'));
  await fillCredentials(visitor, 'zhoumuyun', demoPassword);
  await heading(visitor, torque).waitFor();
  await visitor.arrivesAt(place);
  await visitor.goto('share/nothing/8');
  await visitor.arrivesAt('/home/error-page/900005');
  await visitor.goto('share/nothing/16');
  await visitor.arrivesAt('/home/error-page/900005');
});

test('[SHARE-09] [D-083] [D-197] who had a page open before it was blacklisted gets an error', async () => {
  const page = await openPage(world, 'linzhiyuan', 'about');
  await openLive(page);
  await openWidget(page);
  const [before] = await world.rows("select value from setting where key = 'SHARE_BLACKLIST'");
  const blacklist = (value: unknown) =>
    world.rows("update setting set value = $1 where key = 'SHARE_BLACKLIST'", [value]);
  await blacklist('["/live/detail"]');
  await press(page, word('sharing.target.link'));
  await page.getByText(word('lang.31103')).waitFor();
  await blacklist(before?.['value']);
});

test('[SHARE-08] [D-083] [D-197] a page an administrator blacklists has no button', async () => {
  const administrator = await openPage(world, 'luchengze', 'admin/settings');
  const title = word('admin.settings.SHARE_BLACKLIST.title');
  const setting = administrator.getByRole('region', { name: title, exact: true });
  await setting.getByRole('textbox').fill('/live/detail');
  await setting.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await administrator.getByText(word('admin.settings.saved', { title })).waitFor();

  const colleague = await openPage(world, 'zhoumuyun', 'about');
  await openQuestion(colleague);
  await shareButtons(colleague).first().waitFor();
  await openLive(colleague);
  await colleague.getByRole('button', { name: workshop }).first().waitFor();
  expect(await shareButtons(colleague).count()).toBe(0);
});
