import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pdfOf } from '../packages/server/src/world/draw-documents.ts';
import { journey, type Product } from './journey.ts';
import {
  askPoll,
  callAs,
  enterWatching,
  hears,
  moves,
  onStage,
  openAudience,
  openRoom,
  openTab,
  plays,
  roomAddress,
  roomWords,
  say,
  switchLive,
  votePoll,
} from './live-rooms.ts';
import { lobby } from './signing-in.ts';
import { eventually } from './waiting.ts';

export const product: Product = { night: ['live'] };

const word = roomWords.cn;
const host = 'shixiaoman';

type Crowd = { readonly page: Page; readonly viewer: Page; readonly other: Page };

async function askAndAnswer({ page, viewer, other }: Crowd): Promise<void> {
  await openTab(viewer, 'questions');
  const asking = viewer.getByRole('textbox', { name: word['live.room.questions.write'] });
  await asking.fill('回放什么时候可以看？');
  await asking.press('Enter');
  await openTab(other, 'questions');
  await other.getByText('回放什么时候可以看？').waitFor();
  const votes = (count: number) => word['live.room.questions.vote'].replace('{{count}}', String(count));
  await other.getByRole('button', { name: votes(0) }).click();
  await viewer.getByRole('button', { name: votes(1) }).waitFor();
  await openTab(page, 'questions');
  await page.getByRole('button', { name: word['live.room.questions.answer'] }).click();
  const answering = page.getByRole('textbox', { name: word['live.room.questions.answer'] });
  await answering.fill('结束后一分钟内。');
  await answering.press('Enter');
  await viewer.getByText('结束后一分钟内。').waitFor();
  await viewer.getByText(word['live.room.questions.answered'], { exact: true }).waitFor();
}

async function pollAndAnnounce({ page, viewer, other }: Crowd): Promise<void> {
  await askPoll(page, '今天的节奏如何？', ['刚好', '有点快']);
  await votePoll(viewer, '刚好');
  await votePoll(other, '有点快');
  const half = word['live.room.polls.share'].replace('{{share}}', '50%').replace('{{count}}', '1');
  for (const tab of [page, viewer, other])
    await eventually('everybody sees both votes', async () => (await tab.getByText(half).count()) === 2);
  await page.getByRole('button', { name: word['live.room.polls.close'] }).click();
  for (const tab of [viewer, other]) await tab.getByText(word['live.room.polls.isClosed'], { exact: true }).waitFor();

  await openTab(page, 'people');
  await page.getByLabel(word['live.room.announce'], { exact: true }).fill('三点半抽奖');
  await page.getByRole('button', { name: word['live.room.announce.send'] }).click();
  await openTab(viewer, 'chat');
  await viewer.getByRole('status').getByText('三点半抽奖').waitFor();
}

async function bringUp({ page, viewer }: Crowd): Promise<void> {
  await viewer.getByRole('log').click();
  await viewer.keyboard.press('h');
  await viewer.getByRole('button', { name: word['live.room.hand.lower'] }).waitFor();
  await page.getByRole('button', { name: word['live.room.people.bringUp'] }).click();
  await viewer.getByRole('button', { name: word['live.room.stage.up.speak'] }).click();
  await moves(onStage(page, '林知远'), 0.5);
  await page.getByRole('button', { name: word['live.room.people.sendBack'] }).click();
  await viewer.getByRole('button', { name: word['live.room.hand.raise'] }).waitFor();
  await onStage(page, '林知远').waitFor({ state: 'detached' });
}

