import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

const table = '分类,题型,题干,选项A,选项B,答案\n仓储,单选题,先进先出是为了什么？,防止过期,省力,A\n仓储,怪题,什么,,,\n';
const stemText = '华东一家客户来电';
const [open, ended] = ['安全与质量上岗考试', '质量月知识竞赛'];
const [draft, waiting] = ['班组长任职考试', '精益改善论述考试'];

export const exams: readonly LookGroup[] = [
  {
    title: '[D-183] looks: the question bank',
    features: ['exams'],
    looks: [
      {
        name: 'bank-questions',
        as: 'shenruoxi',
        at: 'center/my/question-bank?kind=stem',
        open: async ({ page, word }) => {
          await heading(page, word('bank.title'));
          await page.getByRole('link', { name: stemText }).waitFor();
        },
      },
      {
        name: 'bank-question',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: stemText }).click();
          await heading(page, word('bank.edit.title'));
          await page
            .getByRole('region', { name: word('bank.versions') })
            .getByRole('link')
            .first()
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-question-files',
        at: 'center/my/question-bank?kind=file',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: /提交一份您负责工位/ }).click();
          await page.getByRole('group', { name: word('bank.files.kinds') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-question-criteria',
        at: 'center/my/question-bank?kind=essay',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: '结合您所在的班组' }).click();
          await page.getByRole('textbox', { name: word('bank.criterion', { number: '4' }), exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-question-picture',
        at: `center/my/question-bank?search=${encodeURIComponent('连续七点')}`,
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: '控制图上连续七点' }).click();
          await heading(page, word('bank.edit.title'));
          await page
            .getByRole('img', { name: /^一张控制图/ })
            .first()
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-question-option-pictures',
        at: `center/my/question-bank?search=${encodeURIComponent('哪一张控制图')}`,
        open: async ({ page }) => {
          await page.getByRole('link', { name: '哪一张控制图' }).click();
          await page
            .getByRole('img', { name: /^第九个点越过/ })
            .nth(1)
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-question-formula',
        at: `center/my/question-bank?search=${encodeURIComponent('91 分贝')}`,
        open: async ({ page }) => {
          await page.getByRole('link', { name: /91 分贝/ }).click();
          await page.locator('math').first().waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-question-problems',
        at: 'exam-bank/question',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('bank.create'), exact: true }).click();
          await page.getByText(word('bank.field.category.missing')).waitFor();
        },
      },
      {
        name: 'bank-categories',
        at: 'center/my/question-bank?view=categories',
        open: ({ page }) => page.getByRole('link', { name: '信息安全' }).waitFor(),
      },
      {
        name: 'bank-import',
        at: 'exam-bank/import',
        open: async ({ page, word }) => {
          await page.getByText(word('bank.import.paste')).click();
          await page.getByLabel(word('bank.import.paste.label')).fill(table);
          await page.getByRole('button', { name: word('bank.import.check'), exact: true }).click();
          await page.getByRole('table', { name: word('bank.import.problems') }).waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
  {
    title: '[D-183] looks: practice',
    features: ['practice'],
    looks: [
      {
        name: 'practice-home',
        as: 'linzhiyuan',
        at: 'study-v',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('practice.panel.start'), exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'practice',
        as: 'linzhiyuan',
        at: 'practice',
        open: async ({ page, word }) => {
          await heading(page, word('practice.title'));
          await page.getByRole('button', { name: word('practice.unknown'), exact: true }).waitFor();
        },
      },
      {
        name: 'practice-answered',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('practice.unknown'), exact: true }).click();
          await page.getByText(word('practice.wrong')).waitFor();
        },
      },
      {
        name: 'practice-cards',
        at: 'practice?view=cards',
        open: async ({ page, word }) => {
          await page
            .getByRole('button', { name: word('practice.card.suspend') })
            .first()
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'practice-banks',
        at: 'practice?view=banks',
        open: ({ page }) => page.getByRole('switch', { name: '信息安全' }).waitFor(),
      },
      {
        name: 'practice-done',
        as: 'hejingxing',
        at: 'practice',
        open: async ({ page, word }) => {
          await page.getByText(word('practice.none')).waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
  {
    title: '[D-183] looks: exams',
    features: ['exams'],
    looks: [
      {
        name: 'exams',
        as: 'linzhiyuan',
        at: 'exams',
        open: async ({ page, word }) => {
          await heading(page, word('exams.title'));
          await page.getByRole('link', { name: open }).waitFor();
        },
      },
      {
        name: 'exams-certification',
        at: 'study-v?kind=7',
        open: ({ page }) => page.getByRole('link', { name: open }).waitFor(),
      },
      {
        name: 'exam',
        at: 'exams',
        open: async ({ page }) => {
          await page.getByRole('link', { name: open }).click();
          await heading(page, open);
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-taking',
        open: async ({ page, word }) => {
          // Whoever looks in another language later finds the attempt of the first look.
          const start = new RegExp(`^(?:${word('exams.start')}|${word('exams.goOn')})$`);
          await page.getByRole('button', { name: start }).click();
          await page.getByRole('timer', { name: word('exams.take.remaining') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-calculator',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('exams.calculator'), exact: true }).click();
          await page.getByRole('textbox', { name: word('exams.calculator.expression') }).fill('480 ÷ (2 + 3) × 15%');
          await page.getByText('= 14.4', { exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-hand-in',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('exams.handIn'), exact: true }).click();
          await page.getByRole('dialog').getByText(word('exams.handIn.title')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-taking-files',
        at: 'exams',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: waiting }).click();
          const start = new RegExp(`^(?:${word('exams.start')}|${word('exams.goOn')})$`);
          await page.getByRole('button', { name: start }).click();
          await page.getByRole('button', { name: new RegExp(word('exams.question.number', { number: '6' })) }).click();
          await page.getByRole('region', { name: word('exams.files') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-records',
        at: 'exams?view=records',
        open: ({ page }) => page.getByRole('link', { name: ended }).waitFor(),
      },
      {
        name: 'exam-result',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ended }).click();
          await page.getByRole('region', { name: word('exams.result.title') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exams-to-mark',
        as: 'shenruoxi',
        at: 'exams?view=marking',
        open: ({ page }) => page.getByRole('link', { name: waiting }).waitFor(),
      },
      {
        name: 'exam-marking',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: waiting }).click();
          await heading(page, word('exams.mark.of', { name: waiting }));
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-marking-answer',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: /结合您所在的班组/ }).click();
          await page.getByRole('region', { name: word('exams.mark.title') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-marking-files',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('exams.mark.back') }).click();
          await page.getByRole('link', { name: /提交一份您负责工位/ }).click();
          await page.getByRole('link', { name: '6-1.pdf' }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-markers',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('exams.mark.back') }).click();
          await page.getByRole('button', { name: word('exams.markers') }).click();
          await page.getByRole('dialog').getByText(word('exams.markers.double'), { exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
  {
    title: '[D-183] looks: making exams',
    features: ['exams'],
    looks: [
      {
        name: 'exam-manage-list',
        as: 'shenruoxi',
        at: 'center/my/exams',
        open: async ({ page, word }) => {
          await heading(page, word('examining.title'));
          await page.getByRole('link', { name: draft }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-edit',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: draft }).click();
          await heading(page, draft);
          await page.getByText(word('examining.rules.filled')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-preview',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('examining.tab.preview') }).click();
          await page.getByText(word('examining.preview.text')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-fixed',
        at: 'center/my/exams',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ended }).click();
          await heading(page, ended);
          await page.getByText(word('examining.locked.published')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-attempts',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('examining.tab.attempts') }).click();
          await page.getByRole('table', { name: word('examining.attempts') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-extra-time',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('examining.extra'), exact: true }).click();
          await page.getByRole('dialog').getByLabel(word('examining.extra.minutes')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-attention',
        at: 'center/my/exams',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: waiting }).click();
          await page.getByRole('link', { name: word('examining.tab.attempts') }).click();
          await page.getByRole('button', { name: word('examining.attempts.attention', { count: '2' }) }).click();
          await page.getByRole('dialog').getByText(word('examining.attention.text')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-statistics',
        at: 'center/my/exams',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ended }).click();
          await page.getByRole('link', { name: word('examining.tab.statistics') }).click();
          await page.getByRole('table', { name: word('examining.statistics.items') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-manage-regrade',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('examining.tab.regrade') }).click();
          await page.getByRole('combobox', { name: word('examining.regrade.question') }).click();
          await page.getByRole('option').first().click();
          await page.getByRole('radio', { name: word('examining.regrade.rule.full') }).check();
          await page.getByRole('button', { name: word('examining.regrade.dryRun') }).click();
          await page.getByRole('table', { name: word('examining.regrade.changes') }).waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
];
