import { previewRegrade, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import { agreeExemption } from '@shuyuan/contract/subjects/exemption.wire';
import * as manage from '@shuyuan/contract/certificates/manage-certificate.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let sections: ReturnType<typeof examSectionsOf>;
let subjects: ReturnType<typeof subjectsOf>;
let book: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
  sections = examSectionsOf(world);
  subjects = subjectsOf(world);
  book = ledgerOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
type Fields = Parameters<typeof certificates.fields>[0];

/** An exam of two questions, of which the second is put right later: whoever had both right then fails. */
const publishExam = async () => {
  const { exams } = sections;
  return exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3, passPercent: 100 }));
};
const examItem = (businessId: string, title = '考试', isRequired = true) => ({
  ...courseItem(businessId, title, { isRequired }),
  businessType: BusinessType.exam,
});
const asking = (businessId: string) => [{ businessType: BusinessType.subject, businessId, minimumPercent: null }];

async function publishPaid(subjectId: string, over: Fields): Promise<string> {
  const lu = await certificates.as('luchengze');
  const fields = certificates.fields({ requirements: asking(subjectId), coins: 10, integral: 20, ...over });
  const made = (await lu.call(manage.createCertificate, fields)).body;
  expect((await lu.call(manage.publishCertificate, made)).status).toBe(200);
  return made.id;
}
const has = async (account: string) => {
  const holder = book.person(await certificates.idOf(account));
  const balanceOf = async (currency: Currency) => BigInt(String(await book.balanceOf(holder, currency)));
  return { coins: await balanceOf(Currency.coin), integral: await balanceOf(Currency.integral) };
};
const awardsOf = (id: string) =>
  world.rows('select id, revoked_by, revoke_reason, revoked_at from certificate_award where certificate_id = $1', [id]);
const isRevoked = async (id: string) => (await awardsOf(id)).map((award) => award['revoked_at'] !== null);
/** The certificates a dry run names. */
const saidOf = (changes: readonly { readonly consequences: readonly { readonly kind: string }[] }[]) =>
  changes.flatMap(({ consequences }) => consequences).filter(({ kind }) => kind === 'certificate');

test('[D-188] [D-098] a mark that falls inside a subject revokes or keeps by the rule: the dry run says which, and a repeated regrade changes nothing', async () => {
  const examId = await publishExam();
  const stage = stageOf('一', [examItem(examId), linkItem('清单')]);
  const { id: subjectId } = await subjects.publish([stage], { title: '涂装岗位专题' });
  const falling = await publishPaid(subjectId, { title: '会撤销', regradeRule: 'revoke' });
  const kept = await publishPaid(subjectId, { title: '会保留', regradeRule: 'keep' });
  const before = await has(learner);
  await subjects.join(learner, subjectId);
  await sections.take(await certificates.as(learner), examId, 2);
  await subjects.finish(learner, subjectId, '清单');
  await certificates.work();
  const rich = await has(learner);
  expect(rich).toEqual({ coins: before.coins + 2_000n, integral: before.integral + 4_000n });

  const author = await sections.exams.author();
  const input = await sections.correct(examId, true);
  const unchanged = await certificates.snapshot();
  const { digest, changes } = (await author.call(previewRegrade, input)).body;
  expect(await certificates.snapshot()).toBe(unchanged);
  const section = '涂装岗位专题';
  expect(saidOf(changes)).toEqual([
    expect.objectContaining({ name: '会撤销', section, effect: 'closes', coins: 10, integral: 20 }),
  ]);

  world.clock.advance(60_000);
  expect((await author.call(regradeExam, { ...input, digest })).body).toEqual({ changedCount: 1 });
  await certificates.work();
  expect(await awardsOf(falling)).toMatchObject([{ revoked_by: null, revoke_reason: section }]);
  expect(await isRevoked(kept)).toEqual([false]);
  const poor = { coins: rich.coins - 1_000n, integral: rich.integral - 2_000n };
  expect(await has(learner)).toEqual(poor);
  // The subject itself stays finished: history is not rewritten.
  expect((await subjects.read(learner, subjectId)).percentage).toBe(100);

  const after = await certificates.snapshot();
  // Sent again it is refused, as nothing of what it was shown is left; the same key once more finds nothing to change.
  expect((await author.call(regradeExam, { ...input, digest })).body.errorCode).toBe(
    errorTable['request.stale'].number,
  );
  const repeated = (await author.call(previewRegrade, input)).body;
  expect([repeated.changedCount, saidOf(repeated.changes)]).toEqual([0, []]);
  const again = await author.call(regradeExam, { ...input, digest: repeated.digest });
  expect([again.status, again.body]).toEqual([200, { changedCount: 0 }]);
  expect(await certificates.snapshot()).toBe(after);
  const awards = await Promise.all([falling, kept].map(awardsOf));
  for (const id of [falling, kept]) await certificates.work(id);
  expect(await Promise.all([falling, kept].map(awardsOf))).toEqual(awards);
  expect(await has(learner)).toEqual(poor);
  const [award] = await awardsOf(falling);
  const reversed = await world.rows('select id from ledger_trade where business_id = $1 and reverses is not null', [
    award?.['id'],
  ]);
  expect(reversed).toHaveLength(2);
  expect(await book.faults()).toEqual([]);
});

