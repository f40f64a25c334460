import { createCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { createCourse, publishCourse, saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '调研达人证书';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A course of 沈若溪 with one link. */
async function publishLinkCourse(name: string): Promise<void> {
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 150 };
  const form = { title: name, audience, settings, introduction: '' };
  const { id, revision } = await world.write('shenruoxi', createCourse, form);
  const link = { type: SectionType.url, title: '规程', isRequired: true, url: 'https://example.com/safety' };
  const outline = { id, revision, chapters: [{ title: '第一章', sections: [link] }] };
  const saved = await world.write('shenruoxi', saveOutline, outline);
  await world.write('shenruoxi', publishCourse, { id, revision: saved.revision });
}

/** From the study home to the form of a new certificate. */
async function makeCertificate(): Promise<Page> {
  const page = await openPage(world, 'shenruoxi', 'study-v');
  await page.getByRole('link', { name: word('certificates.title'), exact: true }).click();
  await page.getByRole('link', { name: word('certificates.view.manage'), exact: true }).click();
  await press(page, word('certificates.create'));
  const dialog = page.getByRole('dialog');
  await press(dialog, word('courses.create.submit'));
  await dialog.getByText(word('certificates.name.wrong', { max: '100' })).waitFor();
  await dialog.getByLabel(word('certificates.name')).fill(title);
  await press(dialog, word('courses.create.submit'));
  await page.getByRole('heading', { name: title }).waitFor();
  return page;
}

async function add(page: Page, kind: string, name: string): Promise<void> {
  await press(page, kind);
  await page.getByLabel(word('positions.form.find')).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: word('ordering.remove', { name }) }).waitFor();
}

async function save(page: Page): Promise<void> {
  await press(page, word('courses.save'));
  await page.getByText(word('certificates.saved'), { exact: true }).waitFor();
}

async function take(page: Page, step: 'publish' | 'withdraw' | 'archive'): Promise<void> {
  await press(page, word(`courses.${step}`));
  const dialog = page.getByRole('dialog');
  await press(dialog, word(`courses.${step}`));
  await dialog.waitFor({ state: 'detached' });
}

/** As the job writes it. */
const issue = () =>
  world.rows(
    `insert into certificate_award (id, tenant_id, certificate_id, member_id, number, kind, title, holder_name, company_name,
       requirements, time_zone, issued_at)
     select 'award', member.tenant_id, certificate.id, member.id, 'SY26-7K3M-Q9XD-4F8M', 1, certificate.title, full_name,
       '示例公司', '[]', 'Asia/Shanghai', now()
     from member, certificate where account = 'linzhiyuan' and certificate.title = $1`,
    [title],
  );

test('[D-188] a certificate is made with marks and validity, published, changed, revoked from a holder, withdrawn and put away', async () => {
  const [survey] = await world.rows("select title from survey where state = 'open' order by title limit 1");
  const names = [String(survey?.['title']), '问卷设计入门'] as const;
  await publishLinkCourse(names[1]);
  const page = await makeCertificate();
  await page.getByText(word('certificates.problem.no-requirement')).waitFor();
  await add(page, word('positions.kind.research'), names[0]);
  await add(page, word('positions.kind.course'), names[1]);
  await page.getByLabel(word('certificates.minimum.of', { title: names[1] })).fill('101');
  await page.getByText(word('certificates.minimum.wrong')).waitFor();
  await page.getByLabel(word('certificates.minimum.of', { title: names[1] })).fill('80');
  await page.getByRole('button', { name: word('ordering.up', { name: names[1] }) }).click();
  await page.getByLabel(word('certificates.validity')).fill('24');
  await page.getByLabel(word('certificates.renewal.days', { days: '90' })).click();
  await page.getByLabel(word('certificates.renewal.days', { days: '7' })).click();
  await save(page);
  await page.reload();
  const minimum = page.getByLabel(word('certificates.minimum.of', { title: names[1] }));
  await minimum.waitFor();
  expect(await minimum.inputValue()).toBe('80');
  const stored = await world.rows(
    `select valid_months, renewal_days, asked.title, minimum_percent from certificate join certificate_requirement asked
       on asked.certificate_id = certificate.id where certificate.title = $1 order by ordinal`,
    [title],
  );
  expect(stored).toEqual([
    { valid_months: 24, renewal_days: [90, 7], title: names[1], minimum_percent: 80 },
    { valid_months: 24, renewal_days: [90, 7], title: names[0], minimum_percent: null },
  ]);

  await take(page, 'publish');
  await page.getByText(word('certificates.published')).waitFor();
  await page.getByLabel(word('certificates.validity')).fill('');
  await save(page);
  await issue();
  await page.getByRole('link', { name: word('certificates.tab.holders'), exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: '林知远' });
  await row.getByRole('button', { name: word('certificates.revoke.person', { name: '林知远' }) }).click();
  const dialog = page.getByRole('dialog');
  await press(dialog, word('certificates.revoke'));
  await dialog.getByText(word('certificates.revoke.reason.wrong', { max: '200' })).waitFor();
  await dialog.getByLabel(word('certificates.revoke.reason')).fill('资料有误');
  await press(dialog, word('certificates.revoke'));
  await row.getByText('资料有误').waitFor();
  await page.reload();
  await row.getByText(word('certificates.state.revoked')).waitFor();
  await row.getByRole('button', { name: word('certificates.renew.person', { name: '林知远' }) }).click();
  await press(dialog, word('certificates.renew'));
  await page.getByText(word('certificates.renewed')).waitFor();
  expect(await world.rows('select run from certificate_renewal')).toEqual([{ run: 2 }]);

  await dialog.waitFor({ state: 'detached' });
  await take(page, 'withdraw');
  await take(page, 'archive');
  await page.getByText(word('courses.state.archived'), { exact: true }).first().waitFor();
  await page.goto('micro-cert/index?view=manage&state=archived');
  await page.getByRole('link', { name: title }).click();
  await page.getByText(word('certificates.locked')).waitFor();
  const states = await world.rows('select state, valid_months from certificate where title = $1', [title]);
  expect(states).toEqual([{ state: 'archived', valid_months: null }]);
});

