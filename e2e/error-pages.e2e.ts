import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { arrivesAt } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

/** One code of each kind (D-020), and the face it shows. */
const faces = [
  ['40308', word('lang.40308'), word('errorPage.ordinary.title')],
  ['900005', word('lang.900005'), word('errorPage.empty.title')],
  ['40305', word('lang.40305'), word('errorPage.no-permission.title')],
  ['60104', word('lang.60104'), word('errorPage.member-limit.title')],
] as const;

journey(
  '[ROUTE-12, ROUTE-13, ERR-08, ERR-10, ERR-11] both pages show each kind with the words of its code, and a code nobody knows with those of code 2',
  async ({ page, url }) => {
    for (const path of ['home/error-page', 'error-page-v']) {
      for (const [code, text, title] of faces) {
        await page.goto(`${url}#/${path}/${code}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.getByText(text, { exact: true }).waitFor();
      }
      await page.goto(`${url}#/${path}/123456`);
      await page.getByText(word('lang.2'), { exact: true }).waitFor();
    }
  },
);

/** The server has nothing to refuse on these pages yet, so the answer is played. */
async function refuseFiles(page: Page, errorCode: number): Promise<void> {
  await page.route('**/human/file/my?*', (route) => route.fulfill({ status: 422, json: { errorCode, message: '' } }));
}

const filesLink = (page: Page) => page.getByRole('link', { name: word('centre.files.title'), exact: true });

journey(
  '[ERR-06, ERR-07, ERR-12, D-022] a refusal of the navigation set opens the error page, which closes to where one came from; one of the alert set stops in a dialog',
  async ({ page, signIn }) => {
    await signIn(page, 'linzhiyuan', 'center/my/profile');
    await page.getByRole('heading', { level: 1, name: word('centre.profile.title') }).waitFor();
    await refuseFiles(page, 40305);
    await filesLink(page).click();
    await page.getByText(word('lang.40305'), { exact: true }).waitFor();
    await arrivesAt(page, '/home/error-page/40305');
    await page.unrouteAll();
    await page.getByRole('button', { name: word('errorPage.back') }).click();
    await arrivesAt(page, '/center/my/profile');

    await refuseFiles(page, 39011);
    await filesLink(page).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByText(word('lang.39011')).waitFor();
    // The cross in the corner has the same name.
    await dialog
      .getByRole('button', { name: word('shell.alert.ok') })
      .last()
      .click();
    await dialog.waitFor({ state: 'detached' });
  },
);

journey('[D-193] an address nobody knows shows the error page and the way home', async ({ page, signIn }) => {
  await signIn(page, 'linzhiyuan', 'integral-mall/nowhere');
  await page.getByRole('heading', { name: word('error.notFound') }).waitFor();
  await page.getByRole('button', { name: word('errorPage.home') }).click();
  await arrivesAt(page, '/home-v');
});
