import { enterSpeaking, enterWatching, makeLive, roomAddress, sellLive, startLive } from '../live-rooms.ts';
import { eventually, nothingLoads } from '../waiting.ts';
import { heading, type LookGroup, type LookStage, visitor } from './look-table.ts';
import { findLive, openLiveForm } from './opening.ts';

/** Told by the world. */
const workshop = '课件设计工作坊：一页只讲一件事';
const attended = '新员工第一课：认识青禾';
/** Held by the first who looks, for somebody who has not paid. */
const priced = '主轴听诊公开课';
const planned = '软件研发部技术月会';
const recorded = '夹具快速换型：从四十分钟到九分钟';

const around: LookGroup = {
  title: 'looks: around lives',
  features: ['live'],
  looks: [
    {
      name: 'live-home',
      as: 'linzhiyuan',
      at: 'live/index',
      open: async ({ page, word, notes }) => {
        await heading(page, word('live.home.title'));
        // The last part of the page that is read.
        await page
          .getByRole('region', { name: word('live.home.review.title') })
          .getByRole('link')
          .first()
          .waitFor();
        notes.set('coming', await findLive(page, '/live/list?pageSize=50', workshop));
        notes.set('ended', await findLive(page, '/live/hot?pageSize=50', attended));
      },
    },
    {
      name: 'live-hot',
      at: 'live/hotlive-page',
      open: async ({ page, word }) => {
        await heading(page, word('live.home.hot.title'));
        await page.getByRole('article').or(page.getByRole('listitem')).first().waitFor();
      },
    },
    ...(['coming', 'ended'] as const).map((which) => ({
      name: `live-${which}`,
      open: async ({ page, url, notes }: LookStage) => {
        await page.goto(`${url}#/live/detail/${notes.get(which)}`);
        await heading(page, which === 'coming' ? workshop : attended);
        const loading = page.locator('main output:has(span[aria-hidden])');
        await eventually('nothing is loading', async () => (await loading.count()) === 0);
      },
    })),
    {
      name: 'live-priced-own',
      as: 'shenruoxi',
      at: 'live/index',
      open: async ({ page, url, notes }) => {
        notes.set(priced, await sellLive(page, priced));
        await page.goto(`${url}#/live/detail/${notes.get(priced)}`);
        await heading(page, priced);
        await nothingLoads(page);
      },
    },
    {
      name: 'live-priced',
      as: 'linzhiyuan',
      at: 'live/index',
      open: async ({ page, url, word, notes }) => {
        await page.goto(`${url}#/live/detail/${notes.get(priced)}`);
        await page.getByRole('region', { name: word('pricing.locked.live') }).waitFor();
        await nothingLoads(page);
      },
    },
  ],
};

