import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
/** Told by the world: sent back to 冉云飞, and a survey that waits for everybody. */
const [request, survey] = ['申请周末使用实训车间', '明年培训需求调研'];

test('[ROUTE-22] [CENTRE-01] my tasks are found in the centre; a kind is kept by reload and leads to what is to be done', async () => {
  const page = await openPage(world, 'ranyunfei', 'center/my/profile');
  await page.getByRole('link', { name: word('tasks.title'), exact: true }).click();
  await page.getByRole('link', { name: new RegExp(request) }).waitFor();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor();
  await page.getByRole('button', { name: new RegExp(word('tasks.kind.approval')) }).click();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: new RegExp(request) }).waitFor();
  expect(await page.getByRole('link', { name: new RegExp(survey) }).count()).toBe(0);
  await page.getByRole('link', { name: new RegExp(request) }).click();
  await page.getByRole('dialog', { name: request }).waitFor();
});

test('[ROUTE-28] [D-179] the to-do menu shows one kind under its name, and an unknown name leads to the centre', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/student-todo-menu/approval');
  await page.getByText(word('tasks.none')).waitFor();
  await page.getByRole('button', { name: new RegExp(word('tasks.kind.research')) }).click();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor();
  await eventually('the address names the kind', () => page.address().includes('student-todo-menu/research'));
  await page.reload();
  await page.getByRole('link', { name: new RegExp(survey) }).waitFor();
  const lost = await openPage(world, 'linzhiyuan', 'center/student-todo-menu/nothing');
  await lost.getByRole('heading', { name: word('centre.profile.title') }).waitFor();
});