test('[D-188] an elective that others make up for, an exemption, and a fall from before the issue take no certificate', async () => {
  const [examId, other] = [await publishExam(), await certificates.course()];
  const electives = [examItem(examId, '考试', false), courseItem(other.id, '课程', { isRequired: false })];
  const enough = await subjects.publish([stageOf('选一', electives, 1)]);
  const both = await subjects.publish([stageOf('选二', electives, 2)]);
  const excused = await subjects.publish([stageOf('一', [examItem(examId), linkItem('清单')])]);
  const ids = [];
  for (const { id } of [enough, both, excused]) {
    ids.push(
      await certificates.publish({ requirements: asking(id), regradeRule: 'revoke', title: `证 ${ids.length}` }),
    );
    await subjects.join(learner, id);
  }
  const asked = (await subjects.ask(learner, excused.id, '考试')).body;
  await (await subjects.as('shenruoxi')).call(agreeExemption, { id: asked.id });
  await subjects.finish(learner, excused.id, '清单');
  await sections.take(await certificates.as(learner), examId, 2);
  await other.finish(learner);
  await certificates.work();
  for (const id of ids) expect(await isRevoked(id)).toEqual([false]);

  const author = await sections.exams.author();
  const input = await sections.correct(examId, true);
  const { digest, changes } = (await author.call(previewRegrade, input)).body;
  expect(saidOf(changes)).toEqual([expect.objectContaining({ name: '证 1', effect: 'closes' })]);
  world.clock.advance(60_000);
  expect((await author.call(regradeExam, { ...input, digest })).status).toBe(200);
  await certificates.work();
  expect(await Promise.all(ids.map(isRevoked))).toEqual([[false], [true], [false]]);

  // The subject stays finished, so that a certificate made later is issued, and is not taken for what fell before.
  const later = await certificates.publish({ requirements: asking(both.id), regradeRule: 'revoke' });
  world.clock.advance(60_000);
  await certificates.work(later);
  await certificates.work(later);
  expect(await isRevoked(later)).toEqual([false]);
});

test('[D-188] a dry run names the certificate that a pass inside a subject would let somebody earn, and no other', async () => {
  const examId = await publishExam();
  const [whole, midway] = [
    await subjects.publish([stageOf('一', [examItem(examId)])]),
    await subjects.publish([stageOf('一', [examItem(examId), linkItem('清单')])]),
  ];
  const [earned, missing] = [
    await certificates.publish({ requirements: asking(whole.id), title: '能得到' }),
    await certificates.publish({ requirements: asking(midway.id), title: '还差一项' }),
  ];
  for (const { id } of [whole, midway]) await subjects.join(learner, id);
  await sections.take(await certificates.as(learner), examId, 1);
  const author = await sections.exams.author();
  const input = await sections.correct(examId, false);
  const { digest, changes } = (await author.call(previewRegrade, input)).body;
  expect(saidOf(changes)).toEqual([expect.objectContaining({ name: '能得到', effect: 'opens' })]);
  world.clock.advance(60_000);
  expect((await author.call(regradeExam, { ...input, digest })).status).toBe(200);
  await certificates.work();
  expect(await isRevoked(earned)).toEqual([false]);
  expect(await isRevoked(missing)).toEqual([]);
});
