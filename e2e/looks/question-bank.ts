import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

const table = '分类,题型,题干,选项A,选项B,答案\n仓储,单选题,先进先出是为了什么？,防止过期,省力,A\n仓储,怪题,什么,,,\n';
const stemText = '华东一家客户来电';

export const questionBank: readonly LookGroup[] = [
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
        name: 'bank-question-pair-pictures',
        at: `center/my/question-bank?search=${encodeURIComponent('安全色')}`,
        open: async ({ page }) => {
          await page.getByRole('link', { name: '安全色与含义对应起来。' }).click();
          await page
            .getByRole('img', { name: /^绿底方牌/ })
            .nth(1)
            .waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'bank-export-left-out',
        at: `center/my/question-bank?search=${encodeURIComponent('图')}`,
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('bank.export'), exact: true }).click();
          await page.getByRole('menuitem', { name: word('bank.format.gift') }).click();
          await page.getByRole('dialog').getByText(word('bank.export.reason.media')).first().waitFor();
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
        as: 'zhoumuyun',
        at: 'practice',
        open: async ({ page, word }) => {
          await page.getByText(word('practice.none')).waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
];
