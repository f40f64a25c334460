import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { playAnswers } from './browser.ts';
import { openAsVisitor, openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

/** One code of each kind (D-020), and the face it shows. */
const faces = [
  ['40308', word('lang.40308'), word('errorPage.ordinary.title')],
  ['900005', word('lang.900005'), word('errorPage.empty.title')],
  ['40305', word('lang.40305'), word('errorPage.no-permission.title')],
  ['60104', word('lang.60104'), word('errorPage.member-limit.title')],
] as const;

test('[ROUTE-12, ROUTE-13, ERR-08, ERR-10, ERR-11] both pages show each kind with the words of its code, and a code nobody knows with those of code 2', async () => {
  const page = await openAsVisitor(world, 'home/error-page/40308');
  for (const path of ['home/error-page', 'error-page-v']) {
    for (const [code, text, title] of faces) {
      await page.goto(`${path}/${code}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.goto(`${path}/123456`);
    await page.getByText(word('lang.2'), { exact: true }).waitFor();
  }
});

/** The server has nothing to refuse on these pages yet, so the answer is played. */
const refuseFiles = (errorCode: number): void =>
  playAnswers('/human/file/my', () => Promise.resolve(Response.json({ errorCode, message: '' }, { status: 422 })));

const filesLink = (page: Page) => page.getByRole('link', { name: word('centre.files.title'), exact: true });

test('[ERR-06, ERR-07, ERR-12, D-022] a refusal of the navigation set opens the error page, which closes to where one came from; one of the alert set stops in a dialog', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await page.getByRole('heading', { level: 1, name: word('centre.profile.title') }).waitFor();
  refuseFiles(40305);
  await filesLink(page).click();
  await page.getByText(word('lang.40305'), { exact: true }).waitFor();
  await page.arrivesAt('/home/error-page/40305');
  await page.getByRole('button', { name: word('errorPage.back') }).click();
  await page.arrivesAt('/center/my/profile');

  refuseFiles(39011);
  await filesLink(page).click();
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await dialog.getByText(word('lang.39011')).waitFor();
  // The cross in the corner has the same name.
  await dialog
    .getByRole('button', { name: word('shell.alert.ok') })
    .last()
    .click();
  await dialog.waitFor({ state: 'detached' });
});

test('[D-193] an address nobody knows shows the error page and the way home', async () => {
  const page = await openPage(world, 'linzhiyuan', 'integral-mall/nowhere');
  await page.getByRole('heading', { name: word('error.notFound') }).waitFor();
  // Somebody signed in is still signed in here.
  await page.getByRole('button', { name: word('frame.account', { name: '林知远' }) }).waitFor();
  await page.getByRole('button', { name: word('errorPage.home') }).click();
  await page.arrivesAt('/home-v');
});
