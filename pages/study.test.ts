import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

type Form = InputOf<typeof createCourse>;
type Sections = InputOf<typeof saveOutline>['chapters'][number]['sections'];
const everyone = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
const inOrder = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 150 };

const link = (title: string, isRequired = true): Sections[number] => ({
  type: SectionType.url,
  title,
  isRequired,
  url: 'https://example.com/safety',
});

/** A course of 沈若溪 in one chapter. */
async function publish(title: string, sections: Sections, over: Partial<Form> = {}): Promise<string> {
  const author = 'shenruoxi';
  const form: Form = { title, audience: everyone, settings: inOrder, introduction: '先看这里。', ...over };
  const { id, revision } = await world.write(author, createCourse, form);
  const outline = { id, revision, chapters: [{ title: '第一章', sections: [...sections] }] };
  const saved = await world.write(author, saveOutline, outline);
  await world.write(author, publishCourse, { id, revision: saved.revision });
  return id;
}

/** A link that leads outside is pressed, and nothing is fetched there. */
beforeAll(() =>
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[target="_blank"]')) event.preventDefault();
  }),
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the page a section links to, comes back and says so. */
async function lookAt(page: Page, title: string): Promise<void> {
  await heading(page, title);
  await page.getByRole('link', { name: 'https://example.com/safety' }).click();
  await press(page, word('study.player.link.confirm'));
  const counted = page.getByRole('region', { name: word('study.count.title') });
  await counted.getByText(word('study.section.done')).waitFor();
}

test('[ROUTE-18] [ENUM-12] the study page is reached from the menu, and finds a course by its name, kind and state', async () => {
  const id = await publish('登高作业须知', [link('看规程')]);
  const page = await openPage(world, 'linzhiyuan');
  await page
    .getByRole('link', { name: word('frame.nav.learn'), exact: true })
    .first()
    .click();
  await heading(page, word('study.home.title'));
  const newest = page.getByRole('region', { name: word('study.home.newest') });
  await newest.getByRole('link', { name: '登高作业须知' }).waitFor();
  await page.getByRole('searchbox', { name: word('study.home.search') }).fill('登高');
  await page.press('Enter');
  await eventually('the address has the word', () => page.address().includes('search='));
  await press(page, word('study.plainFilter.exam'));
  await page.getByText(word('exams.empty'), { exact: true }).waitFor();
  await page.reload();
  await page.getByText(word('exams.empty'), { exact: true }).waitFor();
  await press(page, word('study.plainFilter.course'));
  await press(page, word('study.finishStatus.notBegun'));
  await page.getByRole('link', { name: '登高作业须知' }).click();
  await page.arrivesAt(`/course/${id}`);
  await heading(page, '登高作业须知');
  await page.getByText('先看这里。').waitFor();
});

test('[POSITION-11] [D-173] [D-176] a locked section says why; finishing the first opens it, and learning goes on where it stopped', async () => {
  const id = await publish('受限空间作业', [link('先学这个'), link('再学这个'), link('选读', false)]);
  const page = await openPage(world, 'linzhiyuan', `course/${id}`);
  await heading(page, '受限空间作业');
  const row = page.getByRole('listitem').filter({ hasText: '再学这个' }).last();
  await row.getByText(word('study.section.lockedBy')).waitFor();
  expect(await row.getByRole('link', { name: '再学这个' }).count()).toBe(0);
  await press(page, word('study.course.start'));
  await lookAt(page, '先学这个');
  // N is the key of the next section, which is open now.
  await page.getByRole('button', { name: word('study.player.next'), exact: true }).waitFor();
  await page.type('n');
  await heading(page, '再学这个');
  // The play has begun: whoever leaves before that was not there.
  await page.getByRole('region', { name: word('study.count.title') }).waitFor();

  await page.goto('study-v');
  const started = page.getByRole('region', { name: word('study.home.continue') });
  await started.getByText(word('lesson.last', { title: '再学这个' })).waitFor();
  await started.getByText(word('lesson.progress', { percent: '50%', finished: '1', required: '2' })).waitFor();
  await started.getByRole('link', { name: '受限空间作业' }).click();
  await lookAt(page, '再学这个');

  await page.goto(`course/${id}`);
  await page.getByText(word('lesson.progress', { percent: '100%', finished: '2', required: '2' })).waitFor();
  await press(page, word('study.course.again'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('study.course.again'), exact: true })
    .click();
  await page
    .getByRole('region', { name: word('study.runs.title') })
    .getByText('100%')
    .waitFor();
  const runs = await world.rows('select number, finished_at is null as open from study_run where course_id = $1', [id]);
  expect(runs).toEqual(
    expect.arrayContaining([
      { number: 1, open: false },
      { number: 2, open: true },
    ]),
  );
});

test('[STUDY-01] whoever has begun scores a course, once', async () => {
  const id = await publish('吊装指挥手势', [link('看手势')]);
  const page = await openPage(world, 'hejingxing', `course/${id}`);
  await page.getByText(word('study.score.notBegun')).waitFor();
  await press(page, word('study.course.start'));
  await lookAt(page, '看手势');
  await page.goto(`course/${id}`);
  await press(page, word('study.score.star', { count: '4' }));
  await page.getByText(word('study.score.given', { score: '4' })).waitFor();
  expect(await page.getByRole('button', { name: word('study.score.star', { count: '5' }) }).count()).toBe(0);
});

