import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { journey } from './journey.ts';
import { arrivesAt, eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function pickTopic(page: Page, name: string): Promise<void> {
  await button(page, word('topics.pick.open')).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('textbox', { name: word('topics.pick.search') }).fill(name);
  await button(picker, name).click();
  await button(picker, word('topics.pick.confirm')).click();
}

/** The administrator's answer, from the inbox. */
async function decide(admin: Page, name: string, comment?: string): Promise<void> {
  await admin.goto(`${new URL(admin.url()).origin}/#/center/my/approvals`);
  await admin.getByRole('button', { name: new RegExp(name) }).click();
  const detail = admin.getByRole('dialog', { name: new RegExp(name) });
  if (comment !== undefined) await detail.getByLabel(word('approvals.comment')).fill(comment);
  await button(detail, word(comment === undefined ? 'approvals.agree' : 'approvals.refuse')).click();
  const did = comment === undefined ? 'approvals.did.agree' : 'approvals.did.refuse';
  await detail.getByText(word(did, { name: '陆承泽' })).waitFor();
}

journey(
  '[ROUTE-36] [TEAM-26] [TEAM-25] a learner applies, is refused, applies again, and the account is theirs',
  async ({ page, url, signIn, as }) => {
    const name = '海外学习笔记';
    await signIn(page, 'baisuyin');
    await page
      .getByRole('link', { name: word('frame.nav.community') })
      .first()
      .click();
    await arrivesAt(page, '/share-study/share-index');
    await page
      .getByRole('link', { name: word('teams.mine.apply') })
      .first()
      .click();
    await page.getByRole('radio', { name: word('teams.enjoyType.team') }).check();
    await page.getByLabel(word('teams.form.name')).fill('技术夜谈');
    await page.getByLabel(word('teams.apply.reason')).fill('想把海外项目的经验写下来');
    await page.getByText(word('lang.29121')).waitFor();
    await button(page, word('teams.apply.submit')).click();
    await page.getByText(word('teams.form.topics.missing')).waitFor();
    await page.getByLabel(word('teams.form.name')).fill(name);
    await pickTopic(page, '人工智能');
    await button(page, word('teams.apply.submit')).dblclick();
    await page.getByText(word('teams.applications.state.pending')).waitFor();
    const applied = page.getByRole('heading', { level: 2, name });
    await applied.first().waitFor();
    assert.equal(await applied.count(), 1);

    const admin = await as('luchengze');
    await decide(admin, name, '请写清楚谁来写');
    await eventually('the refusal is shown', async () => {
      await page.reload();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      return page.getByText(word('teams.applications.state.refused')).isVisible();
    });
    await page.getByText('请写清楚谁来写').waitFor();
    await page.getByRole('link', { name: word('teams.applications.again') }).click();
    await page.getByText(word('teams.apply.again.hint')).waitFor();
    assert.equal(await page.getByLabel(word('teams.form.name')).inputValue(), name);
    await page.reload();
    await page.getByLabel(word('teams.form.desc')).fill('我和 Amina 每两周写一篇');
    await button(page, word('teams.apply.submit')).click();
    await page.getByText(word('teams.applications.state.pending')).waitFor();

    await decide(admin, name);
    const open = page.getByRole('link', { name: word('teams.applications.open') });
    await eventually('the account can be opened', async () => {
      await page.reload();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      return open.isVisible();
    });
    await open.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goto(`${url}#/share-study/share-index`);
    const mine = page.getByRole('region', { name: word('teams.mine.title') });
    await mine.getByRole('link', { name }).waitFor();
  },
  { minutes: 2 },
);

journey(
  '[ROUTE-36] [ROUTE-37] [TEAM-29] [TEAM-31] an account is found, followed, and let go where follows are kept',
  async ({ page, signIn }) => {
    await signIn(page, 'wenjiahe', 'share-study/share-index');
    const square = page.getByRole('region', { name: word('teams.square.title') });
    await button(square, word('teams.enjoyType.expert')).click();
    const box = square.getByRole('searchbox');
    await box.fill('架构');
    await box.press('Enter');
    await eventually('one is found', async () => (await square.getByRole('article').count()) === 1);
    await page.reload();
    await eventually('still one is found', async () => (await square.getByRole('article').count()) === 1);
    const follow = square.getByRole('button', { name: word('follow.on.named', { name: '何以架构' }) });
    await follow.click();
    await square.getByRole('button', { name: word('follow.off.named', { name: '何以架构' }) }).waitFor();
    await page.getByRole('link', { name: word('teams.collection.title') }).click();
    await page.getByRole('button', { name: word('follow.off.named', { name: '何以架构' }) }).click();
    await eventually('it is no longer followed', async () => {
      const kept = page.getByRole('button', { name: word('follow.off.named', { name: '何以架构' }) });
      return (await kept.count()) === 0;
    });
    await page.getByRole('link', { name: new RegExp(`^${word('teams.collection.topics')}`) }).click();
    await page.reload();
    await arrivesAt(page, '/share-study/my-collection-detail?tab=topics');
    const people = page.getByRole('link', { name: new RegExp(`^${word('teams.collection.people')}`) });
    await people.click();
    await arrivesAt(page, '/share-study/my-collection-detail?tab=people');
  },
);
