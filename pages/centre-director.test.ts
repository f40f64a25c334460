import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[ROUTE-23] [CENTRE-01] a director finds a person by the tree of units and by name; the person opens in place, also after a reload', async () => {
  const page = await openPage(world, 'zhoumuyun', 'center/my/profile');
  await page.getByRole('link', { name: word('centre.subordinates.title'), exact: true }).click();
  await page.getByRole('button', { name: '林知远', exact: true }).waitFor();
  await page.getByRole('button', { name: /^质量管理部/ }).click();
  await page.getByRole('button', { name: '林知远', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '唐予微', exact: true }).click();
  await page.getByRole('heading', { name: '唐予微' }).waitFor();
  await page.getByText(word('director.member.dues.none')).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '唐予微' }).waitFor();
  await page.getByRole('button', { name: word('director.member.back'), exact: true }).click();
  const box = page.getByRole('searchbox', { name: word('director.find') });
  await box.fill('没有这个人');
  await box.press('Enter');
  await page.getByText(word('director.people.none')).waitFor();
});

test('[CENTRE-02] [CENTRE-03] the person that is open stands in the address, and another unit or list closes what was open', async () => {
  const page = await openPage(world, 'zhoumuyun', 'center/subordinate');
  await page.getByRole('button', { name: '唐予微', exact: true }).click();
  await page.getByRole('heading', { name: '唐予微' }).waitFor();
  await eventually('the address has the panel', () => /panel=student/.test(page.address()));
  await page.getByRole('button', { name: /^质量管理部/ }).click();
  await page.getByRole('heading', { name: '唐予微' }).waitFor({ state: 'detached' });
  expect(page.address()).not.toMatch(/panel=|studentIds=/);
  await page.getByRole('button', { name: '唐予微', exact: true }).click();
  await page.getByRole('heading', { name: '唐予微' }).waitFor();
  await page.getByRole('button', { name: word('director.views.packs'), exact: true }).click();
  await page.getByRole('searchbox', { name: word('packs.search') }).waitFor();
  expect(page.address()).not.toMatch(/panel=|studentIds=/);
  // One of the panels of the centre at a time: the one the address names.
  await page.goto('center/subordinate?panel=push&studentIds=anybody');
  await page.getByRole('button', { name: '唐予微', exact: true }).waitFor();
});

test('[ROUTE-25] the view of a team has its figures, its weeks in a table behind the chart, and leads to the units below', async () => {
  const page = await openPage(world, 'zhoumuyun', 'center/subordinate');
  await page.getByRole('button', { name: /^技术中心/ }).click();
  await page.getByRole('link', { name: word('director.team.open'), exact: true }).click();
  await page.getByRole('heading', { name: '技术中心', level: 1 }).waitFor();
  await page.getByText(word('director.team.overdue')).waitFor();
  await page.getByText(word('centre.weeks.table')).click();
  await page.getByRole('columnheader', { name: word('centre.weeks.week'), exact: true }).waitFor();
  await page.getByRole('link', { name: '软件研发部', exact: true }).click();
  await page.getByRole('heading', { name: '软件研发部', level: 1 }).waitFor();
  await eventually('the address names the team', () => page.address().includes('director/study/team/'));
  await page.getByText(word('director.team.units.none')).waitFor();
});

test('[D-181] whoever directs nobody is told so, and has no link there without the right', async () => {
  const manager = await openPage(world, 'luchengze', 'center/subordinate');
  await manager.getByText(word('director.none')).waitFor();
  const learner = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await learner.getByRole('link', { name: word('tasks.title'), exact: true }).waitFor();
  expect(await learner.getByRole('link', { name: word('centre.subordinates.title'), exact: true }).count()).toBe(0);
});
