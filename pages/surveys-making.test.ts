import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { choosePlace } from './hands.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '食堂满意度调研';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const region = (page: Page, number: number) =>
  page.getByRole('region', { name: word('survey.question.number', { number: String(number) }), exact: true });
const statesOf = (wanted: string) => world.rows('select state, is_anonymous from survey where title = $1', [wanted]);

test('[D-183] an author makes a survey, is told what is missing, previews it and opens it', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/research');
  await press(page, word('survey.list.create'));
  await page.getByText(word('survey.template.blank'), { exact: true }).click();
  await press(page, word('survey.editor.save'));
  await page.getByText(word('survey.problem.title')).waitFor();
  await page.getByLabel(word('survey.field.title')).fill(title);

  await press(page, word('survey.questionKind.single'));
  await press(page, word('survey.editor.save'));
  await region(page, 1).getByText(word('survey.problem.empty-text')).waitFor();
  await region(page, 1).getByLabel(word('survey.question.title')).fill('食堂怎么样？');
  const option = (number: number) =>
    region(page, 1).getByLabel(
      word('survey.question.option.number', {
        list: word('survey.question.options'),
        number: String(number),
      }),
      { exact: true },
    );
  await option(1).fill('好');
  await option(2).fill('不好');
  await press(page, word('survey.questionKind.longText'));
  await region(page, 2).getByLabel(word('survey.question.title')).fill('哪里不好？');
  await region(page, 2).getByLabel(word('survey.condition.label')).selectOption('q1');
  await region(page, 2).getByLabel('不好').click();
  // The one that depends on another is moved before it by key, says so, and is moved back.
  await press(page, word('survey.question.up', { number: '2' }));
  await press(page, word('survey.editor.save'));
  await region(page, 1).getByText(word('survey.problem.condition-not-earlier')).waitFor();
  await press(page, word('survey.question.down', { number: '1' }));
  await press(page, word('survey.editor.save'));
  await page.getByRole('heading', { level: 1, name: word('survey.editor.title') }).waitFor();
  expect(await statesOf(title)).toEqual([{ state: 'draft', is_anonymous: true }]);

  await press(page, word('survey.editor.publish'));
  await page.getByText(word('survey.publishProblem.no-audience')).waitFor();
  await choosePlace(page, page.getByRole('combobox', { name: word('survey.field.organizations') }), '软件研发部');
  await page.getByLabel(word('survey.field.people.remove', { name: '软件研发部' })).waitFor();
  await page.getByLabel(word('survey.field.people'), { exact: true }).fill('白素音');
  await page.getByRole('button', { name: /白素音/ }).click();
  await press(page, word('survey.editor.publish'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('survey.editor.publish'), exact: true })
    .click();
  await eventually('the list of own surveys is there', () => page.address() === '/center/my/research?box=own');
  expect(await statesOf(title)).toEqual([{ state: 'open', is_anonymous: true }]);
  const audience = await world.rows(
    `select coalesce(organization.name, member.full_name) as name from survey_audience audience
     left join organization on organization.id = audience.organization_id left join member on member.id = audience.member_id
     join survey on survey.id = audience.survey_id where survey.title = $1 order by name`,
    [title],
  );
  expect(audience.map(({ name }) => name).toSorted()).toEqual(['白素音', '软件研发部'].toSorted());
});

test('[D-183] the list keeps search and state in its address; a copy is a draft that can be removed', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/research?box=own');
  await page.getByRole('searchbox', { name: word('survey.list.search') }).fill('食堂');
  await page.press('Enter');
  await eventually('the address keeps the search', () => page.address().includes('search='));
  await page.getByRole('link', { name: title }).waitFor();
  await page.getByText('明年培训需求调研').waitFor({ state: 'detached' });
  const action = (key: 'survey.action.copy' | 'survey.action.remove') =>
    page.getByRole('button', { name: word('survey.action.of', { action: word(key), title }) });
  await action('survey.action.copy').click();
  await page.getByRole('heading', { level: 1, name: word('survey.editor.title') }).waitFor();
  expect(await page.getByLabel(word('survey.field.title')).inputValue()).toBe(title);

  await page.goto('center/my/research?box=own&state=draft');
  await action('survey.action.remove').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('survey.action.remove'), exact: true })
    .click();
  await page.getByText(word('survey.list.nothingFound')).waitFor();
  expect(await statesOf(title)).toHaveLength(1);
});

test('[D-183] a survey becomes a template of the company, another one begins with it, and it is removed', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/research?box=own&state=open');
  const named = (action: string) => page.getByRole('button', { name: word('survey.action.of', { action, title }) });
  await named(word('survey.action.template')).click();
  await page.getByText(word('survey.template.made')).waitFor();
  await press(page, word('survey.list.create'));
  await page.getByRole('heading', { level: 2, name: word('survey.template.company') }).waitFor();
  await page.getByRole('link', { name: title }).click();
  await page.getByLabel(word('survey.field.title')).waitFor();
  expect(await page.getByLabel(word('survey.field.title')).inputValue()).toBe(title);
  expect(await region(page, 2).getByLabel(word('survey.question.title')).inputValue()).toBe('哪里不好？');
  // Coins are promised by whoever manages the ledger.
  expect(await page.getByText(word('survey.field.reward.hint')).count()).toBe(0);

  await page.goto('research/edit');
  await named(word('survey.template.remove')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('survey.template.remove'), exact: true })
    .click();
  const left = () => world.rows('select id from survey_template where title = $1', [title]);
  await expect.poll(left).toEqual([]);
  await page.getByRole('link', { name: title }).waitFor({ state: 'detached' });
});

test('[D-183] whoever answers only finds no way to make one, and no results by address', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/research');
  await page.getByRole('link', { name: title }).waitFor();
  expect(await page.getByText(word('survey.list.create')).count()).toBe(0);
  expect(await page.getByText(word('survey.box.own')).count()).toBe(0);
  const [row] = await world.rows('select id from survey where title = $1', [title]);
  await page.goto(`research/results/${String(row?.['id'])}`);
  await page.getByText(word('lang.1')).waitFor();
});
