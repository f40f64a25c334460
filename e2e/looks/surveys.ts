import { heading, type LookGroup, press } from './look-table.ts';

const open = '明年培训需求调研';
const ended = '第三期导师带教评估';

/** Surveys as those who answer, make and read them meet them. */
export const surveys: readonly LookGroup[] = [
  {
    title: '[D-183] looks: answering surveys',
    features: ['surveys'],
    looks: [
      {
        name: 'surveys-waiting',
        as: 'linzhiyuan',
        at: 'center/my/research',
        open: ({ page }) => page.getByRole('link', { name: open }).waitFor(),
      },
      {
        name: 'survey-problems',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: open }).click();
          await heading(page, open);
          await press(page, word('survey.answer.next'));
          await page.getByText(word('survey.answerProblem.required')).first().waitFor();
        },
      },
      {
        name: 'survey-matrix',
        open: async ({ page, word }) => {
          await page.getByLabel('专业技能').check();
          await page.getByLabel('线下面授与实训').check();
          await press(page, word('survey.answer.next'));
          await page.getByRole('radiogroup').first().waitFor();
        },
      },
    ],
  },
  {
    title: '[D-183] looks: making surveys and reading them',
    features: ['surveys'],
    looks: [
      {
        name: 'surveys-own',
        as: 'yewanqing',
        at: 'center/my/research?box=own',
        open: ({ page }) => page.getByRole('link', { name: ended }).waitFor(),
      },
      {
        name: 'survey-results',
        open: async ({ page }) => {
          await page.getByRole('link', { name: ended }).click();
          await page.getByRole('table', { name: '带教的节奏合适吗？' }).waitFor();
        },
      },
      {
        name: 'survey-templates',
        at: 'research/edit',
        open: ({ page, word }) => page.getByText(word('survey.template.needs'), { exact: true }).waitFor(),
      },
      {
        name: 'survey-editor',
        open: async ({ page, word }) => {
          await page.getByText(word('survey.template.satisfaction'), { exact: true }).click();
          await page.getByRole('heading', { level: 2, name: word('survey.editor.questions') }).waitFor();
        },
      },
      {
        name: 'survey-publish',
        open: async ({ page, word }) => {
          await press(page, word('survey.editor.publish'));
          await page.getByText(word('survey.publishProblem.no-audience')).waitFor();
        },
      },
    ],
  },
];
