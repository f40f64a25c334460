import { heading, type LookGroup, press } from './look-table.ts';
import { openArticleForm, openColumn, openPost } from './opening.ts';

/** Told by the world. */
const chart = '控制图上连续七点上升，要不要停线？';
const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';
const film = '八十秒看完一次快速换型';
const column = '用自己的数据讲质量';
const circle = '工艺与质量';
const team = '技术夜谈';

const reading: LookGroup = {
  title: '[COMM-13] [COMM-15] looks: reading and discussing',
  features: ['community'],
  looks: [
    {
      name: 'posts',
      as: 'linzhiyuan',
      at: 'share-study/share-index?posts=hot',
      open: async ({ page, word }) => {
        const list = page.getByRole('list', { name: word('community.question.index') });
        await list.getByRole('link').first().waitFor();
      },
    },
    {
      name: 'question',
      open: async (stage) => {
        await openPost(stage, torque);
        await stage.page.getByRole('list', { name: stage.word('community.discuss.title') }).waitFor();
      },
    },
    {
      name: 'article',
      open: async (stage) => {
        await openPost(stage, chart);
        await stage.page.getByRole('list', { name: stage.word('community.discuss.title') }).waitFor();
      },
    },
    {
      name: 'accuse',
      open: async ({ page, word }) => {
        const article = page.getByRole('article').first();
        await article
          .getByRole('button', { name: word('community.accuse.title') })
          .first()
          .click();
        await page.getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'film',
      at: 'about',
      open: async (stage) => {
        await openPost(stage, film);
        await stage.page.locator('video').waitFor();
      },
    },
    {
      name: 'favourites',
      at: 'share-study/my-collection-detail?tab=favourites',
      open: ({ page, word }) => heading(page, word('teams.collection.title')),
    },
  ],
};

const columns: LookGroup = {
  title: '[COMM-25] [COMM-31] looks: columns',
  features: ['community'],
  looks: [
    {
      name: 'columns',
      as: 'tangyuwei',
      at: 'share-team/team-column',
      open: async ({ page, word }) => {
        await page.getByRole('region', { name: word('community.column.recommend.title') }).waitFor();
        await page.getByRole('link', { name: column }).first().waitFor();
      },
    },
    {
      name: 'column',
      open: async (stage) => {
        await openColumn(stage, column);
        await stage.page.getByRole('link', { name: chart }).waitFor();
      },
    },
    {
      name: 'column-arrange',
      open: async ({ page, word }) => {
        await page.getByRole('link', { name: word('community.column.manage'), exact: true }).click();
        await page.getByRole('button', { name: word('community.column.order.down', { name: chart }) }).waitFor();
      },
    },
    {
      name: 'column-pick',
      open: async ({ page, word }) => {
        await press(page, word('community.column.pick.title'));
        await page.getByRole('checkbox', { name: chart }).waitFor();
      },
    },
    {
      name: 'column-manage',
      at: 'column-manage/column-card',
      open: ({ page, word }) =>
        page.getByRole('button', { name: word('community.column.remove.named', { name: column }) }).waitFor(),
    },
    {
      name: 'column-form',
      open: async ({ page, word }) => {
        await page.getByRole('button', { name: word('community.column.edit.named', { name: column }) }).click();
        await page.getByRole('textbox', { name: word('community.column.form.title') }).waitFor();
      },
    },
  ],
};

const circlesAndTopics: LookGroup = {
  title: '[COMM-36] [COMM-38] [COMM-45] [COMM-48] looks: circles and topics',
  features: ['community'],
  looks: [
    {
      name: 'circles',
      as: 'luchengze',
      at: 'share-study/knowledge-community',
      open: async ({ page, word }) => {
        const list = page.getByRole('list', { name: word('community.circle.list') });
        await list.getByRole('link', { name: circle }).waitFor();
      },
    },
    {
      name: 'circle',
      open: async ({ page, word }) => {
        const list = page.getByRole('list', { name: word('community.circle.list') });
        await list.getByRole('link', { name: circle }).click();
        await heading(page, circle);
        await page.getByRole('heading', { level: 2, name: word('community.circle.read.title') }).waitFor();
      },
    },
    {
      name: 'topics',
      at: 'share-study/topic-list',
      open: async ({ page, word }) => {
        const list = page.getByRole('list', { name: word('topics.list.title') });
        await list.getByRole('link', { name: '人工智能' }).waitFor();
      },
    },
    {
      name: 'topic',
      open: async ({ page, word }) => {
        const list = page.getByRole('list', { name: word('topics.list.title') });
        await list.getByRole('link', { name: '人工智能' }).click();
        await heading(page, '人工智能');
      },
    },
  ],
};

const accounts: LookGroup = {
  title: '[ROUTE-36] [ROUTE-39] [TEAM-01] [TEAM-05] looks: share accounts',
  features: ['teams', 'community'],
  looks: [
    {
      name: 'share-index',
      as: 'linzhiyuan',
      at: 'share-study/share-index',
      open: async ({ page, word }) => {
        await heading(page, word('teams.index.title'));
        await page.getByRole('article').first().waitFor();
      },
    },
    {
      name: 'apply',
      at: 'share-study/certification-acount?kind=0',
      open: async ({ page, word }) => {
        await page.getByLabel(word('teams.form.name')).waitFor();
        await press(page, word('teams.apply.submit'));
        await page.getByText(word('teams.form.name.missing')).waitFor();
      },
    },
    {
      name: 'applications',
      at: 'share-study/certification-info',
      open: ({ page, word }) => page.getByText(word('teams.applications.state.agreed')).waitFor(),
    },
    {
      name: 'collection',
      at: 'share-study/my-collection-detail',
      open: ({ page, word }) => heading(page, word('teams.collection.title')),
    },
    {
      name: 'team-people',
      at: 'share-team/team-content',
      open: async ({ page, word, notes }) => {
        await page.getByRole('link', { name: team }).click();
        await heading(page, team);
        await page.getByRole('img', { name: word('teams.invite.qr') }).waitFor();
        notes.set('team', page.url());
      },
    },
    {
      name: 'team-analysis',
      open: async ({ page, word, notes }) => {
        await page.goto(`${notes.get('team')}?tab=analysis&days=30`);
        await page.getByRole('region', { name: word('teams.report.title') }).waitFor();
        await page.getByRole('table', { includeHidden: true }).waitFor({ state: 'attached' });
      },
    },
    {
      name: 'team-notices',
      open: async ({ page, word, notes }) => {
        await page.goto(`${notes.get('team')}?tab=notices`);
        await page.getByRole('button', { name: word('teams.notices.clear') }).waitFor();
      },
    },
    {
      name: 'team-edit',
      open: async ({ page, word }) => {
        await press(page, word('teams.account.edit'));
        await page
          .getByRole('dialog')
          .getByRole('textbox', { name: word('teams.form.name') })
          .waitFor();
      },
    },
  ],
};

const publishing: LookGroup = {
  title: '[COMM-17] [COMM-55] [COMM-56] [ROUTE-40] looks: publishing',
  features: ['community'],
  looks: [
    {
      name: 'publish-cover',
      as: 'linzhiyuan',
      at: 'publish-manage/publish-create',
      open: async (stage) => {
        await openArticleForm(stage);
        await stage.page.getByRole('radio', { name: team }).check();
        await openArticleForm(stage);
        await stage.page.getByRole('button', { name: stage.word('community.library.open'), exact: true }).waitFor();
      },
    },
    {
      name: 'cover-library-company',
      open: async ({ page, word }) => {
        await press(page, word('community.library.open'));
        await page.getByRole('dialog').getByRole('radio').first().check();
      },
    },
    {
      name: 'cover-library-cloud',
      open: async ({ page, word }) => {
        await press(page, word('community.library.cloud'));
        await press(page, word('community.library.another'));
        await page.getByRole('dialog').getByRole('radio', { checked: true }).waitFor();
      },
    },
    {
      name: 'publish-ask',
      at: 'publish-manage/publish-create',
      open: async (stage) => {
        await openArticleForm(stage);
        const { page, word } = stage;
        await page.getByRole('textbox', { name: word('community.publish.content'), exact: true }).click();
        await page.keyboard.type('> 先看，再改。');
      },
    },
    {
      name: 'publish-link',
      open: async ({ page, word }) => {
        await press(page, word('community.publish.tool.link'));
        await page.getByRole('textbox', { name: word('community.publish.link.address') }).waitFor();
      },
    },
    {
      name: 'publish-video',
      at: 'publish-manage/publish-video',
      open: async ({ page, word }) => {
        await page.getByRole('region', { name: word('community.publish.files.video'), exact: true }).waitFor();
        await press(page, word('community.publish.submit'));
        await page.getByText(word('community.publish.problem.files.missing')).waitFor();
      },
    },
    {
      name: 'publish-draft',
      at: 'publish-manage/publish-create',
      open: ({ page, word }) =>
        page.getByRole('button', { name: word('community.publish.draft.continue'), exact: true }).waitFor(),
    },
  ],
};

export const community: readonly LookGroup[] = [reading, columns, circlesAndTopics, accounts, publishing];
