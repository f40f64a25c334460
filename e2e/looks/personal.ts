import { eventually, nothingLoads } from '../waiting.ts';
import { heading, type LookGroup, press, visitor } from './look-table.ts';

/** A text with any number in it; numbers are not fenced off from Arabic, words are. */
const counted = (text: string): RegExp => new RegExp(text.replaceAll(/[\u2066-\u2069]/g, '[\u2066-\u2069]?'));

export const personal: readonly LookGroup[] = [
  {
    title: 'looks: before signing in',
    features: ['auth', 'site', 'app'],
    looks: [
      {
        name: 'login',
        as: visitor,
        at: 'login',
        open: ({ page, word }) => page.getByRole('heading', { name: word('login.demo.title') }).waitFor(),
      },
      {
        name: 'error',
        at: 'home/error-page/40305',
        open: ({ page, word }) => page.getByRole('heading', { name: word('errorPage.no-permission.title') }).waitFor(),
      },
      {
        name: 'gallery',
        at: 'dev/gallery',
        open: async ({ page }) => {
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          // Code that draws answers of the assistant is fetched after the page, and a busy machine draws it last.
          await eventually('the table in an answer is drawn', async () => (await page.getByRole('table').count()) > 1);
        },
        isLoading: true,
      },
    ],
  },
  {
    title: "looks: home, tasks, help and one's own pages",
    features: ['app', 'people', 'study', 'site', 'live', 'community', 'centre'],
    looks: [
      {
        name: 'home',
        as: 'linzhiyuan',
        at: 'home-v',
        // The last things of the page to arrive.
        open: async ({ page, word }) => {
          await page.getByText(counted(word('home.colleagues.count', { count: '\\d+' }))).waitFor();
          const community = page.getByRole('region', { name: word('home.community.title') });
          await community.getByRole('listitem').first().waitFor();
        },
      },
      { name: 'about', at: 'about', open: ({ page, word }) => heading(page, word('about.title')) },
      {
        name: 'profile',
        at: 'center/my/profile',
        open: async ({ page, word }) => {
          await heading(page, word('centre.profile.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'sessions',
        at: 'center/my/sessions',
        open: async ({ page, word }) => {
          await heading(page, word('centre.sessions.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'homepage',
        at: 'center/my/profile',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('centre.profile.homepage') }).click();
          await page.getByRole('link', { name: word('homepage.edit') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'tasks',
        as: 'ranyunfei',
        at: 'home-v',
        open: async ({ page, word }) => {
          const tasks = page.getByRole('region', { name: word('home.tasks.title') });
          await tasks.getByRole('link', { name: '申请周末使用实训车间' }).waitFor();
        },
      },
      {
        name: 'tasks-page',
        as: 'ranyunfei',
        at: 'center/my/task',
        open: ({ page }) => page.getByRole('link', { name: '申请周末使用实训车间' }).waitFor(),
      },
      {
        name: 'todo-menu',
        as: 'linzhiyuan',
        at: 'center/student-todo-menu/approval',
        open: ({ page, word }) => page.getByText(word('tasks.none')).waitFor(),
      },
      {
        name: 'help',
        at: 'help',
        open: async ({ page, word }) => {
          await page.getByText(word('help.password.question')).click();
          await page.getByText(word('help.password.answer')).waitFor();
        },
      },
    ],
  },
  {
    title: 'looks: notices',
    features: ['notifications'],
    looks: [
      {
        name: 'bell',
        as: 'linzhiyuan',
        at: 'about',
        open: async ({ page, word }) => {
          const unread = counted(word('frame.notices.unread', { count: '\\d+' }));
          await page.getByRole('button', { name: unread }).click();
          await page.getByRole('list', { name: word('notices.latest') }).waitFor();
        },
      },
      {
        name: 'notices',
        at: 'center/my/notifications',
        open: ({ page, word }) => page.getByRole('list', { name: word('centre.notifications.title') }).waitFor(),
      },
      {
        name: 'notice-preferences',
        at: 'center/my/notification-preferences',
        open: ({ page }) => page.getByRole('table').waitFor(),
      },
    ],
  },
  {
    title: "looks: one's own approvals",
    features: ['approval'],
    looks: [
      {
        name: 'approval-inbox',
        as: 'admin',
        at: 'center/my/approvals?box=started',
        open: ({ page, word }) => page.getByText(word('approvals.empty.started.text')).waitFor(),
      },
      {
        name: 'approval-deputy',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('approvals.deputy') }).click();
          await page.getByRole('dialog').getByLabel(word('approvals.deputy.from')).waitFor();
        },
      },
      {
        name: 'approval-detail',
        as: 'jiangshuyi',
        at: 'center/my/approvals',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: '申请参加全国软件架构师大会' }).click();
          await page.getByRole('button', { name: word('approvals.agree'), exact: true }).waitFor();
        },
      },
    ],
  },
  {
    title: 'looks: choosing and cropping a picture',
    features: ['files', 'people'],
    looks: [
      {
        name: 'face',
        as: 'shixiaoman',
        at: 'center/my/profile',
        open: async ({ page, word }) => {
          await press(page, word('avatar.change'));
          await page
            .getByRole('dialog', { name: word('avatar.change') })
            .getByRole('radio')
            .first()
            .waitFor();
        },
      },
      {
        name: 'crop-choose',
        open: async ({ page, word }) => {
          await press(page, word('avatar.upload'));
          await page.getByRole('button', { name: word('crop.choose'), exact: true }).waitFor();
        },
      },
      {
        name: 'crop',
        open: async ({ page, word }) => {
          const picture = await page.evaluate(() => {
            const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
            canvas.getContext('2d')?.fillRect(100, 100, 300, 200);
            return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
          });
          const cropper = page.getByRole('dialog', { name: word('crop.title') });
          const buffer = Buffer.from(picture, 'base64');
          await cropper.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
          await cropper.getByRole('application').waitFor();
        },
      },
    ],
  },
];
