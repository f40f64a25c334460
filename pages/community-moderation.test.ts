import { test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

const shy = '新同事三个月了还不敢提问，怎么帮他？';
const chart = '控制图上连续七点上升，要不要停线？';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Found by words on the front of the community, as anybody would. */
async function openPost(page: Page, title: string): Promise<void> {
  await page.goto(`share-study/share-index?words=${encodeURIComponent(title.slice(0, 8))}`);
  const list = page.getByRole('list', { name: word('community.question.index') });
  await list.getByRole('link', { name: title }).click();
  await heading(page, title).waitFor();
}

test('[COMM-22] [COMM-05] D-132: a learner complains, a moderator upholds it, and nobody reads it until it is brought back', async () => {
  const page = await openPage(world, 'linzhiyuan');
  await openPost(page, shy);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: word('community.accuse.title') })
    .first()
    .click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('radio', { name: word('community.accuse.copied') }).check();
  await asked.getByRole('button', { name: word('community.accuse.submit'), exact: true }).click();
  await page.getByText(word('community.accuse.done')).waitFor();

  const moderator = await openPage(world, 'luchengze', 'admin/moderation?tab=complaints');
  const complaint = moderator.getByRole('article').filter({ hasText: shy });
  await complaint.getByRole('button', { name: word('admin.moderation.uphold'), exact: true }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('button', { name: word('admin.moderation.uphold'), exact: true }).click();
  await complaint.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(word('community.question.unknown.title')).waitFor();

  await moderator.reload();

  await moderator.goto('admin/moderation?state=removed');
  const post = moderator.getByRole('article').filter({ hasText: shy });
  await post.getByRole('button', { name: word('admin.moderation.restore'), exact: true }).click();
  await dialog.getByLabel(word('admin.moderation.reason')).fill('误判');
  await dialog.getByRole('button', { name: word('admin.moderation.restore'), exact: true }).click();
  await post.waitFor({ state: 'detached' });
  await page.reload();
  await heading(page, shy).waitFor();
});

test('[TEAM-18] [COMM-06] [COMM-07] an expert closes the discussion of an article from the list of the account, and opens it again', async () => {
  const page = await openPage(world, 'tangyuwei');
  await openPost(page, chart);
  await page.getByRole('button', { name: word('community.question.manage', { title: chart }) }).click();
  await page.getByRole('menuitem', { name: word('community.question.close'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('community.question.close'), exact: true }).click();
  await page.getByText(word('community.question.banner.closed')).waitFor();
  await page.getByRole('textbox', { name: word('community.discuss.write') }).waitFor({ state: 'detached' });
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: word('community.question.content'), exact: true }).click();
  await button(page, word('community.question.state.closed')).click();
  await page.getByRole('button', { name: word('community.question.manage', { title: chart }) }).click();
  await page.getByRole('menuitem', { name: word('community.question.activate'), exact: true }).click();
  await dialog.getByRole('button', { name: word('community.question.activate'), exact: true }).click();
  await page.getByText(word('community.question.empty.title')).waitFor();
});
