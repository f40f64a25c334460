import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[ROLE-06] the help centre answers its audience, and nobody else is shown the way', async () => {
  const page = await openPage(world, 'admin');
  const [own] = await world.rows("select full_name from member where account = 'admin'");
  await page.getByRole('button', { name: word('frame.account', { name: String(own?.['full_name']) }) }).click();
  await page.getByRole('menuitem', { name: word('frame.help') }).click();
  await page.arrivesAt('/help');
  await page.getByText(word('help.approvals.question')).click();
  const answer = page.locator('details[open]');
  await answer.getByText(word('help.approvals.answer')).waitFor();
  await answer.getByRole('link', { name: word('approvals.title') }).click();
  await page.arrivesAt('/center/my/approvals');

  await page.goto('admin/settings');
  const audience = page.getByRole('region', { name: word('admin.settings.HELP_CENTRE_AUDIENCE.title'), exact: true });
  const footer = page.getByRole('contentinfo').getByRole('link', { name: word('frame.help') });
  await footer.waitFor();
  await audience.getByLabel(word('role.learner'), { exact: true }).click();
  await audience.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await footer.waitFor({ state: 'detached' });
});
