import { journey } from './journey.ts';
import { accountMenu, personOf } from './signing-in.ts';
import { eventually, keyTo } from './waiting.ts';
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
