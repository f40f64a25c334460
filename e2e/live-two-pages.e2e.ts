import { journey } from './journey.ts';
import { enterSpeaking, enterWatching, makeLive, plays, roomAddress, roomWords, startLive } from './live-rooms.ts';

const word = roomWords.cn;

journey(
  'a host with two pages sends from the last one, and from the first again when told to',
  async ({ page, url, signIn, newTab, as }) => {
    await signIn(page, 'shixiaoman');
    const id = await makeLive(page, '两个页面');
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    const viewer = await as('linzhiyuan');
    await enterWatching(viewer, roomAddress(url, id, 1));
    await plays(viewer);

    const second = await newTab();
    await enterSpeaking(second, roomAddress(url, id, 2));
    const here = { name: word['live.room.sending.here'] };
    await page.getByRole('button', here).waitFor();
    await plays(viewer);
    await page.getByRole('button', here).click();
    await second.getByRole('button', here).waitFor();
    await page.getByRole('button', here).waitFor({ state: 'detached' });
    await plays(viewer);
  },
);
