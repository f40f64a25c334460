import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[SITE-08] [D-198] an administrator words a text anew, looks at the mail, and sets it back', async () => {
  const page = await openPage(world, 'luchengze', 'admin/templates?area=mail');
  await page.getByText('{{name}}，您好：').click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(word('templates.form.text'));
  await field.fill('您好：');
  const missing = word('templates.form.missing', { names: 'name' });
  await dialog.getByRole('button', { name: word('templates.form.save') }).click();
  await dialog.getByText(missing).waitFor();
  await dialog.getByRole('button', { name: '{{name}}' }).click();
  await dialog.getByRole('button', { name: word('templates.form.preview') }).click();
  await dialog.getByText('您好：陆承泽').waitFor();
  await dialog.getByRole('button', { name: word('templates.form.save') }).click();
  await page.getByText(word('templates.saved')).waitFor();
  expect(await world.rows('select code, language, text from message_template')).toEqual([
    { code: 'notices.mail.hello', language: 'cn', text: '您好：{{name}}' },
  ]);
  await page.reload();
  await page.getByText('您好：{{name}}').click();
  await page.getByRole('button', { name: word('templates.form.reset') }).click();
  await page.getByText(word('templates.wasReset')).waitFor();
  await page.getByText('{{name}}，您好：').waitFor();
  expect(await world.rows('select * from message_template')).toEqual([]);
});
