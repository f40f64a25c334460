import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

const subject = '新员工入厂四周';
/** Nobody but 萧亦辰 has bought it. */
const priced = '主轴维修带徒计划';

export const subjects: readonly LookGroup[] = [
  {
    title: '[D-183] looks: subjects',
    features: ['subjects'],
    looks: [
      {
        name: 'subjects',
        as: 'xiaoyichen',
        at: 'subjects',
        open: async ({ page, word }) => {
          await heading(page, word('subjects.title'));
          await page.getByRole('link', { name: subject }).waitFor();
        },
      },
      {
        name: 'subject',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: subject }).click();
          await heading(page, subject);
          await page.getByText(word('positions.chapter.locked')).first().waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'subject-exemption',
        open: async ({ page, word }) => {
          const title = word('subjects.exemption.askNamed', { title: '上岗自查表' });
          await page.getByRole('button', { name: title }).click();
          await page.getByRole('dialog').getByLabel(word('subjects.exemption.reason')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'subject-class',
        as: 'linzhiyuan',
        at: 'subjects',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: '研发新人的第一个季度' }).click();
          await page.getByText(word('positions.class.applied')).first().waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'subject-priced',
        at: 'subjects',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: priced }).click();
          await page.getByRole('region', { name: word('pricing.locked.subject') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'subject-exemptions',
        as: 'luchengze',
        at: 'subjects?view=exemptions',
        open: ({ page, word }) => page.getByRole('button', { name: word('subjects.exemption.agree') }).waitFor(),
      },
      {
        name: 'subject-management',
        at: 'subjects?view=manage',
        open: ({ page }) => page.getByRole('button', { name: subject }).waitFor(),
      },
      {
        name: 'subject-editor',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: subject }).click();
          await page
            .getByRole('region', { name: word('subjects.report') })
            .getByRole('table')
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'subject-file',
        open: async ({ page, word }) => {
          await page
            .getByRole('button', { name: word('positions.kind.file'), exact: true })
            .first()
            .click();
          await page.getByText(word('positions.form.fileHint')).waitFor();
        },
      },
    ],
  },
];
