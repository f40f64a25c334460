import assert from 'node:assert/strict';
import { journey } from './journey.ts';
import {
  askPoll,
  callAs,
  enterSpeaking,
  enterWatching,
  hears,
  makeLive,
  moves,
  onStage,
  openTab,
  plays,
  roomAddress,
  roomWords,
  say,
  startLive,
  switchLive,
  votePoll,
} from './live-rooms.ts';
import { eventually } from './waiting.ts';

const word = roomWords.cn;
const host = 'shixiaoman';

journey('[LIVE-ROOM-14] the host ends it, who watched is thanked and may score', async ({ page, url, signIn, as }) => {
  await signIn(page, host);
  const id = await makeLive(page, '结束与评分');
  await startLive(page, id);
  await enterSpeaking(page, roomAddress(url, id, 2));
  const viewer = await as('linzhiyuan');
  await enterWatching(viewer, roomAddress(url, id, 1));
  await switchLive(page, 'end');
  await page.getByRole('heading', { name: word['live.room.gone.held.title'] }).waitFor();
  await viewer.getByRole('heading', { name: word['live.room.gone.ended.title'] }).waitFor();
  await viewer.getByRole('button', { name: word['live.room.score.of'].replace('{{score}}', '5') }).click();
  await viewer.getByText(word['live.room.score.thanks']).waitFor();
});

journey(
  'questions are voted up and answered, a poll is asked and closed, an announcement stands above the chat',
  async ({ page, url, signIn, as }) => {
    await signIn(page, host);
    const id = await makeLive(page, '提问与投票');
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    const viewer = await as('linzhiyuan');
    const other = await as('tanmuyang');
    await enterWatching(viewer, roomAddress(url, id, 1));
    await enterWatching(other, roomAddress(url, id, 1));

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
  },
);

journey(
  'a raised hand is brought up, speaks on the stage and is sent back; somebody is muted, and somebody is removed',
  async ({ page, url, signIn, as }) => {
    await signIn(page, host);
    const id = await makeLive(page, '举手发言');
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    const viewer = await as('linzhiyuan');
    await enterWatching(viewer, roomAddress(url, id, 1));
    await viewer.getByRole('log').click();
    await viewer.keyboard.press('h');
    await viewer.getByRole('button', { name: word['live.room.hand.lower'] }).waitFor();

    await openTab(page, 'people');
    await page.getByRole('button', { name: word['live.room.people.bringUp'] }).click();
    await viewer.getByRole('button', { name: word['live.room.stage.up.speak'] }).click();
    await moves(onStage(page, '林知远'), 0.5);
    await page.getByRole('button', { name: word['live.room.people.sendBack'] }).click();
    await viewer.getByRole('button', { name: word['live.room.hand.raise'] }).waitFor();
    await onStage(page, '林知远').waitFor({ state: 'detached' });

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
  },
);

journey(
  'a lost line comes back by itself, with what was said meanwhile, and so does a page',
  async ({ page, url, signIn, as }) => {
    await signIn(page, host);
    const id = await makeLive(page, '断线重连');
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    const viewer = await as('linzhiyuan');
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
  },
);

journey(
  '[ROUTE-05] D-067: a passcode opens the room for somebody without an account, and so does a temporary address',
  async ({ page, url, signIn, elsewhere }) => {
    await signIn(page, host);
    const id = await makeLive(page, '口令直播', { passcode: 'abc123' });
    await startLive(page, id);
    await enterSpeaking(page, roomAddress(url, id, 2));
    const guest = await elsewhere();
    await guest.goto(`${url}#/lives/keylogin/${id}`);
    await guest.getByLabel(word['live.room.key.passcode']).fill('wrong1');
    await guest.getByRole('button', { name: word['live.room.enter'] }).click();
    await guest.getByText(word['live.room.key.displayName.missing']).waitFor();
    await guest.getByLabel(word['live.room.key.displayName']).fill('来访的王工');
    await guest.getByRole('button', { name: word['live.room.enter'] }).click();
    await eventually('the passcode is refused at its field', async () =>
      guest
        .getByLabel(word['live.room.key.passcode'])
        .evaluate((field) => field.getAttribute('aria-invalid') === 'true'),
    );
    await guest.getByLabel(word['live.room.key.passcode']).fill('abc123');
    await guest.getByRole('button', { name: word['live.room.enter'] }).click();
    await guest.getByRole('log').waitFor();
    await plays(guest);
    await say(guest, '客人也能说话');
    await hears(page, '客人也能说话');

    const { webUrl } = await callAs<{ webUrl: string }>(page, { method: 'GET', path: `/live/temp-url/${id}` });
    const invited = await elsewhere();
    await invited.goto(webUrl.startsWith('#') ? url + webUrl : webUrl);
    await invited.getByLabel(word['live.room.key.displayName']).fill('受邀的李工');
    await invited.getByRole('button', { name: word['live.room.enter'] }).click();
    await invited.getByRole('log').waitFor();
    await say(invited, '我也进来了');
    await hears(page, '我也进来了');
  },
);
