import assert from 'node:assert/strict';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import { texts as errors } from '@shuyuan/i18n/packs/cn/errors';
import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { lobby } from './signing-in.ts';
import { ahead, arrivesAt, eventually, placeOf } from './waiting.ts';

const workshop = '课件设计工作坊：一页只讲一件事';
const attended = '新员工第一课：认识青禾';

type Card = { readonly id: string; readonly subject: string; readonly startTime: number };

/** Lives as a list of this person has them; addresses need their numbers. */
const listed = (page: Page, list: string): Promise<Card[]> =>
  page.evaluate(async (path) => {
    const authorization = `Bearer__${localStorage.getItem('shuyuan.token')}`;
    const answer = await fetch(`/api/v1${path}`, { headers: { authorization } });
    return ((await answer.json()) as { items: Card[] }).items;
  }, list);

async function idOf(page: Page, list: string, subject: string): Promise<string> {
  const found = (await listed(page, list)).find((live) => live.subject === subject);
  assert.ok(found, `${subject} is in ${list}`);
  return found.id;
}

const coming = '/live/list?pageSize=50';
const hot = '/live/hot?pageSize=50';
const panel = (page: Page, name: string) => page.getByRole('region', { name });

journey(
  '[ROUTE-47] [LIVE-ROOM-08] what is coming is browsed, subscribed to, found again and cancelled',
  async ({ page, signIn }) => {
    await signIn(page);
    await page.getByRole('navigation').getByRole('link', { name: common['frame.nav.live'] }).first().click();
    await page.getByRole('heading', { level: 1, name: activity['live.home.title'] }).waitFor();
    const list = panel(page, activity['live.home.coming.title']);
    const button = (key: 'live.detail.subscribe' | 'live.detail.unsubscribe') =>
      list.getByRole('button', { name: `${activity[key]} · ${workshop}` });
    await button('live.detail.subscribe').click();
    await page.getByText(activity['live.detail.subscribe.done']).waitFor();
    await list.getByRole('button', { name: activity['live.home.coming.mine'] }).click();
    await button('live.detail.unsubscribe').waitFor();
    await arrivesAt(page, '/live/index?coming=mine');
    await page.reload();
    await list.getByRole('link', { name: workshop }).click();
    await page.getByRole('heading', { level: 1, name: workshop }).waitFor();
    await page.getByRole('button', { name: `${activity['live.detail.unsubscribe']} · ${workshop}` }).click();
    await page.getByText(activity['live.detail.unsubscribe.done']).waitFor();
  },
);

journey(
  '[LIVE-ROOM-06] a word is looked for in what comes and what was recorded, is part of the address, and is taken away again',
  async ({ page, signIn }) => {
    await signIn(page, 'linzhiyuan', 'live/index');
    const box = page.getByRole('main').getByRole('searchbox', { name: activity['live.manage.search'] });
    await box.fill('课件设计');
    await box.press('Enter');
    await arrivesAt(page, `/live/index?search=${encodeURIComponent('课件设计')}`);
    await panel(page, activity['live.home.coming.title']).getByRole('link', { name: workshop }).waitFor();
    const none = activity['live.home.noneFound.review'].replace('{{text}}', '课件设计');
    await panel(page, activity['live.home.review.title']).getByText(none).waitFor();
    await page.reload();
    await panel(page, activity['live.home.review.title'])
      .getByRole('button', { name: activity['live.manage.search.clear'] })
      .click();
    await panel(page, activity['live.home.schedule.title']).waitFor();
    await arrivesAt(page, '/live/index');
    assert.equal(await box.inputValue(), '');
  },
);

const monthAhead = (by: number): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getFullYear(), today.getMonth() + by, 15)).toISOString().slice(0, 7);
};

journey('[LIVE-ROOM-05] the month is walked through by keyboard, and its place is kept', async ({ page, signIn }) => {
  const next = monthAhead(1);
  await signIn(page, 'linzhiyuan', `live/index?day=${next}-15`);
  const month = panel(page, activity['live.home.schedule.title']);
  const chosen = month.getByRole('button', { pressed: true });
  await chosen.waitFor();
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrivesAt(page, `/live/index?day=${next}-23`);
  await month.getByRole('button', { name: activity['live.home.schedule.next'] }).click();
  await arrivesAt(page, `/live/index?month=${monthAhead(2)}`);
  await month.getByRole('button', { name: activity['live.home.schedule.today'] }).click();
  await arrivesAt(page, '/live/index');
});

