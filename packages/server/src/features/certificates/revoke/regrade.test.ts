import * as manage from '@shuyuan/contract/certificates/manage-certificate.wire';
import { annulAttempt, readAnnulment } from '@shuyuan/contract/exams/annul/annul.wire';
import { previewRegrade, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import { issueCertificate } from '../issue/issue-certificate.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let sections: ReturnType<typeof examSectionsOf>;
let book: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
  sections = examSectionsOf(world);
  book = ledgerOf(world);
});
afterAll(() => world.close());

type Fields = Parameters<typeof certificates.fields>[0];

/** Rewards are the business of whoever manages the book. */
async function publishPaid(over: Fields): Promise<string> {
  const lu = await certificates.as('luchengze');
  const made = (await lu.call(manage.createCertificate, certificates.fields(over))).body;
  expect((await lu.call(manage.publishCertificate, made)).status).toBe(200);
  return made.id;
}
const holderOf = async (account: string) => book.person(await certificates.idOf(account));
const balanceOf = async (account: string, currency: Currency): Promise<bigint> =>
  BigInt(String(await book.balanceOf(await holderOf(account), currency)));
const has = async (account: string) => ({
  coins: await balanceOf(account, Currency.coin),
  integral: await balanceOf(account, Currency.integral),
});
const awardsOf = (id: string) =>
  world.rows('select * from certificate_award where certificate_id = $1 order by id', [id]);
const tradesOf = (awardId: unknown) =>
  world.rows('select currency, once_key, reverses from ledger_trade where business_id = $1 order by id', [awardId]);

test('[D-188] [D-098] an award pays once, though eight workers issue it, and a revocation books what points at the first', async () => {
  const course = await certificates.course();
  const id = await publishPaid({ requirements: [course.asked], coins: 12, integral: 30 });
  const before = await has('linzhiyuan');
  await course.finish('linzhiyuan');
  const pair = { certificateId: id, memberId: await certificates.idOf('linzhiyuan') };
  const { system } = world.installation;
  await Promise.all(Array.from({ length: 8 }, () => issueCertificate(system, pair)));
  expect(await has('linzhiyuan')).toEqual({ coins: before.coins + 1_200n, integral: before.integral + 3_000n });
  const [award] = await awardsOf(id);
  expect(award).toMatchObject({ coins: 12, integral: 30 });
  const lu = await certificates.as('luchengze');
  const revoked = await lu.call(manage.revokeCertificate, { id: String(award?.['id']), reason: '有误' });
  expect(revoked.status).toBe(200);
  expect(await has('linzhiyuan')).toEqual(before);
  const trades = await tradesOf(award?.['id']);
  expect(trades.filter(({ once_key: key }) => key !== null)).toHaveLength(2);
  expect(trades.filter(({ reverses }) => reverses !== null)).toHaveLength(2);
  expect(await book.faults()).toEqual([]);
});

test('[D-188] whoever does not manage the book sets no reward, and keeps the one that stands', async () => {
  const course = await certificates.course();
  const shen = await certificates.as('shenruoxi');
  const before = await certificates.snapshot();
  const fields = certificates.fields({ requirements: [course.asked] });
  expect((await shen.call(manage.createCertificate, { ...fields, coins: 1 })).status).toBe(403);
  expect((await shen.call(manage.createCertificate, { ...fields, integral: 10_001 })).status).toBe(422);
  expect(await certificates.snapshot()).toBe(before);
  const { id } = (await shen.call(manage.createCertificate, fields)).body;
  expect((await shen.call(manage.saveCertificate, { id, revision: 1, ...fields, coins: 5 })).status).toBe(403);
  const lu = await certificates.as('luchengze');
  expect((await lu.call(manage.saveCertificate, { id, revision: 1, ...fields, coins: 5 })).status).toBe(200);
  expect((await shen.call(manage.saveCertificate, { id, revision: 2, ...fields, coins: 5 })).status).toBe(200);
  expect((await shen.call(manage.readCertificateForm, { id })).body).toMatchObject({
    coins: 5,
    can: { reward: false },
  });
});

