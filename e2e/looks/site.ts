import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup, type LookStage, press, visitor } from './look-table.ts';

/** Told by the world. */
const branch = '质量月';

/** The form is there where letters have somewhere to go. */
async function openContactForm({ page, url, word }: LookStage): Promise<void> {
  const setting = page.getByRole('region', { name: word('admin.settings.CONTACT_ADDRESS.title'), exact: true });
  await setting.getByRole('textbox').fill('join@qinghe.example');
  await setting.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await setting.getByText(word('admin.settings.state.own')).waitFor();
  await page.goto(`${url}#/partner/Join-Us`);
  await press(page, word('site.contact.send'));
  await page.getByText(word('site.contact.message.needed')).waitFor();
}

const application = 'https://apps.qinghe.example';

/** The application of somebody else, which the browser of the test answers for: nothing is asked of a network. */
async function openContainer({ page, url, word }: LookStage): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Plan</title><body><h1>Plan of the week</h1></body></html>';
  await page.route(`${application}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const setting = page.getByRole('region', { name: word('admin.settings.CONTAINER_ORIGINS.title'), exact: true });
  await setting.getByRole('textbox').fill(application);
  await setting.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await setting.getByText(word('admin.settings.state.own')).waitFor();
  // The policy of a page is that of the moment it was loaded in.
  await page.goto('about:blank');
  await page.goto(`${url}#/paas-container?url=${encodeURIComponent(`${application}/plan`)}`);
  await heading(page, word('section.paas-container'));
  await page.frameLocator('iframe').getByRole('heading', { name: 'Plan of the week' }).waitFor();
}

export const site: readonly LookGroup[] = [
  {
    title: '[SITE-01..07] looks: pages of the site, their editor, and what visitors read',
    features: ['site', 'app', 'system'],
    looks: [
      {
        name: 'partner',
        as: visitor,
        at: 'partner',
        open: async ({ page, word }) => {
          await heading(page, word('site.article.partner'));
          await nothingLoads(page);
        },
      },
      {
        name: 'more-branch-list',
        as: 'linzhiyuan',
        at: 'more-branch-list',
        open: ({ page }) => page.getByRole('link', { name: branch }).waitFor(),
      },
      {
        name: 'branch-list-v',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: branch }).click();
          await heading(page, branch);
          await page
            .getByRole('region', { name: word('site.kind.courses') })
            .getByRole('link')
            .first()
            .waitFor();
        },
      },
      {
        name: 'container-refused',
        at: 'paas-container?url=https%3A%2F%2Felsewhere.example%2F',
        open: ({ page, word }) => heading(page, word('site.container.refused')),
      },
      {
        name: 'admin-pages',
        as: 'luchengze',
        at: 'admin/pages',
        open: ({ page }) => page.getByRole('link', { name: branch }).waitFor(),
      },
      {
        name: 'page-editor',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: branch }).click();
          await heading(page, word('site.editor.title'));
          const settings = word('site.editor.settings', { name: word('site.kind.banner') });
          await page.getByRole('button', { name: settings }).click();
          await page.getByLabel(word('site.editor.target')).first().waitFor();
          await nothingLoads(page);
        },
      },
      { name: 'join-form', at: 'admin/settings', open: openContactForm },
      { name: 'container', at: 'admin/settings', open: openContainer },
    ],
  },
];
