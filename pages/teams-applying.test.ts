import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function pickTopic(page: Page, name: string): Promise<void> {
  await button(page, word('topics.pick.open')).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('textbox', { name: word('topics.pick.search') }).fill(name);
  await button(picker, name).click();
  await button(picker, word('topics.pick.confirm')).click();
}

/** The administrator's answer, from the inbox. */
async function decide(name: string, comment?: string): Promise<void> {
  const admin = await openPage(world, 'luchengze', 'center/my/approvals');
  await admin.getByRole('button', { name: new RegExp(name) }).click();
  const detail = admin.getByRole('dialog', { name: new RegExp(name) });
  if (comment !== undefined) await detail.getByLabel(word('approvals.comment')).fill(comment);
  await button(detail, word(comment === undefined ? 'approvals.agree' : 'approvals.refuse')).click();
  const did = comment === undefined ? 'approvals.did.agree' : 'approvals.did.refuse';
  await detail.getByText(word(did, { name: '陆承泽' })).waitFor();
}

/** Written by a job, after the decision. */
const isStored = (name: string, state: string) =>
  eventually(`the application is ${state}`, async () => {
    const rows = await world.rows('select state from share_account_application where name = $1', [name]);
    return rows.some((row) => row['state'] === state);
  });

test('[ROUTE-36] [TEAM-26] [TEAM-25] a learner applies, is refused, applies again, and the account is theirs', async () => {
  const name = '海外学习笔记';
  const page = await openPage(world, 'baisuyin');
  await page
    .getByRole('link', { name: word('frame.nav.community') })
    .first()
    .click();
  await page.arrivesAt('/share-study/share-index');
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
  expect(await applied.count()).toBe(1);

  await decide(name, '请写清楚谁来写');
  await isStored(name, 'refused');
  await page.reload();
  await page.getByText(word('teams.applications.state.refused')).waitFor();
  await page.getByText('请写清楚谁来写').waitFor();
  await page.getByRole('link', { name: word('teams.applications.again') }).click();
  await page.getByText(word('teams.apply.again.hint')).waitFor();
  expect(await page.getByLabel(word('teams.form.name')).inputValue()).toBe(name);
  await page.reload();
  await page.getByLabel(word('teams.form.desc')).fill('我和 Amina 每两周写一篇');
  await button(page, word('teams.apply.submit')).click();
  await page.getByText(word('teams.applications.state.pending')).waitFor();

  await decide(name);
  await isStored(name, 'agreed');
  await page.reload();
  await page.getByRole('link', { name: word('teams.applications.open') }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('share-study/share-index');
  const mine = page.getByRole('region', { name: word('teams.mine.title') });
  await mine.getByRole('link', { name }).waitFor();
});

test('[ROUTE-36] [ROUTE-37] [TEAM-29] [TEAM-31] an account is found, followed, and let go where follows are kept', async () => {
  const page = await openPage(world, 'wenjiahe', 'share-study/share-index');
  const square = page.getByRole('region', { name: word('teams.square.title') });
  await button(square, word('teams.enjoyType.expert')).click();
  const box = square.getByRole('searchbox');
  await box.fill('架构');
  await box.press('Enter');
  await eventually('one is found', async () => (await square.getByRole('article').count()) === 1);
  await page.reload();
  await eventually('still one is found', async () => (await square.getByRole('article').count()) === 1);
  const name = '何以架构';
  await square.getByRole('button', { name: word('follow.on.named', { name }) }).click();
  await square.getByRole('button', { name: word('follow.off.named', { name }) }).waitFor();
  await page.getByRole('link', { name: word('teams.collection.title') }).click();
  const kept = page.getByRole('button', { name: word('follow.off.named', { name }) });
  await kept.click();
  await kept.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: new RegExp(`^${word('teams.collection.topics')}`) }).click();
  await page.reload();
  await page.arrivesAt('/share-study/my-collection-detail?tab=topics');
  await page.getByRole('link', { name: new RegExp(`^${word('teams.collection.people')}`) }).click();
  await page.arrivesAt('/share-study/my-collection-detail?tab=people');
});
