import { wordsOf } from '../e2e/words.ts';
import type { Page } from './page.ts';

const word = wordsOf('cn');

export async function fillCredentials(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel(word('login.account'), { exact: true }).fill(account);
  await page.getByLabel(word('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: word('login.submit'), exact: true }).click();
}
