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
        name: 'centre',
        as: 'linzhiyuan',
        at: 'center',
        open: async ({ page, word }) => {
          await heading(page, word('centre.home.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-menu',
        open: async ({ page, word }) => {
          // On a desk, where it is opened, the menu stands beside the page and has no button.
          const name = word('centre.menu.open', { page: word('centre.home.title') });
          await page.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');
          await page.getByRole('link', { name: word('centre.path.title'), exact: true }).waitFor({ state: 'attached' });
        },
      },
      {
        name: 'centre-course',
        as: 'linzhiyuan',
        at: 'center/my/course',
        open: async ({ page, word }) => {
          await heading(page, word('centre.course.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-columns',
        as: 'linzhiyuan',
        at: 'center/my/course?panel=columns',
        open: async ({ page, word }) => {
          await page.getByRole('dialog', { name: word('centre.columns.title') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-exam',
        as: 'linzhiyuan',
        at: 'center/my/exam?view=records',
        open: async ({ page, word }) => {
          await heading(page, word('centre.exam.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-subject',
        as: 'linzhiyuan',
        at: 'center/my/subject',
        open: async ({ page, word }) => {
          await heading(page, word('subjects.view.mine'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-live',
        as: 'linzhiyuan',
        at: 'center/my/live?box=attended',
        open: async ({ page, word }) => {
          await heading(page, word('centre.live.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-collect',
        as: 'linzhiyuan',
        at: 'center/my/collect?box=course',
        open: async ({ page, word }) => {
          await heading(page, word('centre.collect.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-integral',
        as: 'linzhiyuan',
        at: 'center/my/integral',
        open: async ({ page, word }) => {
          await heading(page, word('centre.integral.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-invoice',
        as: 'linzhiyuan',
        at: 'center/my/invoice',
        open: async ({ page, word }) => {
          await heading(page, word('centre.invoice.title'));
          await nothingLoads(page);
        },
      },
      {
        name: 'centre-report',
        as: 'linzhiyuan',
        at: 'center/my/report?weeks=52',
        open: async ({ page, word }) => {
          await heading(page, word('centre.report.title'));
          await page.getByText(word('centre.weeks.table')).click();
          await nothingLoads(page);
        },
      },
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
      { name: 'help', as: 'admin', at: 'help?role=all', open: ({ page, word }) => heading(page, word('help.title')) },
      {
        name: 'help-found',
        at: 'help?role=lecturer&search=Moodle%20LDAP',
        open: ({ page, word }) => page.getByRole('region', { name: word('help.otherRoles') }).waitFor(),
      },
      {
        name: 'help-none',
        at: 'help?search=qqqq',
        open: ({ page, word }) => page.getByText(word('help.none')).waitFor(),
      },
      {
        name: 'help-article',
        at: 'help/profile',
        open: ({ page, word }) =>
          page.getByRole('link', { name: word('help.open', { page: word('centre.profile.title') }) }).waitFor(),
      },
      {
        // On a phone it is a sheet.
        name: 'help-beside-page',
        at: 'center/my/profile',
        open: async ({ page, word }) => {
          await heading(page, word('centre.profile.title'));
          await press(page, word('frame.pageHelp'));
          await page.getByRole('button', { name: word('help.profile.title') }).waitFor();
        },
      },
      {
        name: 'help-article-beside-page',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('help.profile.title') }).click();
          await page.getByRole('link', { name: word('help.aside.toArticle') }).waitFor();
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
