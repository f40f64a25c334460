import { pdfOf } from '../packages/server/src/world/draw-documents.ts';
import { journey } from './journey.ts';
import { enterSpeaking, makeLive, roomAddress, roomWords, startLive } from './live-rooms.ts';

const word = roomWords.cn;
const sheets = ['一', '二'].map((number) => ({ title: `第${number}页`, lines: [`第${number}页的内容`] }));
const place = (page: number): string =>
  word['live.room.slides.page'].replace('{{page}}', String(page)).replace('{{pages}}', '2');

journey(
  'slides are shown to everybody, also to a guest who is signed in nowhere, and turned for all',
  async ({ page, url, signIn, elsewhere }) => {
    await signIn(page, 'shixiaoman');
    const id = await makeLive(page, '课件与来宾', { passcode: 'abc123' });
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    await page.getByRole('button', { name: word['live.room.slides'], exact: true }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: '课件.pdf', mimeType: 'application/pdf', buffer: pdfOf(sheets) });
    await page.getByRole('button', { name: word['live.room.slides.show'], exact: true }).click();
    await page.getByRole('figure').waitFor();

    const guest = await elsewhere();
    await guest.goto(`${url}#/lives/keylogin/${id}`);
    await guest.getByLabel(word['live.room.key.passcode']).fill('abc123');
    await guest.getByLabel(word['live.room.key.displayName']).fill('来访的王工');
    await guest.getByRole('button', { name: word['live.room.enter'] }).click();
    await guest.getByRole('figure').waitFor();

    await page.getByRole('button', { name: word['live.room.slides.next'] }).click();
    for (const tab of [page, guest]) await tab.getByRole('figure', { name: place(2) }).waitFor();
  },
);
