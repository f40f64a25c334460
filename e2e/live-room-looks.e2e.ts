import { journey } from './journey.ts';
import { enterSpeaking, enterWatching, makeLive, roomAddress, roomWords, startLive } from './live-rooms.ts';
import { look, variants } from './looking.ts';

const host = 'shixiaoman';

for (const { name, language, options } of variants) {
  const word = roomWords[language];

  journey(
    `the check of devices and the room of a host are looked at: ${name}`,
    async ({ page, url, signIn }) => {
      await signIn(page, host);
      const id = await makeLive(page, '看一看直播间');
      await startLive(page, id);
      await page.goto(roomAddress(url, id, 2));
      await page.getByRole('heading', { name: word['live.room.devices.title'] }).waitFor();
      await look(page, `live-room-devices-${name}`);
      await enterSpeaking(page, roomAddress(url, id, 2), word);
      for (const tab of ['questions', 'polls', 'people'] as const) {
        await page.getByRole('tab', { name: word[`live.room.tab.${tab}`] }).click();
        await look(page, `live-room-${tab}-${name}`);
      }
    },
    options,
  );

  journey(
    `the room of a viewer before it begins and the door by passcode are looked at: ${name}`,
    async ({ page, url, signIn, as, elsewhere }) => {
      await signIn(page, host);
      const id = await makeLive(page, '等待开始的直播');
      const viewer = await as('linzhiyuan');
      await enterWatching(viewer, roomAddress(url, id, 1));
      await look(viewer, `live-room-viewer-${name}`);
      const guest = await elsewhere();
      await guest.goto(`${url}#/lives/keylogin`);
      await guest.getByRole('heading', { name: word['live.room.key.title'] }).waitFor();
      await look(guest, `live-room-key-${name}`);
    },
    options,
  );
}
