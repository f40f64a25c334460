import assert from 'node:assert/strict';
import { journey } from './journey.ts';
import { axe, shot } from './looking.ts';
import { fillCredentials } from './signing-in.ts';
import { arrivesAt, eventually, keyTo } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

journey('[PERSON-01] [PERSON-03] a name opens its card by keyboard and leads to the homepage', async (stage) => {
  const { page, signIn } = stage;
  await signIn(page);
  const name = page.getByRole('link', { name: /Amina Haddad/ });
  await keyTo(page, 'Tab', name);
  const card = page.getByRole('dialog', { name: word('person.card', { name: 'Amina Haddad' }) });
  await card.getByText(word('grade.1')).waitFor();
  await card.getByText('海外业务部').waitFor();
  await card.getByText(word('person.studyTime.minutes', { minutes: '0' })).waitFor();
  await axe(page);
  await shot(page, 'person-card');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await name.hover();
  await card.waitFor();
  await card.getByRole('link', { name: word('person.homepage') }).click();
  await page.getByRole('heading', { level: 1, name: 'Amina Haddad' }).waitFor();
});

journey(
  'a session ended from another device is over there within seconds',
  async ({ page, url, elsewhere, signIn }) => {
    const account = 'luchengze';
    await signIn(page, account);
    const other = await elsewhere();
    await signIn(other, account);
    await page.goto(`${url}#/center/my/sessions`);
    await page.getByText(word('centre.sessions.this')).waitFor();
    await page.getByRole('button', { name: word('centre.sessions.endAll') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('centre.sessions.endAll') })
      .click();
    await page.getByText(word('centre.sessions.ended', { count: '1' })).waitFor();
    await other.goto(`${url}#/center/my/profile`);
    await other.reload();
    await other.getByRole('heading', { name: word('login.title') }).waitFor();
  },
);

journey('a new password is asked for twice, and opens the door the next time', async (stage) => {
  const { page, url, password, signIn, elsewhere } = stage;
  const account = 'jiangshuyi';
  const fresh = 'a quiet reading room';
  await signIn(page, account, 'center');
  await arrivesAt(page, '/center/my/profile');
  const fill = async (current: string, repeated: string): Promise<void> => {
    await page.getByLabel(word('centre.password.current'), { exact: true }).fill(current);
    await page.getByLabel(word('centre.password.new'), { exact: true }).fill(fresh);
    await page.getByLabel(word('centre.password.repeat'), { exact: true }).fill(repeated);
    await page.getByRole('button', { name: word('centre.password.submit') }).click();
  };
  await fill(password, 'something else');
  await page.getByText(word('centre.password.repeat.wrong')).waitFor();
  await fill('not the password', fresh);
  const said = page.getByText(word('lang.27101'));
  await said.waitFor();
  assert.equal(await said.count(), 1);
  await fill(password, fresh);
  await page.getByText(word('centre.password.done', { count: '0' })).waitFor();
  const other = await elsewhere();
  await other.goto(`${url}#/login`);
  await fillCredentials(other, account, fresh);
  await eventually('the new password opens', async () => (await other.getByRole('heading', { level: 1 }).count()) > 0);
  await arrivesAt(other, '/home-v');
});
