import { test } from 'vitest';
import { type WordKey, wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: word('help.search'), exact: true }).fill(text);
  await page.press('Enter');
};
const link = (page: Page, key: WordKey) => page.getByRole('main').getByRole('link', { name: word(key), exact: true });

test('[ROLE-06] the help centre answers its audience, and nobody else is shown the way', async () => {
  const page = await openPage(world, 'admin');
  const [own] = await world.rows("select full_name from member where account = 'admin'");
  await page.getByRole('button', { name: word('frame.account', { name: String(own?.['full_name']) }) }).click();
  await page.getByRole('menuitem', { name: word('frame.help') }).click();
  await page.arrivesAt('/help');
  await link(page, 'help.approvals.title').click();
  await page.arrivesAt('/help/approvals');
  await page
    .getByRole('listitem')
    .filter({ hasText: word('approvals.deputy') })
    .waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: word('help.open', { page: word('approvals.title') }) })
    .click();
  await page.arrivesAt('/center/my/approvals');

  await page.goto('admin/settings');
  const audience = page.getByRole('region', { name: word('admin.settings.HELP_CENTRE_AUDIENCE.title'), exact: true });
  const footer = page.getByRole('contentinfo').getByRole('link', { name: word('frame.help') });
  const beside = page.getByRole('button', { name: word('frame.pageHelp'), exact: true });
  await footer.waitFor();
  await beside.waitFor();
  await audience.getByLabel(word('role.learner'), { exact: true }).click();
  await audience.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await footer.waitFor({ state: 'detached' });
  await beside.waitFor({ state: 'detached' });
});

test('articles are those of one’s role at first; a search finds those of others apart; all of it is kept', async () => {
  const page = await openPage(world, 'linzhiyuan', 'help');
  await link(page, 'help.exams.title').waitFor();
  await eventually(
    'no article of administrators is listed',
    async () => (await link(page, 'help.members.title').count()) === 0,
  );
  await page.getByRole('button', { name: word('help.role.administrator'), exact: true }).click();
  await page.arrivesAt('/help?role=administrator');
  await link(page, 'help.members.title').waitFor();
  await eventually(
    'no article of learners is listed',
    async () => (await link(page, 'help.exams.title').count()) === 0,
  );

  await searchFor(page, '考试');
  await page.getByRole('region', { name: word('help.otherRoles'), exact: true }).waitFor();
  await page.reload();
  const others = page.getByRole('region', { name: word('help.otherRoles'), exact: true });
  await others.getByRole('link', { name: word('help.exams.title'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('help.exams.title') }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: word('help.exams.title') }).waitFor();
  await link(page, 'help.title').click();
  await others.waitFor();
});

test('what is meant for others is read, without the way to where it would be refused', async () => {
  const page = await openPage(world, 'linzhiyuan', 'help/members');
  await page.getByText(word('help.notForYou', { roles: word('help.role.administrator') })).waitFor();
  await eventually(
    'nothing leads to the members',
    async () =>
      (await page
        .getByRole('main')
        .getByRole('link', { name: word('help.open', { page: word('admin.members.title') }) })
        .count()) === 0,
  );
});

test('words nobody wrote find nothing, and an address of no article shows them all', async () => {
  const page = await openPage(world, 'linzhiyuan', 'help/nothing-of-that-name');
  await link(page, 'help.start.title').waitFor();
  await searchFor(page, 'qqqq zzzz');
  await page.getByText(word('help.none')).waitFor();
  await page.getByRole('button', { name: word('help.search.clear'), exact: true }).click();
  await link(page, 'help.start.title').waitFor();
});