journey(
  '[LIVE-ROOM-16] [LIVE-ROOM-17] [LIVE-ROOM-18] C-39: a countdown goes by seconds and reads its list again once, at zero',
  async ({ page, url, signIn }) => {
    await signIn(page, 'linzhiyuan', lobby);
    const live = (await listed(page, coming)).find(({ subject }) => subject === workshop);
    assert.ok(live);
    // Long before it, and then only when told: however slow the machine, every second of it is drawn.
    const aheadMs = 30 * minuteMs;
    const lastSeconds = 3;
    await page.clock.install({ time: live.startTime - aheadMs });
    await page.goto(`${url}#/live/index`);
    await page.reload();
    const row = panel(page, activity['live.home.coming.title']).getByRole('listitem').filter({ hasText: workshop });
    await row.getByRole('timer').waitFor();
    const shows = (seconds: number) => row.getByText(`距开始还有 0分${seconds}秒`, { exact: true }).waitFor();
    await page.clock.pauseAt(live.startTime - lastSeconds * 1_000);
    await shows(lastSeconds);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/live/list') && searchParams.get('status') === '1') asked.push(request.url());
    });
    for (let seconds = lastSeconds - 1; seconds > 0; seconds -= 1) {
      await page.clock.runFor(1_000);
      await shows(seconds);
    }
    assert.equal(asked.length, 0);
    // From here on the clock goes by itself: what comes back from the server is drawn in a moment of its own.
    await page.clock.resume();
    await page.clock.fastForward(1_000);
    await row.getByText(activity['live.home.late']).waitFor();
    await eventually('the list is read again', () => asked.length > 0);
    await page.clock.fastForward(3_000);
    // Requests are told in their order: whatever the page asked for before this one has been told.
    await page.evaluate(() => fetch('/readyz'));
    assert.equal(asked.length, 1);
  },
);

journey('[LIVE-ROOM-14] who attended says how it was, and may change it', async ({ page, url, signIn }) => {
  await signIn(page, 'linzhiyuan', lobby);
  await page.goto(`${url}#/live/detail/${await idOf(page, hot, attended)}`);
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

journey(
  '[LIVE-ROOM-02] [SYSTEM-08] a live is collected, may be shared, and is kept in mind',
  async ({ page, url, signIn }) => {
    await signIn(page, 'linzhiyuan', lobby);
    const id = await idOf(page, coming, workshop);
    await page.goto(`${url}#/live/detail/${id}`);
    await page.getByRole('button', { name: activity['live.detail.collect'], exact: true }).click();
    await page.getByRole('button', { name: activity['live.detail.collected'] }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: activity['live.detail.collected'] }).click();
    await page.getByRole('button', { name: activity['live.detail.collect'], exact: true }).waitFor();
    const file = ahead(page.waitForEvent('download'));
    await page.getByRole('button', { name: activity['live.share.calendar'] }).click();
    assert.equal((await file).suggestedFilename(), 'live.ics');
    await page.getByRole('button', { name: common['share.open'], exact: true }).waitFor();
  },
);

journey('[LIVE-ROOM-09] D-050: who is not meant is told so on a page; what is not there too', async (stage) => {
  const { page, url, signIn, as } = stage;
  const host = await as('hejingxing', lobby);
  const own = await listed(host, '/live/manage/list?pageSize=100&isOwn=true');
  const scoped = own.find(({ subject }) => subject === '软件研发部技术月会');
  assert.ok(scoped);
  await signIn(page, 'amina', `live/detail/${scoped.id}`);
  await arrivesAt(page, '/home/error-page/40305');
  await page.getByText(errors['lang.40305']).waitFor();
  await page.goto(`${url}#/live/detail/nowhere`);
  await page.getByText(activity['live.detail.missing.title']).waitFor();
  await page.getByRole('link', { name: activity['live.detail.home'] }).click();
  await eventually('the live home is there', () => placeOf(page) === '/live/index');
});

journey('[LIVE-ROOM-15] who made a live changes it from its page', async ({ page, url, signIn }) => {
  await signIn(page, 'shenruoxi', lobby);
  await page.goto(`${url}#/live/detail/${await idOf(page, coming, workshop)}`);
  const manage = panel(page, activity['live.detail.manage']);
  await manage.getByRole('button', { name: activity['live.manage.do.withdraw'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: activity['live.manage.do.withdraw'] }).click();
  await page.getByText(activity['live.detail.state.cancelled.title']).waitFor();
  await manage.getByRole('button', { name: activity['live.manage.do.publish'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: activity['live.manage.do.publish'] }).click();
  await page.getByText(activity['live.detail.state.notBegun.title']).waitFor();
  await page.getByRole('button', { name: activity['live.detail.host'] }).waitFor();
});
