import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { enterSpeaking, enterWatching, makeLive, openTab, roomAddress, roomWords, startLive } from './live-rooms.ts';
import { lobby } from './signing-in.ts';
import { arrivesAt, eventually } from './waiting.ts';

export const product: Product = { needsWindows: true, night: ['live'] };

const word = roomWords.cn;
const host = 'shixiaoman';

const question = (page: Page) => page.getByRole('dialog', { name: word['live.room.leave.title'] });
async function answer(page: Page, key: 'live.room.stay' | 'live.room.leave'): Promise<void> {
  await question(page).getByRole('button', { name: word[key] }).first().click();
  await question(page).waitFor({ state: 'hidden' });
}

journey(
  'a host who goes back, types an address or closes the tab is asked first, and stays in the room who says so',
  async ({ page, url, signIn }) => {
    await signIn(page, host, lobby);
    const id = await makeLive(page, '先问一声再走');
    await startLive(page, id);
    const room = `/live/action?id=${id}&identity=2`;
    await page.goto(`${url}#/live/detail/${id}`);
    await page.getByRole('heading', { level: 1, name: '先问一声再走' }).waitFor();
    await enterSpeaking(page, roomAddress(url, id, 2));

    await page.goBack();
    await answer(page, 'live.room.stay');
    await arrivesAt(page, room);
    await page.evaluate(() => {
      window.location.hash = '#/home-v';
    });
    await answer(page, 'live.room.stay');
    await arrivesAt(page, room);

    await openTab(page, 'people');
    await arrivesAt(page, `${room}&tab=people`);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await eventually('the browser asks', () => asked.includes('beforeunload'));
    // Through all of it the page was never left: a room entered anew would ask for the devices first.
    await page.getByRole('tab', { name: word['live.room.tab.people'], selected: true }).waitFor();

    await page.getByRole('button', { name: word['live.room.leave'], exact: true }).click();
    await answer(page, 'live.room.leave');
    await arrivesAt(page, `/live/detail/${id}`);
    assert.deepEqual(asked, ['beforeunload'], 'who has said yes is not asked again');
  },
);

journey(
  'who only watches goes as they came, and finds their tab again after a reload',
  async ({ page, url, signIn, as }) => {
    await signIn(page, host, lobby);
    const id = await makeLive(page, '看完就走');
    await startLive(page, id);
    const viewer = await as('linzhiyuan', `live/detail/${id}`);
    await viewer.getByRole('heading', { level: 1, name: '看完就走' }).waitFor();
    await enterWatching(viewer, roomAddress(url, id, 1));
    await openTab(viewer, 'people');
    await viewer.reload();
    await viewer.getByRole('tab', { name: word['live.room.tab.people'], selected: true }).waitFor();
    await viewer.getByText(word['live.room.people.onlyThose']).waitFor();
    await viewer.goBack();
    await arrivesAt(viewer, `/live/detail/${id}`);
  },
);
