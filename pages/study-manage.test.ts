import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '班前会怎么开';

type NewLink = { readonly chapter: string; readonly name: string; readonly url: string };

async function addLink(page: Page, { chapter, name, url }: NewLink): Promise<void> {
  await page.getByRole('button', { name: word('courses.section.addTo', { name: chapter }) }).click();
  await page.getByRole('menuitem', { name: word('study.sectionType.url') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('courses.section.title')).fill(name);
  await dialog.getByLabel(word('courses.section.url')).fill(url);
  await dialog.getByRole('button', { name: word('courses.section.take'), exact: true }).click();
}

/** The sections in their order, by the name of the button that edits each. */
const sectionNames = (page: Page): (string | null)[] =>
  page
    .getByRole('button', { name: /^编辑“/ })
    .all()
    .map((button) => button.getAttribute('aria-label'));

const inOrder = ['先读这里', '五分钟说三件事'].map((name) => word('courses.section.edit', { name }));

test('[D-183] an author makes a course, puts it into order by key, learns why it cannot be published, publishes and withdraws it', async () => {
  const page = await openPage(world, 'shenruoxi', 'center/my/courses');
  await page.getByText(word('courses.empty.title')).waitFor();
  await page.getByRole('button', { name: word('courses.create'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('courses.create.submit'), exact: true }).click();
  await dialog.getByText(word('courses.field.title.wrong', { max: '100' })).waitFor();
  await dialog.getByLabel(word('courses.field.title')).fill(title);
  await dialog.getByRole('button', { name: word('courses.create.submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await eventually('the address is that of the course', () => page.address().includes('course-manage/'));

  // Nothing in it yet: the dialog says what is missing, and publishes nothing.
  const publish = page.getByRole('button', { name: word('courses.publish'), exact: true }).first();
  await publish.click();
  await dialog.getByText(word('courses.problem.nothing-required')).waitFor();
  await dialog.getByRole('button', { name: word('courses.publish'), exact: true }).click();
  await dialog.getByText(word('courses.publish.notReady')).waitFor();
  await page.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: word('courses.chapter.add'), exact: true }).click();
  const chapter = word('courses.chapter.named', { number: '1' });
  await addLink(page, { chapter, name: '五分钟说三件事', url: 'https://qinghe.example/five' });
  await addLink(page, { chapter, name: '先读这里', url: 'https://qinghe.example/first' });
  await page.getByRole('button', { name: word('courses.section.up', { name: '先读这里' }) }).click();
  expect(sectionNames(page)).toEqual(inOrder);
  await page.getByRole('button', { name: word('courses.save'), exact: true }).click();
  await page.getByText(word('courses.outline.saved')).waitFor();
  await page.reload();
  await page.getByText('先读这里').waitFor();
  expect(sectionNames(page)).toEqual(inOrder);

  await publish.click();
  await dialog.getByText(word('courses.publish.audience', { count: '24' })).waitFor();
  await dialog.getByText(word('courses.midway.none')).waitFor();
  await dialog.getByRole('button', { name: word('courses.publish'), exact: true }).click();
  await page.getByText(word('courses.published', { number: '1' })).waitFor();
  await page.getByText(word('courses.state.published')).waitFor();

  await page.getByRole('link', { name: word('courses.tab.learners') }).click();
  const remind = page.getByRole('button', { name: word('courses.remind'), exact: true });
  await remind.click();
  await dialog.getByText(word('courses.remind.count', { count: '23' })).waitFor();
  await dialog.getByRole('button', { name: word('courses.remind.confirm'), exact: true }).click();
  await page.getByText(word('courses.remind.done', { count: '23' })).waitFor();
  await remind.click();
  await dialog.getByText(new RegExp(word('courses.remind.already', { count: '23' }))).waitFor();
  await page.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: word('courses.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: word('courses.withdraw'), exact: true }).click();
  await dialog.getByText(word('courses.withdraw.text', { count: '0' })).waitFor();
  await dialog.getByRole('button', { name: word('courses.withdraw'), exact: true }).click();
  await page.getByText(word('courses.state.withdrawn')).waitFor();
  expect(await world.rows('select state from course where title = $1', [title])).toEqual([{ state: 'withdrawn' }]);
});

test('[D-183] fields are saved whole, a change of somebody else is never written over, and leaving a draft asks', async () => {
  const [course] = await world.rows('select id from course where title = $1', [title]);
  const page = await openPage(world, 'shenruoxi', `course-manage/${String(course?.['id'])}?tab=fields`);
  const save = page.getByRole('button', { name: word('courses.save'), exact: true });
  await page.getByRole('radio', { name: word('audience.some') }).click();
  await page.getByLabel(word('courses.field.title')).fill('班前五分钟');
  await save.click();
  await page.getByText(word('audience.nobody')).waitFor();
  await page.getByLabel(word('audience.people'), { exact: true }).fill('林知');
  await page.getByRole('button', { name: /林知远/ }).click();
  await page.getByRole('switch').click();
  await save.click();
  await page.getByText(word('courses.saved')).waitFor();
  await page.getByRole('heading', { level: 1, name: '班前五分钟' }).waitFor();
  const [stored] = await world.rows("select can_skip, audience -> 'isEveryone' as everyone from course where id = $1", [
    course?.['id'],
  ]);
  expect(stored).toEqual({ can_skip: false, everyone: false });

  await page.getByLabel(word('courses.field.title')).fill('改到一半');
  await page.getByRole('link', { name: word('courses.tab.outline') }).click();
  const question = page.getByRole('dialog');
  await question
    .getByRole('button', { name: word('dialog.leave.stay') })
    .last()
    .click();
  await question.waitFor({ state: 'hidden' });
  await world.rows('update course set revision = revision + 1 where id = $1', [course?.['id']]);
  await save.click();
  await page.getByText(word('courses.stale')).waitFor();
  expect(await world.rows('select title from course where id = $1', [course?.['id']])).toEqual([
    { title: '班前五分钟' },
  ]);
});

/** Adds to an audience what is found by a part of its name. */
async function addToAudience(page: Page, field: 'organizations' | 'positions' | 'topics', name: string): Promise<void> {
  await page.getByRole('combobox', { name: word(`audience.${field}`), exact: true }).fill(name.slice(0, 2));
  await page.getByRole('option', { name, exact: false }).click();
  await page.getByRole('button', { name: word('audience.remove', { name }) }).waitFor();
}

test('[D-183] an author names organisations, positions, topics and people, and reads them again before publishing', async () => {
  const [course] = await world.rows('select id from course where title = $1', ['班前五分钟']);
  await world.rows(
    `insert into position (id, tenant_id, created_by, name, learn_sequence, created_at, updated_at)
     select 'audience-position', tenant_id, id, '首席讲评员', 0, now(), now() from member where account = 'luchengze'`,
  );
  const page = await openPage(world, 'shenruoxi', `course-manage/${String(course?.['id'])}?tab=fields`);
  await addToAudience(page, 'organizations', '技术中心');
  await addToAudience(page, 'positions', '首席讲评员');
  await addToAudience(page, 'topics', '安全生产');
  await page.getByRole('button', { name: word('courses.save'), exact: true }).click();
  await page.getByText(word('courses.saved')).waitFor();
  await page.reload();
  await page.getByRole('button', { name: word('audience.remove', { name: '首席讲评员' }) }).waitFor();
  await page.getByRole('button', { name: word('courses.publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [kind, names] of [
    ['organizations', '技术中心'],
    ['positions', '首席讲评员'],
    ['topics', '安全生产'],
    ['people', '林知远'],
  ] as const)
    await dialog.getByText(word(`audience.summary.${kind}`, { names })).waitFor();
  await page.press('Escape');
  await page.getByRole('button', { name: word('audience.remove', { name: '安全生产' }) }).click();
  await page.getByRole('button', { name: word('courses.save'), exact: true }).click();
  await eventually('the topic is named no more, and the position is', async () => {
    const [stored] = await world.rows(
      `select audience -> 'topicIds' = '[]' and audience -> 'positionIds' = '["audience-position"]' as is_so from course
       where id = $1`,
      [course?.['id']],
    );
    return stored?.['is_so'] === true;
  });
});

test('[ENUM-02] the form of an open course says how its minutes count, and not that a click finishes it', async () => {
  const [course] = await world.rows('select id from course where title = $1', ['班前五分钟']);
  const page = await openPage(world, 'shenruoxi', `course-manage/${String(course?.['id'])}`);
  await page.getByText('先读这里').waitFor();
  await page
    .getByRole('button', {
      name: word('courses.section.addTo', { name: word('courses.chapter.named', { number: '1' }) }),
    })
    .click();
  await page.getByRole('menuitem', { name: word('study.sectionType.openCourse') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(word('courses.section.minutes.hint')).waitFor();
  expect(await dialog.getByText(word('courses.section.url.hint')).count()).toBe(0);
  await page.press('Escape');
});

test('[D-183] whoever neither made nor teaches a course cannot open it for editing', async () => {
  const [course] = await world.rows('select id from course');
  const page = await openPage(world, 'linzhiyuan', `course-manage/${String(course?.['id'])}`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByText('班前五分钟').count()).toBe(0);
});

test('[D-183] whoever makes no courses has no course management in their centre, and a page that says so by its address', async () => {
  const page = await openPage(world, 'linzhiyuan', 'center/my/courses');
  await page.getByText(word('courses.refused.title')).waitFor();
  expect(await page.getByRole('link', { name: word('centre.courses.title') }).count()).toBe(0);
  expect(await page.getByRole('link', { name: word('centre.research.title') }).count()).toBe(1);
});
