import type { Page } from 'playwright-core';
import { type Cast, cast, type Person } from './people.ts';
import { wordsOn } from './words.ts';

/** The button in the header that only a signed-in person has. */
export async function accountMenu(page: Page, { fullName }: Person) {
  const word = await wordsOn(page);
  return page.getByRole('button', { name: word('frame.account', { name: fullName }) });
}

export async function fillCredentials(page: Page, account: string, password: string): Promise<void> {
  const word = await wordsOn(page);
  await page.getByLabel(word('login.account'), { exact: true }).fill(account);
  await page.getByLabel(word('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: word('login.submit'), exact: true }).click();
}

export function personOf({ people }: Pick<Cast, 'people'>, account: string | undefined): Person {
  const person = account === undefined ? people[0] : people.find((one) => one.account === account);
  if (!person) throw new Error(`nobody of the demo company is called ${account ?? 'anything'}`);
  return person;
}

/** Through the form, as a person does; the page is then the home page. */
export async function signInAs(page: Page, url: string, account: string | undefined): Promise<void> {
  const person = personOf(cast, account);
  await page.goto(`${url}#/login`);
  await fillCredentials(page, person.account, cast.password);
  await page.getByRole('heading', { level: 1, name: person.fullName }).waitFor();
}