const managing: LookGroup = {
  title: 'looks: making and managing lives',
  features: ['live'],
  looks: [
    {
      name: 'live-form',
      as: 'hejingxing',
      at: 'about',
      open: async (stage) => {
        await openLiveForm(stage);
      },
    },
    {
      name: 'live-form-time',
      open: async ({ page, word }) => {
        const form = page.getByRole('dialog', { name: word('live.form.create') });
        await form.getByText(word('live.type.scheduled'), { exact: true }).click();
        await form.getByLabel(word('live.form.startTime')).first().click();
        await page.getByRole('button', { name: word('live.form.startTime.done') }).waitFor();
      },
    },
    {
      name: 'live-form-room',
      open: async ({ page, word }) => {
        const form = page.getByRole('dialog', { name: word('live.form.create') });
        await page.getByRole('button', { name: word('live.form.startTime.next') }).click();
        await page.locator('button[data-mantine-stop-propagation]').filter({ hasText: /^15$/ }).click();
        // The hour it is now may be one at which the room is closed.
        await page.getByRole('spinbutton', { name: word('live.form.startTime.hours'), exact: true }).fill('10');
        await page.getByRole('spinbutton', { name: word('live.form.startTime.minutes'), exact: true }).fill('00');
        await page.getByRole('button', { name: word('live.form.startTime.done') }).click();
        await form.getByRole('combobox', { name: word('live.form.room'), exact: true }).click();
        await page.getByRole('option', { name: /求是厅/ }).click();
        await nothingLoads(page);
      },
    },
    {
      name: 'live-manage',
      at: 'home-v?lives=all',
      open: ({ page, word }) =>
        page
          .getByRole('dialog', { name: word('live.manage.title') })
          .getByRole('row')
          .nth(1)
          .waitFor(),
    },
    {
      name: 'live-share',
      open: async ({ page, word }) => {
        const row = page.getByRole('row').filter({ hasText: planned });
        await row.getByRole('button', { name: word('live.manage.do.share'), exact: true }).click();
        await page.getByRole('img', { name: word('live.share.qr') }).waitFor();
      },
    },
    {
      name: 'live-view',
      at: 'home-v?lives=all',
      open: async ({ page, word }) => {
        const row = page.getByRole('row').filter({ hasText: planned });
        await row.getByRole('button', { name: word('live.manage.do.viewInfo'), exact: true }).click();
        const view = page.getByRole('dialog', { name: word('live.form.view') });
        await view.getByText(word('live.mode.video'), { exact: true }).waitFor();
      },
    },
    {
      name: 'live-approval',
      as: 'pierre',
      at: 'about',
      open: async (stage) => {
        const { page, word } = stage;
        const form = await openLiveForm(stage);
        await form.getByLabel(word('live.form.subject')).fill('海外客户答疑');
        await form.getByLabel(word('live.form.startTime')).first().click();
        await page.getByRole('button', { name: word('live.form.startTime.next') }).click();
        await page.locator('button[data-mantine-stop-propagation]').filter({ hasText: /^15$/ }).click();
        await page.getByRole('button', { name: word('live.form.startTime.done') }).click();
        await form.getByRole('button', { name: word('live.form.do.submitApproval') }).click();
        await page.getByRole('dialog', { name: word('live.approval.title') }).waitFor();
      },
    },
  ],
};

const replay: LookGroup = {
  title: 'looks: a recording and its report',
  features: ['live'],
  looks: [
    {
      name: 'live-replay',
      as: 'guhuaiqian',
      at: 'live/index',
      open: async ({ page, word }) => {
        const reviews = page.getByRole('region', { name: word('live.home.review.title') });
        await reviews.getByRole('link', { name: recorded }).first().click();
        await heading(page, recorded);
        const length = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
        await eventually('the film is there', async () => (await length()) > 25);
      },
    },
    {
      name: 'live-report',
      open: async ({ page, word }) => {
        await page.getByRole('button', { name: word('live.report.open') }).click();
        await page.getByRole('dialog').getByText('顾怀谦').first().waitFor();
      },
    },
  ],
};

const room: LookGroup = {
  title: 'looks: the room of a host and of a viewer',
  features: ['live'],
  looks: [
    {
      name: 'live-room-devices',
      as: 'shixiaoman',
      at: 'about',
      open: async ({ page, url, word, notes }) => {
        const id = await makeLive(page, '看一看直播间');
        await startLive(page, id);
        notes.set('running', id);
        notes.set('waiting', await makeLive(page, '等待开始的直播'));
        await page.goto(roomAddress(url, id, 2));
        await page.getByRole('heading', { name: word('live.room.devices.title') }).waitFor();
      },
    },
    {
      name: 'live-room-questions',
      open: async ({ page, url, word, notes }) => {
        await enterSpeaking(page, roomAddress(url, notes.get('running') ?? '', 2));
        await page.getByRole('tab', { name: word('live.room.tab.questions') }).click();
      },
    },
    ...(['polls', 'people'] as const).map((tab) => ({
      name: `live-room-${tab}`,
      open: ({ page, word }: LookStage) => page.getByRole('tab', { name: word(`live.room.tab.${tab}`) }).click(),
    })),
    {
      name: 'live-room-viewer',
      as: 'linzhiyuan',
      open: ({ page, url, notes }) => enterWatching(page, roomAddress(url, notes.get('waiting') ?? '', 1)),
    },
    {
      name: 'live-room-key',
      as: visitor,
      at: 'lives/keylogin',
      open: ({ page, word }) => page.getByRole('heading', { name: word('live.room.key.title') }).waitFor(),
    },
  ],
};

export const live: readonly LookGroup[] = [around, managing, replay, room];
