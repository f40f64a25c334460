import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup, press, visitor } from './look-table.ts';

const midway = '车间安全上岗证';
const own = '质量月知识微证书';
const ending = '安全生产年度证';

export const certificates: readonly LookGroup[] = [
  {
    title: '[D-188] looks: certificates',
    features: ['certificates'],
    looks: [
      {
        name: 'certificates',
        as: 'linzhiyuan',
        at: 'micro-cert/index',
        open: ({ page }) => page.getByRole('link', { name: midway }).waitFor(),
      },
      {
        name: 'certificate-midway',
        open: async ({ page }) => {
          await page.getByRole('link', { name: midway }).click();
          await heading(page, midway);
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-renewal',
        at: 'micro-cert/index',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ending }).click();
          await heading(page, ending);
          await page.getByText(word('certificates.state.expiring')).first().waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificates-mine',
        at: 'center/my/certificate',
        open: async ({ page }) => {
          await page.getByRole('link', { name: own }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-own',
        open: async ({ page, word, notes }) => {
          await page.getByRole('link', { name: own }).click();
          await heading(page, own);
          await page.getByRole('img', { name: word('certificates.code') }).waitFor();
          const link = await page.getByLabel(word('certificates.copy')).inputValue();
          notes.set('number', link.split('/').at(-1) ?? '');
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-check',
        as: visitor,
        at: 'certificate',
        open: async ({ page, word, notes }) => {
          await page.getByLabel(word('certificates.number')).fill(notes.get('number') ?? '');
          await page.getByRole('button', { name: word('certificates.check.submit'), exact: true }).click();
          await page.getByText(word('certificates.check.valid')).waitFor();
        },
      },
      {
        name: 'certificate-check-wrong',
        open: async ({ page, word }) => {
          await page.getByLabel(word('certificates.number')).fill('SY26-0000-0000-0001');
          await page.getByRole('button', { name: word('certificates.check.submit'), exact: true }).click();
          await page.getByText(word('certificates.check.wrong')).waitFor();
        },
      },
      {
        name: 'certificate-management',
        as: 'shenruoxi',
        at: 'micro-cert/index?view=manage',
        open: async ({ page }) => {
          await page.getByRole('link', { name: midway }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-editor',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: midway }).click();
          await page.getByRole('button', { name: word('positions.kind.course'), exact: true }).click();
          await page.getByLabel(word('positions.form.find')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-editor-subjects',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('positions.kind.subject'), exact: true }).click();
          await page.getByLabel(word('positions.form.find')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-new',
        at: 'micro-cert/index?view=manage',
        open: async ({ page, word }) => {
          await press(page, word('certificates.create'));
          await page.getByRole('dialog').getByLabel(word('certificates.name')).waitFor();
        },
      },
      {
        name: 'certificate-holders-renewing',
        at: 'micro-cert/index?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: ending }).click();
          await page.getByRole('link', { name: word('certificates.tab.holders'), exact: true }).click();
          await page.getByRole('row').filter({ hasText: '林知远' }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-holders',
        at: 'micro-cert/index?view=manage',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: own }).click();
          await page.getByRole('link', { name: word('certificates.tab.holders'), exact: true }).click();
          await page.getByRole('row').filter({ hasText: '林知远' }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'certificate-revoke',
        open: async ({ page, word }) => {
          const name = word('certificates.revoke.person', { name: '林知远' });
          await page.getByRole('button', { name }).click();
          await page.getByRole('dialog').getByLabel(word('certificates.revoke.reason')).waitFor();
        },
      },
    ],
  },
];