async function muteAndRemove({ page, viewer }: Crowd): Promise<void> {
  const menuOf = (name: string) =>
    page.getByRole('button', { name: word['live.room.people.more'].replace('{{name}}', name) });
  await say(viewer, '谢谢主持人');
  await menuOf('林知远').first().click();
  await page.getByRole('menuitem', { name: word['live.room.people.mute'], exact: true }).click();
  await viewer.getByPlaceholder(word['live.room.chat.muted']).waitFor();
  await menuOf('林知远').first().click();
  await page.getByRole('menuitem', { name: word['live.room.people.remove'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: word['live.room.people.remove'] }).click();
  await viewer.getByRole('heading', { name: word['live.room.gone.removed.title'] }).waitFor();
}

// One journey for what goes on in one room: making and entering it was done three times.
journey(
  '[LIVE-ROOM-14] questions, polls and an announcement; a raised hand speaks, somebody is muted and removed; who watched is thanked and may score',
  async (stage) => {
    const { page, as } = stage;
    const id = await openRoom(stage, { host, subject: '提问、举手与评分' });
    const [viewer, other] = await openAudience(as, id, ['linzhiyuan', 'tanmuyang']);
    assert(viewer && other);
    const crowd = { page, viewer, other };
    await askAndAnswer(crowd);
    await pollAndAnnounce(crowd);
    await bringUp(crowd);
    await muteAndRemove(crowd);

    await switchLive(page, 'end');
    await page.getByRole('heading', { name: word['live.room.gone.held.title'] }).waitFor();
    await other.getByRole('heading', { name: word['live.room.gone.ended.title'] }).waitFor();
    await other.getByRole('button', { name: word['live.room.score.of'].replace('{{score}}', '5') }).click();
    await other.getByText(word['live.room.score.thanks']).waitFor();
  },
);

journey('a lost line comes back by itself, with what was said meanwhile, and so does a page', async (stage) => {
  const { page, url, as } = stage;
  const id = await openRoom(stage, { host, subject: '断线重连' });
  const viewer = await as('linzhiyuan', lobby);
  const lines: { close: (options: { code: number }) => Promise<void> }[] = [];
  let isCut = false;
  await viewer.routeWebSocket(/\/live\/room\//, (line) => {
    if (isCut) void line.close({ code: 4010 });
    else {
      line.connectToServer();
      lines.push(line);
    }
  });
  await enterWatching(viewer, roomAddress(url, id, 1));
  await plays(viewer);
  isCut = true;
  for (const line of lines.splice(0)) await line.close({ code: 4010 });
  await viewer.getByText(word['live.room.line.lost']).waitFor();
  assert.equal(await viewer.getByRole('dialog').count(), 0);
  await say(page, '断线期间的消息');
  isCut = false;
  await hears(viewer, '断线期间的消息');
  await viewer.getByText(word['live.room.line.lost']).waitFor({ state: 'hidden' });
  await plays(viewer);
  await viewer.reload();
  await hears(viewer, '断线期间的消息');
});

const sheets = ['一', '二'].map((number) => ({ title: `第${number}页`, lines: [`第${number}页的内容`] }));
const slide = (page: number): string =>
  word['live.room.slides.page'].replace('{{page}}', String(page)).replace('{{pages}}', '2');

async function showSlides(page: Page): Promise<void> {
  await page.getByRole('button', { name: word['live.room.slides'], exact: true }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '课件.pdf', mimeType: 'application/pdf', buffer: pdfOf(sheets) });
  await page.getByRole('button', { name: word['live.room.slides.show'], exact: true }).click();
  await page.getByRole('figure').waitFor();
}

const enter = (page: Page): Promise<void> => page.getByRole('button', { name: word['live.room.enter'] }).click();

journey(
  '[ROUTE-05] D-067: a passcode or a temporary address opens the room for somebody without an account, who sees the slides turned for all',
  async (stage) => {
    const { page, url, elsewhere } = stage;
    const id = await openRoom(stage, { host, subject: '口令与课件', more: { passcode: 'abc123' } });
    const guest = await elsewhere();
    await guest.goto(`${url}#/lives/keylogin/${id}`);
    const passcode = guest.getByLabel(word['live.room.key.passcode']);
    await passcode.fill('wrong1');
    await enter(guest);
    await guest.getByText(word['live.room.key.displayName.missing']).waitFor();
    await guest.getByLabel(word['live.room.key.displayName']).fill('来访的王工');
    await enter(guest);
    await eventually(
      'the passcode is refused at its field',
      async () => (await passcode.getAttribute('aria-invalid')) === 'true',
    );
    await passcode.fill('abc123');
    await enter(guest);
    await guest.getByRole('log').waitFor();
    await plays(guest);
    await say(guest, '客人也能说话');
    await hears(page, '客人也能说话');

    await showSlides(page);
    await guest.getByRole('figure', { name: slide(1) }).waitFor();
    await page.getByRole('button', { name: word['live.room.slides.next'] }).click();
    for (const tab of [page, guest]) await tab.getByRole('figure', { name: slide(2) }).waitFor();

    const { webUrl } = await callAs<{ webUrl: string }>(page, { method: 'GET', path: `/live/temp-url/${id}` });
    const invited = await elsewhere();
    await invited.goto(webUrl.startsWith('#') ? url + webUrl : webUrl);
    await invited.getByLabel(word['live.room.key.displayName']).fill('受邀的李工');
    await enter(invited);
    await invited.getByRole('figure', { name: slide(2) }).waitFor();
    await say(invited, '我也进来了');
    await hears(page, '我也进来了');
  },
);
