import { journey } from './journey.ts';
import { enterSpeaking, enterWatching, makeLive, plays, roomAddress, roomWords, startLive } from './live-rooms.ts';
import { look, variants } from './looking.ts';

for (const { name, language, options } of variants) {
  const word = roomWords[language];
  journey(
    `the room, the check of devices and the door by passcode are looked at: ${name}`,
    async ({ page, url, signIn, as, elsewhere }) => {
      await signIn(page, 'shixiaoman');
      const id = await makeLive(page, '看一看直播间', { passcode: 'abc123' });
      await startLive(page, id);
      await page.goto(roomAddress(url, id, 2));
      await page.getByRole('heading', { name: word['live.room.devices.title'] }).waitFor();
      await look(page, `live-room-devices-${name}`);
      await enterSpeaking(page, roomAddress(url, id, 2), word);
      await look(page, `live-room-host-${name}`);
      for (const tab of ['questions', 'polls', 'people'] as const) {
        await page.getByRole('tab', { name: word[`live.room.tab.${tab}`] }).click();
        await look(page, `live-room-${tab}-${name}`);
      }
      const viewer = await as('linzhiyuan');
      await enterWatching(viewer, roomAddress(url, id, 1));
      if (language === 'cn') await plays(viewer);
      await look(viewer, `live-room-viewer-${name}`);
      const guest = await elsewhere();
      await guest.goto(`${url}#/lives/keylogin`);
      await guest.getByRole('heading', { name: word['live.room.key.title'] }).waitFor();
      await look(guest, `live-room-key-${name}`);
    },
    options,
  );
}
