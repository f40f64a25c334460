import { heading, type LookGroup, type LookStage } from './look-table.ts';

/** Told by the world: sections in order, of which 林知远 has finished the first. */
const course = '车间安全入门';
/** With a price: its first section is free to try. */
const priced = '主轴维修手记';
const other = '快速换型：从四十分钟到九分钟';
/** With an open course that is held elsewhere. */
const mentoring = '带好一个新人：前四周';
/** With the recording of a live, its transcript, and a survey. */
const blended = '学习力：从看完到用上';
/** Ends with the open exam, which 林知远 stands before. */
const examined = '上岗准备：读完、考过、再上岗';

async function openCourse({ page, url }: LookStage, title: string): Promise<void> {
  await page.goto(`${url}#/study-v?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await heading(page, title);
}

/** A section in the contents of the course that is open. */
async function openSection({ page, word }: LookStage, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await heading(page, title);
  await page.getByRole('region', { name: word('study.count.title') }).waitFor();
}

const learning: LookGroup = {
  title: '[ROUTE-18] looks: learning',
  features: ['study'],
  looks: [
    {
      name: 'study-home',
      as: 'linzhiyuan',
      at: 'study-v',
      open: async ({ page, word }) => {
        await heading(page, word('study.home.title'));
        await page
          .getByRole('region', { name: word('study.home.newest') })
          .getByRole('link')
          .first()
          .waitFor();
        await page.getByRole('region', { name: word('positions.view.mine') }).waitFor();
        await page
          .getByRole('region', { name: word('study.home.hot') })
          .getByRole('link')
          .first()
          .waitFor();
        await page
          .getByRole('region', { name: word('study.home.continue') })
          .getByRole('link')
          .last()
          .waitFor();
      },
    },
    {
      name: 'study-none',
      at: 'study-v?search=zzz',
      open: ({ page, word }) => page.getByText(word('study.home.noneFound.text')).waitFor(),
    },
    {
      name: 'course',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, course);
        await stage.page.getByRole('list', { name: stage.word('community.discuss.course.title') }).waitFor();
      },
    },
    {
      name: 'course-document',
      open: async (stage) => {
        await openSection(stage, '车间安全手册');
        await stage.page.locator('canvas').first().waitFor();
      },
    },
    {
      name: 'course-film',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, other);
        await openSection(stage, '快速换型：三次改动');
        await stage.page.locator('video').waitFor();
      },
    },
    {
      name: 'course-article',
      open: async (stage) => openSection(stage, '内与外：一个区分，省下二十分钟'),
    },
    {
      name: 'course-question',
      at: 'about',
      open: async (stage) => {
        const { page } = stage;
        await openCourse(stage, other);
        await openSection(stage, '快速换型：三次改动');
        await page.getByRole('button', { name: '换成快换销以后' }).click();
        await page.getByRole('dialog').getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'course-replay',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, blended);
        await openSection(stage, '直播回放：三次改动');
        await stage.page.locator('video').waitFor();
        await stage.page
          .getByRole('region', { name: stage.word('study.transcript.title') })
          .first()
          .waitFor();
      },
    },
    {
      name: 'course-survey',
      open: async (stage) => {
        await openSection(stage, '你接下来想学什么');
        await stage.page.getByRole('link', { name: stage.word('study.player.survey.answer') }).waitFor();
      },
    },
    {
      name: 'course-exam',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, examined);
        await openSection(stage, '安全与质量上岗考试');
        await stage.page.getByRole('link', { name: stage.word('study.player.exam.open') }).waitFor();
      },
    },
    {
      name: 'course-class',
      open: async (stage) => {
        await openSection(stage, '质量意识公开课');
        await stage.page.getByRole('link', { name: stage.word('study.player.class.open') }).waitFor();
      },
    },
    {
      name: 'course-open-course',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, mentoring);
        await openSection(stage, '公开课：把一件事讲明白');
        await stage.page.getByText(stage.word('study.player.openCourse.first')).waitFor();
      },
    },
    {
      name: 'course-priced',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, priced);
        await stage.page.getByRole('region', { name: stage.word('pricing.locked.course') }).waitFor();
      },
    },
    {
      name: 'course-homework',
      as: 'songqinghe',
      at: 'about',
      open: async (stage) => {
        await openCourse(stage, priced);
        await openSection(stage, '量一根你身边的主轴');
        await stage.page.getByRole('button', { name: stage.word('study.homework.replace') }).waitFor();
        await stage.page.getByText('主轴跳动记录表').waitFor();
        stage.notes.set('paid', stage.page.url());
      },
    },
    {
      name: 'course-unpaid',
      as: 'linzhiyuan',
      at: 'about',
      open: async ({ page, word, notes }) => {
        await page.goto(notes.get('paid') ?? '');
        await page.getByText(word('study.player.unpaid')).waitFor();
      },
    },
    {
      name: 'courses-collected',
      at: 'about',
      open: async (stage) => {
        const { page, url, word } = stage;
        await openCourse(stage, course);
        await page.getByRole('button', { name: word('study.course.collect'), exact: true }).click();
        await page.getByRole('button', { name: word('study.course.collected'), exact: true }).waitFor();
        await page.goto(`${url}#/share-study/my-collection-detail?tab=courses`);
        await page.getByRole('link', { name: course }).waitFor();
      },
    },
  ],
};

export const study: readonly LookGroup[] = [learning];
