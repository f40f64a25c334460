import assert from 'node:assert/strict';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { texts as activity } from '@shuyuan/i18n/packs/cn/activity';
import { texts as common } from '@shuyuan/i18n/packs/cn/common';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { lobby } from './signing-in.ts';
import { ahead, eventually } from './waiting.ts';

export const product: Product = { night: ['live', 'sharing'] };

const workshop = '课件设计工作坊：一页只讲一件事';

type Card = { readonly id: string; readonly subject: string; readonly startTime: number };

/** Lives as a list of this person has them; addresses need their numbers. */
const listed = (page: Page, list: string): Promise<Card[]> =>
  page.evaluate(async (path) => {
    const authorization = `Bearer__${localStorage.getItem('shuyuan.token')}`;
    const answer = await fetch(`/api/v1${path}`, { headers: { authorization } });
    return ((await answer.json()) as { items: Card[] }).items;
  }, list);

/** The workshop as the list of what is coming has it. */
async function findWorkshop(page: Page): Promise<Card> {
  const found = (await listed(page, '/live/list?pageSize=50')).find(({ subject }) => subject === workshop);
  assert.ok(found, `${workshop} is coming`);
  return found;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

journey(
  '[LIVE-ROOM-16] [LIVE-ROOM-17] [LIVE-ROOM-18] C-39: a countdown goes by seconds and reads its list again once, at zero',
  async ({ page, url, signIn }) => {
    await signIn(page, 'linzhiyuan', lobby);
    const live = await findWorkshop(page);
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

journey(
  '[LIVE-ROOM-02] [SYSTEM-08] a live is collected, may be shared, and is kept in mind',
  async ({ page, url, signIn }) => {
    await signIn(page, 'linzhiyuan', lobby);
    const { id } = await findWorkshop(page);
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
