import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup, press } from './look-table.ts';

const waiting = '一线班组长领导力训练营（第五期）';
const open = '质量意识公开课：一次把事情做对';
const running = '新任主管沟通工作坊';
const over = '精益改善实战工作坊';
const drawn = '高管教练一对一体验日';
const approved = '内部讲师培养班（第三期）';

/** Classes as learners meet them, and as they are made and run. */
export const training: readonly LookGroup[] = [
  {
    title: '[ENUM-12] looks: learning in classes',
    features: ['training'],
    looks: [
      {
        name: 'study-training',
        as: 'linzhiyuan',
        at: 'study-v?kind=5',
        open: ({ page }) => page.getByRole('link', { name: waiting }).waitFor(),
      },
      {
        name: 'class-waiting',
        open: async ({ page }) => {
          await page.getByRole('link', { name: waiting }).click();
          await heading(page, waiting);
        },
      },
      {
        name: 'class-over',
        at: 'center/my/class',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: over }).click();
          await page.getByRole('heading', { name: word('classes.evaluation') }).waitFor();
          await page.getByText(word('classes.materials.after'), { exact: true }).waitFor();
        },
      },
      {
        name: 'classes-mine',
        at: 'center/my/class',
        open: ({ page }) => page.getByRole('link', { name: waiting }).waitFor(),
      },
      {
        name: 'class-open',
        at: 'center/my/class?box=open',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: open }).click();
          await page.getByRole('button', { name: word('classes.apply'), exact: true }).waitFor();
        },
      },
    ],
  },
  {
    title: '[D-183] looks: making and running classes',
    features: ['training'],
    looks: [
      {
        name: 'class-manage-list',
        as: 'yewanqing',
        at: 'center/my/class?view=manage',
        open: async ({ page }) => {
          await page.getByRole('link', { name: waiting }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-new',
        open: async ({ page, word }) => {
          await press(page, word('teaching.create'));
          await page.getByRole('dialog').getByLabel(word('teaching.name')).waitFor();
        },
      },
      {
        name: 'class-manage-edit',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: waiting }).click();
          await heading(page, waiting);
          await page.getByRole('heading', { name: word('teaching.basics') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-cancel',
        open: async ({ page, word }) => {
          await press(page, word('teaching.cancel'));
          await page.getByRole('dialog').getByLabel(word('teaching.reason')).waitFor();
        },
      },
      {
        name: 'class-manage-people',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: waiting }).click();
          await page.getByRole('link', { name: word('teaching.tab.people'), exact: true }).click();
          await page.getByRole('table', { name: word('teaching.tab.people') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-add',
        open: async ({ page, word }) => {
          await press(page, word('teaching.add'));
          await page.getByRole('dialog').getByLabel(word('teaching.add.person')).waitFor();
        },
      },
      {
        name: 'class-manage-drawn',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: drawn }).click();
          await page.getByRole('link', { name: word('teaching.tab.people'), exact: true }).click();
          await page.getByText(word('teaching.lottery.record'), { exact: true }).click();
          await page.getByText(word('teaching.lottery.record.text')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-materials',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: over }).click();
          await page.getByRole('link', { name: word('teaching.tab.materials'), exact: true }).click();
          await page.getByRole('link', { name: '工作坊小结.pdf' }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-costs',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: over }).click();
          await page.getByRole('link', { name: word('teaching.tab.costs'), exact: true }).click();
          await page.getByLabel(word('teaching.costs.label', { number: '1' }), { exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-copy',
        open: async ({ page, word }) => {
          await press(page, word('teaching.copy'));
          await page.getByRole('dialog').getByLabel(word('teaching.copy.day')).waitFor();
        },
      },
      {
        name: 'class-report',
        at: 'center/my/class?view=report',
        open: async ({ page, word }) => {
          await page.getByRole('columnheader', { name: word('teaching.report.perPerson') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-applications',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: approved }).click();
          await page.getByRole('link', { name: word('teaching.tab.people'), exact: true }).click();
          await page.getByRole('button', { name: word('teaching.approve.person', { name: '林知远' }) }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-manage-refuse',
        open: async ({ page, word }) => {
          await press(page, word('teaching.refuse.person', { name: '林知远' }));
          await page.getByRole('dialog').getByLabel(word('teaching.reason')).waitFor();
        },
      },
    ],
  },
  {
    title: '[ENUM-11] looks: who was there',
    features: ['training'],
    looks: [
      {
        name: 'class-check-in',
        as: 'linzhiyuan',
        at: 'center/my/class',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: running }).click();
          await page.getByLabel(word('classes.checkIn.typed')).waitFor();
        },
      },
      {
        name: 'class-check-in-none',
        at: 'training/check-in',
        open: ({ page, word }) => page.getByText(word('classes.checkIn.none')).waitFor(),
      },
      {
        name: 'class-attendance',
        as: 'yewanqing',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: running }).click();
          await page.getByRole('link', { name: word('teaching.tab.attendance'), exact: true }).click();
          await page.getByRole('table', { name: word('teaching.tab.attendance') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-attendance-correct',
        open: async ({ page, word }) => {
          await press(page, word('teaching.correct.person', { name: '林知远' }));
          await page.getByRole('dialog').getByLabel(word('teaching.reason')).waitFor();
        },
      },
      {
        name: 'class-attendance-spot-check',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: running }).click();
          await page.getByRole('link', { name: word('teaching.tab.attendance'), exact: true }).click();
          await press(page, word('teaching.spot.open'));
          await page.getByRole('button', { name: word('teaching.spot.again') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'class-attendance-code',
        at: 'center/my/class?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: running }).click();
          await page.getByRole('link', { name: word('teaching.tab.attendance'), exact: true }).click();
          const address = await page.getByRole('link', { name: word('teaching.code.open') }).getAttribute('href');
          await page.goto(new URL(address ?? '', page.url()).href);
          await page.getByRole('img', { name: word('teaching.code.qr') }).waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
];
