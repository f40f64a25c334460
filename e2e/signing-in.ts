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

/** The token the server would give the form; what the browser is to keep beside it is kept. */
async function tokenOf(page: Page, origin: string, account: string): Promise<string> {
  const form = { grant_type: 'password', username: account, password: cast.password };
  const answer = await page.request.post(`${origin}/api/v1/oauth/token`, { form });
  if (!answer.ok()) throw new Error(`${account} may not sign in: ${answer.status()} ${await answer.text()}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/**
 * Leaves the tab as that of somebody who signed in on this browser before, with no page of the product open. The form
 * has journeys of its own: loading it before each of the others was a tenth of their work.
 */
export async function storeSignIn(page: Page, url: string, account: string | undefined): Promise<Person> {
  const person = personOf(cast, account);
  const { origin } = new URL(url);
  const token = await tokenOf(page, origin, person.account);
  await page.goto(`${origin}/healthz`);
  await page.evaluate((value) => localStorage.setItem('shuyuan.token', value), token);
  return person;
}

/** A page that asks the server for little, for whoever goes on by an address: the home page has a dozen parts. */
export const lobby = 'about';

type Arrival = { readonly url: string; readonly account?: string | undefined; readonly place?: string | undefined };

/** Signed in on the page of that place; on the home page, which is waited for, without one. */
export async function signInAs(page: Page, { url, account, place }: Arrival): Promise<void> {
  const { fullName } = await storeSignIn(page, url, account);
  await page.goto(`${url}#/${place ?? 'home-v'}`);
  if (place === undefined) await page.getByRole('heading', { level: 1, name: fullName }).waitFor();
}
