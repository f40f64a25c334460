import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const name = '精密装配技师';
const opened = vi.spyOn(window, 'open').mockReturnValue(null);

const region = (page: Page, title: string) => page.getByRole('region', { name: title });

async function addLink(page: Page, chapter: number, title: string): Promise<void> {
  const part = page.getByRole('region', { name: word('positions.form.chapter', { number: String(chapter) }) });
  await part.getByLabel(word('positions.form.linkTitle')).fill(title);
  await part.getByLabel(word('positions.form.url')).fill(`https://example.com/${chapter}`);
  await part.getByRole('button', { name: word('positions.form.add'), exact: true }).click();
}

async function addChapter(page: Page, number: number, title: string): Promise<void> {
  await page.getByRole('button', { name: word('positions.form.addChapter') }).click();
  const label = word('positions.form.chapter', { number: String(number) });
  const part = page.getByRole('region', { name: label });
  await part.getByRole('textbox', { name: label }).fill(title);
  await part.getByRole('button', { name: word('positions.kind.link'), exact: true }).click();
}

test('[POSITION-01] [ROUTE-29] an administrator makes a path, publishes it and gives the position', async () => {
  const page = await openPage(world, 'luchengze', 'center/study/position?view=manage');
  await page.getByRole('button', { name: word('positions.create'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('positions.form.name') }).fill(name);
  await dialog.getByRole('button', { name: word('positions.create'), exact: true }).click();
  await addChapter(page, 1, '看懂图纸');
  await addLink(page, 1, '读图规范');
  await addChapter(page, 2, '上手装配');
  await addLink(page, 2, '装配规程');
  await page.getByRole('button', { name: word('positions.form.save') }).click();
  await page.getByText(word('positions.form.saved')).waitFor();
  await page.getByRole('button', { name: word('positions.publish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.publish'), exact: true })
    .click();
  await page.getByText(word('positions.state.published')).waitFor();
  await page.getByLabel(word('positions.holders.add')).fill('林知远');
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('cell', { name: '林知远' }).waitFor();
});

test('[ROUTE-19] [POSITION-06] a learner meets a lock that says why, walks the way it names, and hands the path in', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/study/position');
  await page.getByRole('link', { name }).click();
  const second = region(page, '上手装配');
  await second.getByText(word('positions.lock.why', { count: '1' })).waitFor();
  expect(
    await second.getByRole('button', { name: word('positions.section.openNamed', { title: '装配规程' }) }).count(),
  ).toBe(0);
  await second.getByRole('button', { name: '读图规范' }).click();
  await expect.poll(() => opened.mock.calls.map(([url]) => url)).toEqual(['https://example.com/1']);
  await region(page, '看懂图纸')
    .getByRole('button', { name: word('positions.section.confirm') })
    .click();
  await second.getByText(word('positions.chapter.locked')).waitFor({ state: 'detached' });
  await second.getByRole('button', { name: word('positions.section.openNamed', { title: '装配规程' }) }).click();
  await second.getByRole('button', { name: word('positions.section.confirm') }).click();
  await page.getByText(word('positions.progress', { finished: '2', required: '2' })).waitFor();
  await page.getByRole('button', { name: word('positions.submit'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.submit'), exact: true })
    .click();
  await page.getByText(word('positions.audit.waiting')).waitFor();
});

test('[ROUTE-18] the study home has the paths one walks, with what is done of each', async () => {
  const page = await openPage(world, 'linzhiyuan', 'study-v');
  const paths = region(page, word('positions.view.mine'));
  const row = paths.getByRole('listitem').filter({ hasText: name });
  await row.getByText(word('positions.progress', { finished: '2', required: '2' })).waitFor();
  await row.getByRole('link', { name }).click();
  await region(page, '看懂图纸').waitFor();
});

test('[ROUTE-21] the list of points shows what is done across chapters', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/study/position');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: word('positions.points'), exact: true }).click();
  await page.getByText('装配规程').waitFor();
  await page.getByRole('link', { name: word('positions.points.open'), exact: true }).click();
  await page.getByText(word('positions.empty.points')).waitFor();
});

test('[ROUTE-20] [D-177] a director finds the evidence behind the approval that waits', async () => {
  const page = await openPage(world, 'zhoumuyun', 'center/my/approvals');
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: word('approvals.evidence') })
    .click();
  await page.getByRole('heading', { level: 1, name: word('positions.audit.title', { name }) }).waitFor();
  await page.getByRole('table', { name: '看懂图纸' }).getByText(word('positions.how.confirmed')).waitFor();
});

/** The decision of a director on the path that waits, with a word for the person. */
async function decide(decision: 'agree' | 'refuse', comment: string): Promise<void> {
  const page = await openPage(world, 'zhoumuyun', 'center/my/approvals');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('approvals.comment')).fill(comment);
  await dialog.getByRole('button', { name: word(`approvals.${decision}`), exact: true }).click();
  await page.getByRole('button', { name }).waitFor({ state: 'detached' });
}

async function openPath(): Promise<Page> {
  const page = await openPage(world, 'linzhiyuan', 'center/study/position');
  await page.getByRole('link', { name }).click();
  return page;
}

test('[ROUTE-20] [D-177] a path that was refused says why, is handed in again, and is agreed to', async () => {
  await decide('refuse', '请补做装配实操');
  const refused = await openPath();
  await refused.getByText(word('positions.audit.refused')).waitFor();
  await refused.getByRole('link', { name: word('positions.evidence'), exact: true }).click();
  await refused.getByText('请补做装配实操').waitFor();
  await refused.goBack();
  await refused.getByRole('button', { name: word('positions.submit'), exact: true }).click();
  await refused
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.submit'), exact: true })
    .click();
  await refused.getByText(word('positions.audit.waiting')).waitFor();
  await decide('agree', '已补做');
  const agreed = await openPath();
  await agreed.getByText(word('positions.audit.agreed')).waitFor();
  expect(await agreed.getByRole('button', { name: word('positions.submit'), exact: true }).count()).toBe(0);
});
