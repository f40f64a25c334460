import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[CENTRE-01] one’s own study report is opened from the menu: its weeks in a table behind the chart, the span in the address, and the list by kind', async () => {
  await world.rows(
    `insert into survey_participation (survey_id, member_id, tenant_id, day)
     select survey.id, member.id, member.tenant_id, current_date from member join survey on survey.tenant_id = member.tenant_id
     where member.account = 'linzhiyuan' order by survey.id limit 1 on conflict do nothing`,
  );
  const page = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.report.title'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word('centre.report.title') }).waitFor();
  await page.getByText(word('centre.weeks.table')).click();
  await page.getByRole('columnheader', { name: word('centre.weeks.week'), exact: true }).waitFor();
  await page.getByRole('button', { name: word('centre.report.span.26'), exact: true }).click();
  await eventually('the address has the span', () => page.address().includes('weeks=26'));
  const kinds = page.getByRole('navigation', { name: word('centre.report.kinds') });
  await kinds.getByRole('link', { name: new RegExp(word('centre.report.kind.research')) }).click();
  await eventually('the address has both', () =>
    /weeks=26.*kind=research|kind=research.*weeks=26/.test(page.address()),
  );
  await page.reload();
  const [survey] = await world.rows(
    `select survey.title from survey_participation own join survey on survey.id = own.survey_id
     join member on member.id = own.member_id where member.account = 'linzhiyuan' order by own.day desc limit 1`,
  );
  await page.getByRole('link', { name: String(survey?.['title']), exact: true }).waitFor();
});

test('[CENTRE-01] where nothing of a kind was finished the list says how to go on', async () => {
  const page = await openPage(world, 'amina', 'center/my/report?kind=exam');
  await page.getByText(word('centre.report.none')).waitFor();
  await page.getByRole('link', { name: word('centre.report.none.way'), exact: true }).waitFor();
  const kinds = page.getByRole('navigation', { name: word('centre.report.kinds') });
  expect(await kinds.getByRole('link', { name: word('centre.report.kind.exam') }).count()).toBe(1);
});
