import type { Locator } from 'playwright-core';
import { nothingLoads } from '../waiting.ts';
import type { LookGroup, LookStage } from './look-table.ts';

const title = '消防演练';
/** Of the seeded world. */
const yearly = '全员安全生产培训';

/** Somebody of many, whichever page of the list they stand on. */
async function findPerson({ page, word }: Pick<LookStage, 'page' | 'word'>, name: string): Promise<Locator> {
  const box = page.getByRole('searchbox', { name: word('assignments.people.find') });
  await box.fill(name);
  await box.press('Enter');
  return page.getByRole('button', { name, exact: true });
}

export const assignments: readonly LookGroup[] = [
  {
    title: '[D-180] looks: required training',
    features: ['assignments'],
    looks: [
      {
        name: 'assignments',
        as: 'luchengze',
        at: 'center/my/assignments',
        open: ({ page, word }) => page.getByRole('button', { name: word('assignments.create'), exact: true }).waitFor(),
      },
      {
        name: 'assignment-new',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.create'), exact: true }).click();
          await page.getByRole('dialog').getByLabel(word('assignments.name')).fill(title);
        },
      },
      {
        name: 'assignment-editor',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.create.submit'), exact: true }).click();
          await page.getByRole('heading', { name: title, level: 2 }).waitFor();
          await page.getByRole('button', { name: word('assignments.preview.ask'), exact: true }).click();
          await nothingLoads(page);
        },
      },
      {
        name: 'assignment-people',
        at: 'center/my/assignments',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: yearly, exact: true }).click();
          await (await findPerson({ page, word }, '冉云飞')).waitFor();
        },
      },
      {
        name: 'assignment-units',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.units'), exact: true }).click();
          await page.getByRole('columnheader', { name: word('assignments.unit'), exact: true }).waitFor();
        },
      },
      {
        name: 'assignment-duty',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.people'), exact: true }).click();
          await page.getByRole('button', { name: '冉云飞', exact: true }).click();
          await page.getByRole('link', { name: '特种作业操作证.pdf' }).waitFor();
        },
      },
      {
        name: 'assignment-revoke',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.revoke'), exact: true }).click();
          await page.getByRole('dialog').getByLabel(word('assignments.reason')).fill('证书过期');
        },
      },
      {
        name: 'assignment-compliance',
        at: 'center/my/assignments?view=compliance',
        open: ({ page }) => page.getByRole('link', { name: yearly, exact: true }).waitFor(),
      },
      {
        name: 'assignment-absences',
        at: 'center/my/assignments?view=absences',
        open: ({ page }) => page.getByText('何景行', { exact: true }).waitFor(),
      },
      {
        name: 'assignment-absence-new',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.absence.enter'), exact: true }).click();
          await page.getByRole('dialog').getByLabel(word('assignments.absence.first')).waitFor();
        },
      },
      {
        name: 'assignment-overdue-of-a-director',
        as: 'zhoumuyun',
        at: 'center/my/assignments',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: yearly, exact: true }).click();
          await (await findPerson({ page, word }, '雷胜男')).click();
          await page.getByRole('heading', { name: word('assignments.reminders'), exact: true }).waitFor();
        },
      },
      {
        name: 'assignment-settle',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('assignments.settle.exempt'), exact: true }).click();
          await page.getByRole('dialog').getByLabel(word('assignments.reason')).waitFor();
        },
      },
      {
        name: 'duties-mine',
        as: 'linzhiyuan',
        at: 'center/my/duties',
        open: ({ page }) => page.getByRole('heading', { name: yearly, exact: true }).waitFor(),
      },
      {
        name: 'duty-mine',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('assignments.mine.history'), exact: true }).click();
          await page.getByRole('heading', { name: word('assignments.history'), exact: true }).waitFor();
        },
      },
      {
        name: 'duties-over',
        as: 'tangyuwei',
        at: 'center/my/duties?view=over',
        open: ({ page }) => page.getByRole('heading', { name: yearly, exact: true }).waitFor(),
      },
      {
        name: 'duties-paused',
        as: 'hejingxing',
        at: 'center/my/duties',
        open: ({ page, word }) =>
          page.getByRole('heading', { name: word('assignments.absences'), exact: true }).waitFor(),
      },
    ],
  },
];
