import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { texts as errors } from '@shuyuan/i18n/packs/cn/errors';
import { expect, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const world = pageWorld();
const workshop = '课件设计工作坊：一页只讲一件事';
const attended = '新员工第一课：认识青禾';

async function idOf(subject: string): Promise<string> {
  const [live] = await world.rows('select id from live where subject = $1', [subject]);
  return String(live?.['id']);
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('[ROUTE-47] [LIVE-ROOM-08] what is coming is browsed, subscribed to, found again and cancelled', async () => {
  const page = await openPage(world, 'linzhiyuan');
  await page.getByRole('navigation').getByRole('link', { name: common['frame.nav.live'] }).first().click();
  await page.getByRole('heading', { level: 1, name: activity['live.home.title'] }).waitFor();
  const list = panel(page, activity['live.home.coming.title']);
  const button = (key: 'live.detail.subscribe' | 'live.detail.unsubscribe') =>
    list.getByRole('button', { name: `${activity[key]} · ${workshop}` });
  await button('live.detail.subscribe').click();
  await page.getByText(activity['live.detail.subscribe.done']).waitFor();
  await list.getByRole('button', { name: activity['live.home.coming.mine'] }).click();
  await button('live.detail.unsubscribe').waitFor();
  await page.arrivesAt('/live/index?coming=mine');
  await page.reload();
  await list.getByRole('link', { name: workshop }).click();
  await page.getByRole('heading', { level: 1, name: workshop }).waitFor();
  await page.getByRole('button', { name: `${activity['live.detail.unsubscribe']} · ${workshop}` }).click();
  await page.getByText(activity['live.detail.unsubscribe.done']).waitFor();
});

test('[LIVE-ROOM-06] a word is looked for in what comes and what was recorded, is part of the address, and is taken away again', async () => {
  const page = await openPage(world, 'linzhiyuan', 'live/index');
  const box = page.getByRole('main').getByRole('searchbox', { name: activity['live.manage.search'] });
  await box.fill('课件设计');
  await box.press('Enter');
  await page.arrivesAt(`/live/index?search=${encodeURIComponent('课件设计')}`);
  await panel(page, activity['live.home.coming.title']).getByRole('link', { name: workshop }).waitFor();
  const none = activity['live.home.noneFound.review'].replace('{{text}}', '课件设计');
  await panel(page, activity['live.home.review.title']).getByText(none).waitFor();
  await page.reload();
  await panel(page, activity['live.home.review.title'])
    .getByRole('button', { name: activity['live.manage.search.clear'] })
    .click();
  await panel(page, activity['live.home.schedule.title']).waitFor();
  await page.arrivesAt('/live/index');
  expect(await box.inputValue()).toBe('');
});

test('[LIVE-ROOM-14] who attended says how it was, and may change it', async () => {
  const page = await openPage(world, 'linzhiyuan', `live/detail/${await idOf(attended)}`);
  const score = panel(page, activity['live.detail.score.title']);
  const star = (count: number) =>
    score.getByRole('button', { name: activity['live.detail.score.star'].replace('{{count}}', String(count)) });
  await star(2).click();
  await page.getByText(activity['live.detail.score.saved']).first().waitFor();
  await score.getByText('4.0', { exact: true }).waitFor();
  await star(5).click();
  await score.getByText('4.8', { exact: true }).waitFor();
  await page.reload();
  await score.getByRole('button', { pressed: true }).waitFor();
  await score.getByText(activity['live.detail.score.count'].replace('{{count}}', '4')).waitFor();
});

test('[LIVE-ROOM-09] D-050: who is not meant is told so on a page; what is not there too', async () => {
  const page = await openPage(world, 'amina', `live/detail/${await idOf('软件研发部技术月会')}`);
  await page.arrivesAt('/home/error-page/40305');
  await page.getByText(errors['lang.40305']).waitFor();
  await page.goto('live/detail/nowhere');
  await page.getByText(activity['live.detail.missing.title']).waitFor();
  await page.getByRole('link', { name: activity['live.detail.home'] }).click();
  await page.arrivesAt('/live/index');
});

test('[LIVE-ROOM-15] who made a live changes it from its page', async () => {
  const page = await openPage(world, 'shenruoxi', `live/detail/${await idOf(workshop)}`);
  const manage = panel(page, activity['live.detail.manage']);
  await manage.getByRole('button', { name: activity['live.manage.do.withdraw'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: activity['live.manage.do.withdraw'] }).click();
  await page.getByText(activity['live.detail.state.cancelled.title']).waitFor();
  await manage.getByRole('button', { name: activity['live.manage.do.publish'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: activity['live.manage.do.publish'] }).click();
  await page.getByText(activity['live.detail.state.notBegun.title']).waitFor();
  await page.getByRole('button', { name: activity['live.detail.host'] }).waitFor();
});

const monthAhead = (by: number): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getFullYear(), today.getMonth() + by, 15)).toISOString().slice(0, 7);
};

test('[LIVE-ROOM-05] the month is walked through by keyboard, and its place is kept', async () => {
  const next = monthAhead(1);
  const page = await openPage(world, 'linzhiyuan', `live/index?day=${next}-15`);
  const month = panel(page, activity['live.home.schedule.title']);
  await month.getByRole('button', { pressed: true }).focus();
  await page.press('ArrowRight');
  await page.press('ArrowDown');
  await page.press('Enter');
  await page.arrivesAt(`/live/index?day=${next}-23`);
  await month.getByRole('button', { name: activity['live.home.schedule.next'] }).click();
  await page.arrivesAt(`/live/index?month=${monthAhead(2)}`);
  await month.getByRole('button', { name: activity['live.home.schedule.today'] }).click();
  await page.arrivesAt('/live/index');
});
