import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { startProvider } from '../packages/server/src/features/auth/sso/test-oidc-provider.ts';
import { journey, type Product } from './journey.ts';
import { look } from './looking.ts';
import { accountMenu, personOf } from './signing-in.ts';
import { arrivesAt } from './waiting.ts';
import { wordsOf } from './words.ts';

/** The provider of these journeys is on this machine. */
export const product: Product = { env: { WEBHOOK_PRIVATE: '1' }, night: ['auth', 'people'] };

const cn = wordsOf('cn');
const sourceName = '公司身份';

async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** What the provider must know before it sends anybody back. */
async function callbackOf(page: Page): Promise<string> {
  const dialog = await openDialog(page, cn('admin.signIn.edit.named', { name: sourceName }));
  const address = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: cn('dialog.cancel') }).click();
  await dialog.waitFor({ state: 'hidden' });
  return address;
}

async function addSource(page: Page, issuer: string): Promise<void> {
  const dialog = await openDialog(page, cn('admin.signIn.add.oidc'));
  await dialog.getByRole('button', { name: cn('admin.signIn.save') }).press('Enter');
  await dialog.getByText(cn('admin.signIn.field.issuer.invalid')).waitFor();
  await dialog.getByLabel(cn('admin.signIn.field.name'), { exact: true }).fill(sourceName);
  await dialog.getByLabel(cn('admin.signIn.field.issuer')).fill(`${issuer}/nowhere`);
  await dialog.getByLabel(cn('admin.signIn.field.clientId')).fill('shuyuan');
  await dialog.getByLabel(cn('admin.signIn.field.secret.oidc')).fill('a secret of the client');
  await dialog.getByRole('switch', { name: cn('admin.signIn.field.isEnabled') }).press('Space');
  await dialog.getByRole('button', { name: cn('admin.signIn.test') }).press('Enter');
  await dialog.getByText(cn('admin.signIn.problem.not-a-provider')).waitFor();
  await dialog.getByLabel(cn('admin.signIn.field.issuer')).fill(issuer);
  await dialog.getByRole('button', { name: cn('admin.signIn.test') }).press('Enter');
  await dialog.getByText(cn('admin.signIn.test.good')).waitFor();
  await dialog.getByRole('button', { name: cn('admin.signIn.save') }).press('Enter');
  await page.getByText(cn('admin.signIn.saved', { name: sourceName })).waitFor();
}

async function removeSource(page: Page): Promise<void> {
  await page.getByRole('button', { name: cn('admin.signIn.remove.named', { name: sourceName }) }).press('Enter');
  await page.getByRole('button', { name: cn('admin.signIn.remove'), exact: true }).press('Enter');
  await page.getByText(cn('admin.signIn.removed', { name: sourceName })).waitFor();
}

const through = (page: Page) => page.getByRole('button', { name: cn('login.sso.through', { name: sourceName }) });

journey('a provider is set up by keyboard, and a colleague comes in through it', async (stage) => {
  const { page, url, people, signIn, elsewhere } = stage;
  const provider = await startProvider();
  // Nothing is asked of it before it knows its client; then this is the one it knows.
  provider.register({ clientId: 'shuyuan', secret: 'a secret of the client', redirectUri: `${url}later`, people: {} });
  try {
    await signIn(page, 'luchengze', 'admin/sign-in');
    await addSource(page, provider.issuer);
    const { account, fullName } = personOf({ people }, 'guhuaiqian');
    provider.register({
      clientId: 'shuyuan',
      secret: 'a secret of the client',
      redirectUri: await callbackOf(page),
      people: { [account]: { email: `${account}@qinghe.example`, email_verified: true, name: fullName } },
    });
    const visitor = await elsewhere();
    await visitor.goto(`${url}#/login?returnTo=%2Fabout`);
    provider.expect('');
    await through(visitor).click();
    await visitor.getByRole('alert').getByText(cn('lang.26101')).waitFor();
    await look(visitor, 'login-refused-cn-light');
    provider.expect(account);
    await through(visitor).click();
    await arrivesAt(visitor, '/about');
    await (await accountMenu(visitor, personOf({ people }, account))).waitFor();
    assert.ok(!visitor.url().includes('ssoCode'), 'the code is gone from the address');
    await removeSource(page);
  } finally {
    await provider.close();
  }
});
