import { expect, test, vi } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '量具与读图';
const opened = vi.spyOn(window, 'open').mockReturnValue(null);
// A field for files has a worker ready; these pages are shown without a browser, and no file is sent.
vi.stubGlobal('Worker', EventTarget);

const region = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function addStage(page: Page, number: number, name: string): Promise<void> {
  await press(page, word('subjects.form.addStage'));
  const label = word('subjects.form.stage', { number: String(number) });
  await region(page, label).getByRole('textbox', { name: label }).fill(name);
  await region(page, label)
    .getByRole('button', { name: word('positions.kind.link'), exact: true })
    .click();
}

async function addLink(page: Page, number: number, name: string): Promise<void> {
  const stage = region(page, word('subjects.form.stage', { number: String(number) }));
  await stage.getByLabel(word('positions.form.linkTitle')).fill(name);
  await stage.getByLabel(word('positions.form.url')).fill(`https://example.com/${number}`);
  await stage.getByRole('button', { name: word('positions.form.add'), exact: true }).click();
}

test('[D-183] an author makes a subject of two stages with electives to choose from, and publishes it', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await press(page, word('subjects.create'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('subjects.form.title') }).fill(title);
  await dialog.getByRole('button', { name: word('subjects.create'), exact: true }).click();
  await addStage(page, 1, '读图');
  for (const name of ['公差', '剖面']) await addLink(page, 1, name);
  const first = region(page, word('subjects.form.stage', { number: '1' }));
  for (const box of [0, 1])
    await first
      .getByRole('checkbox', { name: word('positions.section.required') })
      .nth(box)
      .click();
  await first.getByLabel(word('subjects.form.choose', { total: '2' })).fill('1');
  await addStage(page, 2, '量具');
  await addLink(page, 2, '卡尺');
  await press(page, word('positions.form.save'));
  await page.getByText(word('positions.form.saved')).waitFor();
  await press(page, word('positions.publish'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('positions.publish'), exact: true })
    .click();
  await page.getByText(word('positions.state.published')).waitFor();
  await page.getByText(word('subjects.report.empty')).waitFor();
});

test('[ENUM-12] [D-173] a learner finds it on the study home, joins, meets a lock that says what to choose, and opens it', async () => {
  const page = await openPage(world, 'linzhiyuan', 'study-v?kind=2');
  await page.getByRole('link', { name: title }).click();
  await press(page, word('subjects.join'));
  const first = region(page, '读图');
  await first.getByText(word('subjects.stage.choose', { count: '1', total: '2', done: '0' })).waitFor();
  const second = region(page, '量具');
  await second.getByText(word('subjects.lock.choose', { stage: '读图', total: '2', count: '1' })).waitFor();
  const openCaliper = word('positions.section.openNamed', { title: '卡尺' });
  expect(await second.getByRole('button', { name: openCaliper }).count()).toBe(0);
  await first.getByRole('button', { name: word('positions.section.openNamed', { title: '剖面' }) }).click();
  await expect.poll(() => opened.mock.calls.map(([url]) => url)).toEqual(['https://example.com/1']);
  await first.getByRole('button', { name: word('positions.section.confirm') }).click();
  await second.getByRole('button', { name: openCaliper }).waitFor();
  await page.getByText(word('positions.progress', { finished: '1', required: '2' })).waitFor();
});

test('[D-174] an exemption is asked for with a reason, found by the author, agreed to, and the item counts as done', async () => {
  const page = await openPage(world, 'linzhiyuan', 'subjects');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: word('subjects.exemption.askNamed', { title: '卡尺' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('subjects.exemption.reason')).fill('有计量员证');
  await dialog.getByRole('button', { name: word('subjects.exemption.send'), exact: true }).click();
  await region(page, '量具').getByText(word('subjects.exemption.state.waiting')).waitFor();
});

test('[D-183] a learner meets no list of exemptions to decide, also not by a link to it', async () => {
  const page = await openPage(world, 'linzhiyuan', 'subjects?view=exemptions');
  const tabs = page.getByRole('navigation', { name: word('subjects.view') });
  await tabs.getByRole('link', { name: word('subjects.view.mine') }).waitFor();
  await expect.poll(() => tabs.getByRole('link', { name: word('subjects.view.exemptions') }).count()).toBe(0);
  await page.getByRole('link', { name: title }).waitFor();
});

test('[D-174] the author reads the reason and agrees', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=exemptions');
  await page.getByText('有计量员证').waitFor();
  await press(page, word('subjects.exemption.agree'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('subjects.exemption.agree'), exact: true })
    .click();
  await page.getByText(word('subjects.exemption.decided')).waitFor();
});

test('[D-174] the learner is exempted and has finished', async () => {
  const page = await openPage(world, 'linzhiyuan', 'subjects');
  await page.getByRole('link', { name: title }).click();
  await region(page, '量具').getByText(word('subjects.exempt'), { exact: true }).waitFor();
  await page.getByText(word('positions.progress', { finished: '2', required: '2' })).waitFor();
});

test('[D-183] the author filters the report; the filter is in the address and stays over a reload', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await press(page, title);
  const report = region(page, word('subjects.report'));
  await report.getByText('林知远').waitFor();
  const search = () => report.getByRole('searchbox', { name: word('study.report.find') });
  await search().fill('没有此人');
  await page.press('Enter');
  await report.getByText(word('study.report.none')).waitFor();
  await page.reload();
  await report.getByText(word('study.report.none')).waitFor();
  await report.getByRole('button', { name: word('study.report.find.clear') }).click();
  await report.getByText('林知远').waitFor();
});

const itemsOf = (page: Page, number: number): string[] =>
  region(page, word('subjects.form.stage', { number: String(number) }))
    .getByRole('textbox', { name: word('positions.form.sectionTitle', { kind: word('positions.kind.link') }) })
    .all()
    .map((field) => (field as HTMLInputElement).value);

test('[D-183] the author puts the contents into another order by key, into the next stage too, and finds it so again', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await press(page, title);
  await page.getByRole('button', { name: word('ordering.down', { name: '公差' }) }).press('Enter');
  await expect.poll(() => itemsOf(page, 1)).toEqual(['剖面', '公差']);
  await page.getByText(word('ordering.moved', { name: '公差' })).waitFor();
  // The focus is still on the button, although its row has another place.
  await page.press('Enter');
  await expect.poll(() => [itemsOf(page, 1), itemsOf(page, 2)]).toEqual([['剖面'], ['公差', '卡尺']]);
  const up = page.getByRole('button', { name: word('ordering.up', { name: '公差' }) });
  expect(document.activeElement).toBe(await up.element());
  const last = page.getByRole('button', { name: word('ordering.down', { name: '卡尺' }) });
  expect(await last.getAttribute('aria-disabled')).toBe('true');
  await press(page, word('positions.form.save'));
  await page.getByText(word('positions.form.saved')).waitFor();
  await page.reload();
  await expect.poll(() => [itemsOf(page, 1), itemsOf(page, 2)]).toEqual([['剖面'], ['公差', '卡尺']]);
});

test('[D-183] a subject for nobody is not saved: the form says whom to choose', async () => {
  const page = await openPage(world, 'shenruoxi', 'subjects?view=manage');
  await press(page, title);
  await page.getByRole('radio', { name: word('audience.some') }).click();
  await press(page, word('positions.form.save'));
  await page.getByText(word('audience.nobody')).waitFor();
});
