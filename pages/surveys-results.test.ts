import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { choosePlace } from './hands.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** Told by the world: an evaluation without names that has ended, and a survey with names that is open. */
const [ended, open] = ['第三期导师带教评估', '明年培训需求调研'];

async function idOf(title: string): Promise<string> {
  const [row] = await world.rows('select id from survey where title = $1', [title]);
  return String(row?.['id']);
}

test('[D-183] the results of an anonymous survey have bars and texts, no names, and nothing answered by fewer than five', async () => {
  const page = await openPage(world, 'yewanqing', 'center/my/research?box=own');
  await page.getByRole('link', { name: ended }).click();
  const pace = page.getByRole('table', { name: '带教的节奏合适吗？' });
  await pace.getByRole('row', { name: /正好.*4/ }).waitFor();
  await page.getByRole('table', { name: '及时回答问题' }).waitFor();
  // Two answered what could go slower, four wrote a suggestion: neither is shown.
  await eventually(
    'both say why',
    async () => (await page.getByText(word('survey.results.withheldQuestion')).count()) === 2,
  );
  expect(await page.getByText('统计过程控制那两次课').count()).toBe(0);
  expect(await page.getByText('林知远').count()).toBe(0);
  expect(await page.getByRole('button', { name: word('survey.results.remind') }).count()).toBe(0);
});

test('[D-183] results with names are filtered by the address, those who have not answered reminded, the survey ended', async () => {
  const page = await openPage(world, 'shenruoxi', `research/results/${await idOf(open)}`);
  const form = page.getByRole('table', { name: '您更喜欢哪种学习方式？' });
  await form.waitFor();
  const field = page.getByRole('combobox', { name: word('survey.results.filter') });
  await choosePlace(page, field, '华东销售部');
  await eventually('the address has the filter', () => page.address().includes('organization='));
  await page
    .getByText(word('survey.results.answered', { count: '1' }))
    .first()
    .waitFor();

  await page.getByRole('button', { name: word('survey.results.remind'), exact: true }).click();
  await eventually('the reminder is stored', async () => {
    const [row] = await world.rows('select reminded_at from survey where title = $1', [open]);
    return row?.['reminded_at'] !== null;
  });
  await page.getByRole('button', { name: word('survey.results.close'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('survey.results.close'), exact: true })
    .click();
  await page.getByText(word('survey.state.closed'), { exact: true }).waitFor();
  expect(await world.rows('select state from survey where title = $1', [open])).toEqual([{ state: 'closed' }]);
});
