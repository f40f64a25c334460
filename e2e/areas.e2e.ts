import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { accountMenu, personOf } from './signing-in.ts';
import { cast } from './people.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

type Roles = Parameters<Page['getByRole']>[0];
/** A click and the heading of the area it leads to. */
type Way = { readonly click: string; readonly role?: Roles; readonly heading: string };

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function follow(page: Page, landmark: Roles, ways: readonly Way[]): Promise<void> {
  for (const { click, role = 'link', heading: name } of ways) {
    await page.getByRole(landmark).getByRole(role, { name: click, exact: true }).first().click();
    await heading(page, name);
  }
}

/** Courses, lives, the community and the paths stand in the header of every page. */
const header: readonly Way[] = [
  { click: word('frame.nav.learn'), heading: word('study.home.title') },
  { click: word('frame.nav.live'), heading: word('live.home.title') },
  { click: word('frame.nav.path'), heading: word('positions.title') },
  { click: word('frame.nav.community'), heading: word('teams.index.title') },
];
const columns: Way = { click: word('community.column.title'), heading: word('community.column.title') };

/** The lists of one's own learning, in the menu of the centre. */
const centre: readonly Way[] = [
  { click: word('centre.subject.title'), heading: word('subjects.view.mine') },
  { click: word('centre.exam.title'), heading: word('centre.exam.title') },
  { click: word('centre.research.title'), heading: word('survey.list.title') },
  { click: word('centre.class.title'), heading: word('classes.title') },
];
const footer: readonly Way[] = [
  { click: word('frame.footer.about'), heading: word('about.title') },
  { click: word('frame.footer.partner'), heading: word('site.article.partner') },
];

async function openFromAccount(page: Page, account: string, { click, heading: name }: Way): Promise<void> {
  await (await accountMenu(page, personOf(cast, account))).click();
  await page.getByRole('menuitem', { name: click }).click();
  await heading(page, name);
}

/** Every area of the row, from the home page on, by clicks alone. */
async function walk(page: Page, account: string, own: readonly Way[] = []): Promise<void> {
  await follow(page, 'banner', header);
  await follow(page, 'main', [columns]);
  await openFromAccount(page, account, { click: word('frame.centre'), heading: word('centre.home.title') });
  await follow(page, 'main', [...centre, ...own]);
  const coins = word('frame.coins', { coin: '青禾币' });
  await openFromAccount(page, account, { click: coins, heading: coins });
  await follow(page, 'contentinfo', footer);
  await page.getByRole('button', { name: word('frame.assistant.open'), exact: true }).click();
  await page.getByRole('button', { name: word('assistant.toPage'), exact: true }).click();
  await heading(page, word('assistant.title'));
}

journey('[SHELL-01] a learner reaches every area by clicks alone', async ({ page, signIn }) => {
  await signIn(page, 'linzhiyuan');
  await walk(page, 'linzhiyuan');
});

journey(
  '[SHELL-01] a lecturer reaches every area by clicks alone, and what they teach with',
  async ({ page, signIn }) => {
    await signIn(page, 'guhuaiqian');
    await walk(page, 'guhuaiqian', [
      { click: word('centre.courses.title'), heading: word('courses.title') },
      { click: word('centre.exams.title'), heading: word('examining.title') },
      { click: word('centre.questionBank.title'), heading: word('bank.title') },
    ]);
  },
);

journey('[SHELL-01] a director reaches every area by clicks alone, and those they lead', async ({ page, signIn }) => {
  await signIn(page, 'zhoumuyun');
  await walk(page, 'zhoumuyun', [
    { click: word('centre.assignments.title'), heading: word('centre.assignments.title') },
    { click: word('centre.subordinates.title'), heading: word('centre.subordinates.title') },
  ]);
});

journey('[SHELL-01] an administrator reaches every area by clicks alone, and the administration', async (stage) => {
  const { page, signIn } = stage;
  await signIn(page, 'luchengze');
  await walk(page, 'luchengze');
  await openFromAccount(page, 'luchengze', { click: word('frame.admin'), heading: word('admin.members.title') });
});

const partners = ['higherEducation', 'enterprise', 'tvet', 'international', 'join', 'partner'] as const;

journey('[SHELL-01] a visitor reaches what is open to them by clicks alone, and the way in', async ({ page, url }) => {
  await page.goto(url);
  await heading(page, word('login.title'));
  await follow(page, 'contentinfo', footer);
  await follow(
    page,
    'main',
    partners.map((name) => ({ click: word(`site.article.${name}`), heading: word(`site.article.${name}`) })),
  );
  await follow(page, 'banner', [{ click: word('frame.signIn'), heading: word('login.title') }]);
});