test('[D-183] a survey in a course is answered on its own page, which leads back to a section that is done', async () => {
  const [row] = await world.rows('select id from survey where title = $1', ['明年培训需求调研']);
  const survey = { type: SectionType.survey, title: '学完想说', isRequired: true, contentId: String(row?.['id']) };
  const id = await publish('先学后评', [survey, link('然后看这个')]);
  const page = await openPage(world, 'linzhiyuan', `course/${id}`);
  await press(page, word('study.course.start'));
  const counted = page.getByRole('region', { name: word('study.count.title') });
  await counted.getByText(word('study.count.whole.survey')).waitFor();
  await page.getByRole('link', { name: word('study.player.survey.answer') }).click();
  await page.getByLabel('数字化与数据分析').click();
  await page.getByLabel('直播，可以当场提问').click();
  await press(page, word('survey.answer.next'));
  await page
    .getByRole('group', { name: /每周可以用于学习/ })
    .getByRole('spinbutton')
    .fill('4');
  await page
    .getByRole('group', { name: /总体评分/ })
    .getByLabel('9', { exact: true })
    .click();
  await press(page, word('survey.answer.submit'));
  await press(page, word('survey.answer.backToCourse'));
  await heading(page, '学完想说');
  await counted.getByText(word('study.section.done')).waitFor();
  await page.getByText(word('study.player.survey.done')).waitFor();
  await press(page, word('study.player.next'));
  await lookAt(page, '然后看这个');
});

test('[STUDY-08] a course is commented on below its contents, and the place is kept in the address', async () => {
  const id = await publish('评论一门课程', [link('看一眼')]);
  const page = await openPage(world, 'hejingxing', `course/${id}`);
  await page.getByText(word('community.discuss.course.empty')).waitFor();
  await page.getByRole('textbox', { name: word('community.discuss.course.write') }).fill('讲得很清楚。');
  await press(page, word('community.discuss.send'));
  await page.getByText('讲得很清楚。').waitFor();
  await eventually('the address leads to it', () => page.address().includes('at='));
  await page.reload();
  await page.getByText('讲得很清楚。').waitFor();
});

test('[D-182] a manager previews a course, and nothing is written', async () => {
  const id = await publish('动火作业票', [link('看票样')]);
  const page = await openPage(world, 'shenruoxi', `course/${id}?preview=1`);
  await page.getByText(word('study.course.preview')).waitFor();
  await press(page, word('study.course.look'));
  await heading(page, '看票样');
  await page.getByText(word('study.course.preview')).waitFor();
  expect(await page.getByRole('button', { name: word('study.player.link.confirm') }).count()).toBe(0);
  expect(await world.rows('select 1 from study_run where course_id = $1', [id])).toEqual([]);
});

test('[D-178] a second page takes the play over; the first says so, and can have it back', async () => {
  const id = await publish('有限两台设备', [link('一处学')]);
  const page = await openPage(world, 'zhoumuyun', `course/${id}`);
  await press(page, word('study.course.start'));
  await heading(page, '一处学');
  await page.getByRole('link', { name: 'https://example.com/safety' }).waitFor();
  await world.rows(
    "update study_play set id = 'elsewhere' where member_id = (select id from member where account = $1)",
    ['zhoumuyun'],
  );
  await page.getByRole('link', { name: 'https://example.com/safety' }).click();
  await press(page, word('study.player.link.confirm'));
  await page.getByRole('alert').getByText(word('study.player.takenOver')).waitFor();
  await press(page, word('study.player.takenOver.action'));
  await lookAt(page, '一处学');
});

test('[ENUM-12] who has begun nothing of a kind reads so; who may not open a course is told why', async () => {
  const nobody = { ...everyone, isEveryone: false, memberIds: [] };
  const closed = await publish('只给自己人', [link('看')], { audience: nobody });
  const page = await openPage(world, 'amina', `study-v?status=${FinishStatus.finished}`);
  await page.getByText(word('study.home.noneFound.title')).waitFor();
  await page.goto(`course/${closed}`);
  await page.arrivesAt('/home/error-page/30117');
  await page.goto('course/nothing');
  await page.getByText(word('study.course.missing.title')).waitFor();
});

test('[D-183] a note is found again by its words, changed and removed; nobody else sees it', async () => {
  const id = await publish('带电作业距离', [link('看距离表')]);
  const page = await openPage(world, 'linzhiyuan', `course/${id}`);
  await press(page, word('study.course.start'));
  const notes = page.getByRole('region', { name: word('study.notes.title') });
  const write = async (text: string): Promise<void> => {
    await notes.getByLabel(word('study.notes.new')).fill(text);
    await press(page, word('study.notes.save'));
    await notes.getByRole('listitem').filter({ hasText: text }).waitFor();
  };
  await write('10 千伏：0.7 米');
  await write('35 千伏：1 米');
  await page.reload();
  await notes.getByRole('searchbox', { name: word('study.notes.search') }).fill('35');
  await page.press('Enter');
  await notes.getByText('10 千伏：0.7 米').waitFor({ state: 'hidden' });
  const found = notes.getByRole('listitem').filter({ hasText: '35 千伏' });
  await found.getByRole('button', { name: word('study.notes.edit') }).click();
  await found.getByRole('textbox', { name: word('study.notes.edit') }).fill('35 千伏：一米，见附表');
  await found.getByRole('button', { name: word('study.notes.save'), exact: true }).click();
  await notes.getByText('35 千伏：一米，见附表').waitFor();
  await found.getByRole('button', { name: word('study.notes.remove') }).click();
  const asked = page.getByRole('dialog', { name: word('study.notes.remove') });
  await asked.getByRole('button', { name: word('study.notes.remove'), exact: true }).click();
  await notes.getByText(word('study.notes.noneFound')).waitFor();
  expect(await world.rows('select text from study_note where course_id = $1', [id])).toEqual([
    { text: '10 千伏：0.7 米' },
  ]);
  const other = await openPage(world, 'hejingxing', page.address().slice(1));
  await other.getByText(word('study.notes.none')).waitFor();
});