test('[D-188] a regrade says which certificates and coins it touches; then it revokes, keeps and issues just those', async () => {
  const examId = await sections.publishExam({ passPercent: 50 });
  const asked = { businessType: BusinessType.exam, businessId: examId, minimumPercent: null };
  const strict = { ...asked, minimumPercent: 75 };
  const paid = { coins: 10, integral: 20 };
  const falling = await publishPaid({ title: '会撤销', requirements: [strict], regradeRule: 'revoke', ...paid });
  const kept = await publishPaid({ title: '会保留', requirements: [strict], regradeRule: 'keep', ...paid });
  const loose = await publishPaid({ title: '仍达标', requirements: [asked], regradeRule: 'revoke' });
  await world.rows(
    `insert into exam_invitation (exam_id, member_id, tenant_id)
     select exam.id, member.id, exam.tenant_id from exam, member where exam.id = $1 and account = 'linzhiyuan'`,
    [examId],
  );
  await sections.take(await certificates.as('amina'), examId, 2);
  await sections.take(await certificates.as('linzhiyuan'), examId, 0);
  const before = await has('amina');
  await certificates.work();
  const rich = await has('amina');
  expect(rich.coins).toBe(before.coins + 2_000n);
  const author = await sections.exams.author();
  const input = await sections.correct(examId, true);
  const unchanged = await certificates.snapshot();
  const preview = (await author.call(previewRegrade, input)).body;
  expect(await certificates.snapshot()).toBe(unchanged);
  const touched = preview.changes.flatMap(({ memberId, consequences }) =>
    consequences.map(({ kind, name, effect, coins, integral }) => ({ memberId, kind, name, effect, coins, integral })),
  );
  const [amina, lin] = [await certificates.idOf('amina'), await certificates.idOf('linzhiyuan')];
  const kind = 'certificate';
  expect(touched).toHaveLength(2);
  expect(touched).toEqual(
    expect.arrayContaining([
      { memberId: amina, kind, name: '会撤销', effect: 'closes', ...paid },
      { memberId: lin, kind, name: '仍达标', effect: 'opens', coins: 0, integral: 0 },
    ]),
  );
  expect((await author.call(regradeExam, { ...input, digest: preview.digest })).status).toBe(200);
  await certificates.work();
  expect(await awardsOf(falling)).toMatchObject([{ revoked_by: null, revoke_reason: '质量工具考试' }]);
  expect(await awardsOf(kept)).toMatchObject([{ revoked_at: null }]);
  expect(await awardsOf(loose)).toMatchObject([{ member_id: amina, revoked_at: null }, { member_id: lin }]);
  expect((await has('amina')).coins).toBe(rich.coins - 1_000n);
  expect(
    (await certificates.own(await certificates.as('amina'))).find(({ title }) => title === '会撤销'),
  ).toMatchObject({
    state: 'revoked',
    isMarkFallen: true,
  });
  // It stays revoked, and is taken back once.
  await certificates.work(falling);
  await certificates.work(falling);
  expect(await awardsOf(falling)).toHaveLength(1);
  expect((await has('amina')).coins).toBe(rich.coins - 1_000n);
  expect(await book.faults()).toEqual([]);
});

test('[D-188] [ENUM-06] a result that is annulled revokes the certificate that asks for it with its coins, as was said before', async () => {
  for (const passPercent of [50, null]) {
    const examId = await sections.publishExam({ passPercent });
    const asked = { businessType: BusinessType.exam, businessId: examId, minimumPercent: null };
    const title = `随考试 ${passPercent}`;
    const id = await publishPaid({ title, requirements: [asked], regradeRule: 'revoke', coins: 10 });
    const before = await has('amina');
    await sections.take(await certificates.as('amina'), examId, 2);
    await certificates.work();
    expect((await has('amina')).coins).toBe(before.coins + 1_000n);
    const author = await sections.exams.author();
    const [attempt] = await world.rows('select id from exam_attempt where exam_id = $1', [examId]);
    const key = { id: examId, attemptId: String(attempt?.['id']) };
    const { consequences } = (await author.call(readAnnulment, key)).body;
    expect(consequences).toMatchObject([{ kind: 'certificate', name: title, effect: 'closes', coins: 10 }]);
    expect((await author.call(annulAttempt, { ...key, reason: '由他人作答' })).status).toBe(200);
    await certificates.work();
    expect(await awardsOf(id)).toMatchObject([{ revoked_by: null, revoke_reason: '质量工具考试' }]);
    expect(await has('amina')).toEqual(before);
  }
  expect(await book.faults()).toEqual([]);
});

test('[D-098] of what was spent meanwhile the rest alone is taken back: nobody owes', async () => {
  const course = await certificates.course();
  const id = await publishPaid({ requirements: [course.asked], coins: 40 });
  const person = await book.newcomer();
  await course.finish(person);
  await certificates.work();
  await book.give(await holderOf(person), -3_500n);
  const [award] = await awardsOf(id);
  const lu = await certificates.as('luchengze');
  await lu.call(manage.revokeCertificate, { id: String(award?.['id']), reason: '有误' });
  expect(await has(person)).toEqual({ coins: 0n, integral: 0n });
  expect(await book.faults()).toEqual([]);
});
