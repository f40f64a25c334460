import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { publishFromBank } from '../exam-papers.ts';
import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

const [open, ended] = ['安全与质量上岗考试', '质量月知识竞赛'];
/** Published by the first who looks, for those who wait before it. */
const opening = '早会安全测验';
/** Nobody but 宋清和 has bought it. */
const priced = '主轴维修技能认定';
const [draft, waiting] = ['班组长任职考试', '精益改善论述考试'];

export const exams: readonly LookGroup[] = [
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
        name: 'exam-priced',
        at: 'exams?search=主轴维修',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: priced }).click();
          await page.getByRole('region', { name: word('pricing.locked.exam') }).waitFor();
          await nothingLoads(page);
        },
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
        name: 'exam-result-criteria',
        as: 'songqinghe',
        at: 'exams?view=records',
        open: async ({ page }) => {
          await page.getByRole('link', { name: waiting }).click();
          await page.getByText('可衡量', { exact: true }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exam-result-noted',
        as: 'hejingxing',
        at: 'exams?view=records',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: waiting }).click();
          await page.getByRole('region', { name: word('exams.fact.attention') }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'exams-to-mark',
        as: 'shenruoxi',
        at: 'exams?view=marking',
        open: async ({ page, notes }) => {
          await page.getByRole('link', { name: waiting }).waitFor();
          const settings = { openTime: Date.now() + 2 * hourMs, lengthMinutes: 20 };
          const words = ['连续七点', '安全色'];
          notes.set(opening, await publishFromBank(page, { name: opening, words, settings }));
        },
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
      {
        name: 'exam-waiting',
        as: 'linzhiyuan',
        at: 'exams',
        open: async ({ page, url, word, notes }) => {
          await page.getByRole('link', { name: opening }).waitFor();
          await page.goto(`${url}#/exam/${notes.get(opening) ?? ''}`);
          await page.getByRole('timer', { name: word('exams.wait.until') }).waitFor();
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
        name: 'exam-manage-annul',
        at: 'center/my/exams',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ended }).click();
          await page.getByRole('link', { name: word('examining.tab.attempts') }).click();
          await page.getByRole('button', { name: word('examining.rowMenu', { name: '林知远' }) }).click();
          await page.getByRole('menuitem', { name: word('examining.annul') }).click();
          await page.getByRole('dialog').getByText(word('examining.annul.consequences')).waitFor();
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
      {
        name: 'exam-manage-regrade-certificates',
        at: 'center/my/exams',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ended }).click();
          await page.getByRole('link', { name: word('examining.tab.regrade') }).click();
          await page.getByRole('combobox', { name: word('examining.regrade.question') }).click();
          await page.getByRole('option', { name: /哪一张控制图/ }).click();
          await page.getByRole('radio', { name: word('examining.regrade.rule.full') }).check();
          await page.getByRole('button', { name: word('examining.regrade.dryRun') }).click();
          const earned = word('examining.regrade.certificate.opens', { name: '质量月知识微证书' });
          await page.getByText(earned).first().waitFor();
          await nothingLoads(page);
        },
      },
    ],
  },
];
