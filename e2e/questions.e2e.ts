import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { lobby } from './signing-in.ts';
import { addressOf, eventually } from './waiting.ts';
import { type Word, wordsOf } from './words.ts';

const word = wordsOf('cn');

const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The button says it before it is written: what is read then is not there yet. */
const acted = (page: Page, kind: 'like' | 'collect') =>
  page.waitForResponse((answer) => answer.ok() && (answer.request().postData()?.includes(`"${kind}"`) ?? false));

/** What somebody said, in its place; not in the field it was written in. */
const spoken = (page: Page, words: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('paragraph').filter({ hasText: words }) })
    .last();

/** Found by words on the front of the community, as anybody would. */
async function openPost(page: Page, url: string, { title, said }: { title: string; said: Word }): Promise<void> {
  await page.goto(`${url}#/share-study/share-index?words=${encodeURIComponent(title.slice(0, 8))}`);
  const list = page.getByRole('list', { name: said('community.question.index') });
  await list.getByRole('link', { name: title }).click();
  await heading(page, title).waitFor();
}

journey(
  '[COMM-15] [COMM-20] [COMM-53] [COMM-54] a learner finds a question, likes and keeps it, answers, and finds the answer again',
  async ({ page, url, signIn, as }) => {
    await signIn(page, 'linzhiyuan', lobby);
    await openPost(page, url, { title: torque, said: word });
    const like = page.getByRole('article').first().getByRole('button', { name: /点赞/ }).first();
    const written = Promise.all([acted(page, 'like'), acted(page, 'collect')]);
    await like.click();
    await button(page, word('community.question.collect')).click();
    await written;
    await eventually('it is liked', async () => (await like.getAttribute('aria-pressed')) === 'true');
    await button(page, word('community.question.collected')).waitFor();
    await page.getByRole('textbox', { name: word('community.discuss.write') }).fill('我们每班点一次，先看温度。');
    await button(page, word('community.discuss.send')).click();
    await spoken(page, '我们每班点一次，先看温度。').waitFor();
    await eventually('the address leads to it', () => Promise.resolve(page.url().includes('?at=')));

    const author = await as('xiaoyichen', addressOf(page));
    const mine = spoken(author, '我们每班点一次，先看温度。');
    await mine.getByRole('button', { name: word('community.discuss.reply'), exact: true }).click();
    await author
      .getByRole('textbox', { name: word('community.discuss.reply.to', { name: '林知远' }) })
      .fill('几点看？');
    await author.keyboard.press('Control+Enter');
    await spoken(author, '几点看？').waitFor();
    await eventually('the address leads to the reply', () => Promise.resolve(author.url() !== page.url()));

    await page.goto(`${url}#/share-study/my-collection-detail?tab=discussions`);
    await page.getByRole('link', { name: torque }).first().click();
    await heading(page, torque).waitFor();
    // What was read a few seconds ago is not read again by itself; the reply is younger than that.
    await page.reload();
    const said = spoken(page, '我们每班点一次，先看温度。');
    await said.getByRole('button', { name: word('community.discuss.replies.unfold', { count: '1' }) }).click();
    await spoken(page, '几点看？').waitFor();
    await page.goto(`${url}#/share-study/my-collection-detail?tab=favourites`);
    await page.getByRole('link', { name: torque }).waitFor();
  },
);

journey(
  'from right to left nothing stands out of a page that has become narrow, also not what measured the answer box',
  async ({ page, url, signIn }) => {
    const said = wordsOf('ar');
    await signIn(page, 'linzhiyuan', lobby);
    await openPost(page, url, { title: torque, said });
    await page.getByRole('textbox', { name: said('community.discuss.write') }).fill('نعم');
    // Behind a field that grows its measure stays in the page.
    await page.goto(`${url}#/learncoin-manage`);
    await page.getByRole('textbox', { name: said('community.discuss.write') }).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await eventually('the page is as wide as the screen', () =>
      page.evaluate(() => document.documentElement.scrollWidth === window.innerWidth),
    );
  },
  { locale: 'ar' },
);
