import { heading, type LookGroup } from './look-table.ts';

const waiting = '一线班组长领导力训练营（第五期）';
const open = '质量意识公开课：一次把事情做对';

/** Classes as learners meet them. */
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
];
