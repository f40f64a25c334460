import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { createCertificate, publishCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openAsVisitor, openPage, type Page } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '质量意识证书';
const number = 'SY26-7K3M-Q9XD-4F8M';

async function publish(): Promise<string> {
  const [survey] = await world.rows("select id from survey where state = 'open' limit 1");
  const asked = { businessType: BusinessType.research, businessId: String(survey?.['id']), minimumPercent: null };
  const made = await world.write('shenruoxi', createCertificate, {
    kind: CertificateKind.certificate,
    title,
    introduction: '填完问卷',
    audience: { ...everyone, organizationIds: [], positionIds: [], topicIds: [], memberIds: [] },
    validMonths: null,
    renewalDays: [],
    coins: 0,
    integral: 0,
    regradeRule: 'keep',
    timeZone: 'Asia/Shanghai',
    requirements: [asked],
  });
  await world.write('shenruoxi', publishCertificate, made);
  return made.id;
}

/** As the job writes it. */
const issue = (certificateId: string) =>
  world.rows(
    `insert into certificate_award (id, tenant_id, certificate_id, member_id, number, kind, title, holder_name, company_name,
       requirements, time_zone, issued_at)
     select 'award', tenant_id, $1, id, $2, 1, $3, full_name, '示例公司', '[{"title": "一份问卷"}]', 'Asia/Shanghai', now()
     from member where account = 'linzhiyuan'`,
    [certificateId, number, title],
  );

const dot = (page: Page) => page.getByText(word('centre.certificates.unread'));

test('[ROUTE-16] [D-188] a learner finds a certificate, sees what is asked for, and goes there', async () => {
  await publish();
  const page = await openPage(world, 'linzhiyuan', 'micro-cert/index');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.reload();
  await page.getByText(word('certificates.progress', { finished: '0', required: '1' })).waitFor();
  await page.getByRole('button', { name: new RegExp(word('certificates.open')) }).click();
  expect(page.address()).toContain('/research/answer/');
});

test('[CENTRE-04] [D-185] a red dot says that a certificate came; the page is opened, and it is gone, also after a reload', async () => {
  const [made] = await world.rows('select id from certificate');
  await issue(String(made?.['id']));
  const page = await openPage(world, 'linzhiyuan', 'center/my/profile');
  await dot(page).waitFor();
  await page.getByRole('link', { name: new RegExp(word('centre.certificates.title')) }).click();
  await page.getByText(word('certificates.new'), { exact: true }).waitFor();
  await dot(page).waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText(number).waitFor();
  expect(await page.getByText(word('certificates.new'), { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: word('certificates.badge') }).waitFor();
  await page.getByText(word('certificates.badge.hint')).waitFor();
  const link = page.getByLabel(word('certificates.copy'));
  expect(await link.inputValue()).toMatch(new RegExp(`#/certificate/${number}$`));
});

test('[D-188] a visitor types a number in any spelling and reads whether it holds; a wrong one is found before anybody is asked', async () => {
  const page = await openAsVisitor(world, 'certificate');
  const field = page.getByLabel(word('certificates.number'));
  const check = () => page.getByRole('button', { name: word('certificates.check.submit'), exact: true }).click();
  await field.fill(`${number.slice(0, -1)}9`);
  await check();
  await page.getByText(word('certificates.check.wrong')).waitFor();
  await field.fill(number.toLowerCase().replaceAll('-', ' '));
  await check();
  await page.getByText(word('certificates.check.valid')).waitFor();
  await page.getByText('林**').waitFor();
  await page.getByText(/did:web:.*badges:issuers/).waitFor();
  await page.arrivesAt(`/certificate/${number}`);
  await world.rows("update certificate_award set revoked_at = now(), revoke_reason = '有误' where number = $1", [
    number,
  ]);
  await page.reload();
  await page.getByText(/撤销/).waitFor();
});

test('[D-188] a renewal that is open says since when, counts what was done since, and the old award names the one that came after', async () => {
  const [made] = await world.rows('select id from certificate');
  const id = String(made?.['id']);
  await world.rows(
    `insert into certificate_renewal (id, tenant_id, certificate_id, member_id, award_id, run, opened_at)
     select 'renewal', tenant_id, $1, id, 'award', 2, now() from member where account = 'linzhiyuan'`,
    [id],
  );
  await world.rows("update certificate_award set replaced_by = 'SY27-7K3M-Q9XD-4F8W' where id = 'award'");
  const page = await openPage(world, 'linzhiyuan', 'micro-cert/index');
  await page.getByText(word('certificates.renewing'), { exact: true }).waitFor();
  await page.getByRole('link', { name: title }).click();
  await page.getByText(/复证已于/).waitFor();
  await page.getByRole('link', { name: 'SY27-7K3M-Q9XD-4F8W' }).waitFor();
});
