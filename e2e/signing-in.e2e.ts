import assert from 'node:assert/strict';
import { journey } from './journey.ts';
import { accountMenu, fillCredentials, personOf } from './signing-in.ts';
import { arrivesAt, eventually, keyTo, placeOf } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');

journey(
  '[D-001] signing in, another language and signing out, by keyboard alone',
  async ({ page, url, people, password }) => {
    // Her profile keeps the language: no other journey of this file signs in as her.
    const person = personOf({ people }, 'yewanqing');
    await page.goto(`${url}#/login`);
    await keyTo(page, 'Tab', page.getByLabel(word('login.account'), { exact: true }));
    await page.keyboard.type(person.account);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    const menu = await accountMenu(page, person);
    await keyTo(page, 'Tab', menu);
    await page.keyboard.press('Enter');
    await keyTo(page, 'ArrowDown', page.getByRole('menuitem', { name: word('frame.language') }));
    await page.keyboard.press('ArrowRight');
    await keyTo(page, 'ArrowDown', page.getByRole('menuitemradio', { name: 'English' }));
    await page.keyboard.press('Enter');
    await page.locator('html[lang=en]').waitFor();

    const english = wordsOf('en');
    await keyTo(page, 'Shift+Tab', page.getByRole('link', { name: english('frame.nav.home'), exact: true }).first());
    await keyTo(page, 'Tab', await accountMenu(page, person));
    await page.keyboard.press('Enter');
    await keyTo(page, 'ArrowUp', page.getByRole('menuitem', { name: english('frame.signOut') }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: english('login.title') }).waitFor();
  },
);

journey(
  '[D-010] [D-016] [ROLE-07] a wrong password is said at the field and nowhere else; then a visitor is at the page they asked for, also after a reload',
  async ({ page, url, people, password }) => {
    const person = personOf({ people }, undefined);
    const asked = '/search-v?keyword=%E6%A1%A5';
    await page.goto(`${url}#${asked}`);
    await page.getByRole('heading', { name: word('login.title') }).waitFor();
    await fillCredentials(page, person.account, 'not-the-password');
    const said = page.getByText(word('lang.20101'));
    await said.waitFor();
    assert.equal(await said.count(), 1);
    const field = page.getByLabel(word('login.password'), { exact: true });
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
    const saysSo = (id: string): Promise<boolean> =>
      page.locator(`[id="${id}"]`, { hasText: word('lang.20101') }).isVisible();
    const described = await Promise.all(describedBy.split(' ').filter(Boolean).map(saysSo));
    assert.ok(described.includes(true), 'the field is described by what went wrong');

    await fillCredentials(page, person.account, password);
    await arrivesAt(page, asked);
    await page.reload();
    await (await accountMenu(page, person)).waitFor();
    assert.equal(placeOf(page), asked);
  },
);

journey('[D-030] signing out in one tab signs out the others', async ({ page, url, people, newTab, signIn }) => {
  const person = personOf({ people }, undefined);
  await signIn(page);
  const other = await newTab();
  await other.goto(`${url}#/home-v`);
  await (await accountMenu(other, person)).click();
  await other.getByRole('menuitem', { name: word('frame.signOut') }).click();
  await other.getByRole('heading', { name: word('login.title') }).waitFor();
  await eventually('the first tab is signed out', async () => !(await (await accountMenu(page, person)).isVisible()));
  await page.getByRole('heading', { name: word('login.title') }).waitFor();
});