test('[D-188] learners have no tab of managers, also by its address', async () => {
  const page = await openPage(world, 'linzhiyuan', 'micro-cert/index?view=manage');
  await page.getByText(word('certificates.empty')).waitFor();
  expect(await page.getByRole('link', { name: word('certificates.view.manage'), exact: true }).count()).toBe(0);
});

/** A draft of 沈若溪 that asks for nothing yet. */
const createNamed = (name: string) =>
  world.write('shenruoxi', createCertificate, {
    kind: CertificateKind.certificate,
    title: name,
    introduction: '',
    audience: { ...everyone, organizationIds: [], positionIds: [], topicIds: [], memberIds: [] },
    validMonths: null,
    renewalDays: [],
    coins: 0,
    integral: 0,
    regradeRule: 'keep',
    timeZone: 'Asia/Shanghai',
    requirements: [],
  });

test('[D-188] its author says what a falling mark does, and whoever manages the book what it pays; both stay after a reload', async () => {
  const name = '带奖励的证书';
  await createNamed(name);
  const open = async (account: string) => {
    const opened = await openPage(world, account, 'micro-cert/index?view=manage');
    await opened.getByRole('link', { name }).click();
    return opened;
  };
  const rows = () => world.rows('select coins, integral, regrade_rule from certificate where title = $1', [name]);
  let page = await open('shenruoxi');
  await page.getByText(word('certificates.reward.locked')).waitFor();
  await page.getByLabel(word('certificates.regrade')).selectOption('revoke');
  await save(page);
  expect(await rows()).toEqual([{ coins: 0, integral: 0, regrade_rule: 'revoke' }]);

  page = await open('luchengze');
  await page.getByLabel(word('certificates.coins')).fill('20');
  await page.getByLabel(word('certificates.integral')).fill('5');
  await save(page);
  await page.reload();
  await page.getByLabel(word('certificates.coins')).waitFor();
  expect(await page.getByLabel(word('certificates.coins')).inputValue()).toBe('20');
  expect(await page.getByLabel(word('certificates.regrade')).inputValue()).toBe('revoke');
  expect(await rows()).toEqual([{ coins: 20, integral: 5, regrade_rule: 'revoke' }]);
});

test('[D-188] holders are narrowed by whether their certificate holds, and the list is offered as a file', async () => {
  const { id } = await createNamed('有人持有的证书');
  await world.rows(
    `insert into certificate_award (id, tenant_id, certificate_id, member_id, number, kind, title, holder_name, company_name,
       requirements, time_zone, issued_at, revoked_at, revoke_reason)
     select 'held', member.tenant_id, certificate.id, member.id, 'SY26-0000-0000-0001', 1, certificate.title, full_name,
       '示例公司', '[]', 'Asia/Shanghai', now(), now(), '误发' from member, certificate
     where account = 'linzhiyuan' and certificate.id = $1`,
    [id],
  );
  const holders = `micro-cert/index?view=manage&edit=${id}&tab=holders`;
  const page = await openPage(world, 'shenruoxi', `${holders}&held=revoked`);
  await page.getByRole('row').filter({ hasText: '误发' }).waitFor();
  await page.getByRole('button', { name: word('study.report.exportWorkbook') }).waitFor();
  await page.goto(`${holders}&held=valid`);
  await page.getByText(word('certificates.holders.none')).waitFor();
});
