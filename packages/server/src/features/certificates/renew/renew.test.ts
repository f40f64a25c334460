import { checkCertificate } from '@shuyuan/contract/certificates/certificate-record.wire';
import { expireTimeOf } from '@shuyuan/contract/certificates/expire-time-of';
import {
  listCertificateHolders,
  openRenewal,
  revokeCertificate,
  withdrawCertificate,
} from '@shuyuan/contract/certificates/manage-certificate.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { examSection, readExamOfSection } from '../../../world/tests/exams/test-exam-sections.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
/** Made before years go by: a bank has one category of a name. */
type Exam = Awaited<ReturnType<typeof certificates.exam>>;
let [exam, final] = [] as unknown as [Exam, Exam];
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
  [exam, final] = [await certificates.exam(), await certificates.exam()];
});
afterAll(() => world.close());

const person = 'linzhiyuan';
const lin = () => certificates.as(person);
const shen = () => certificates.as('shenruoxi');

/** Months later everybody signs in anew. */
function moveTo(time: number): void {
  world.clock.advance(time - world.clock.now());
  certificates = certificatesOf(world);
}

const endOf = (award: Awaited<ReturnType<typeof world.rows>>[number] | undefined): number =>
  Number(award?.['expires_at']);
const awardsOf = (id: string) =>
  world.rows('select * from certificate_award where certificate_id = $1 order by run', [id]);
const renewalsOf = (id: string) =>
  world.rows('select run, told_days, closed_at from certificate_renewal where certificate_id = $1 order by run', [id]);
const noticesOf = async (id: string, text = 'renewalOpen') =>
  (
    await world.rows(
      `select payload from graphile_worker._private_jobs where payload ->> 'text' = $2 and payload -> 'subject' ->> 'id' = $1`,
      [id, text],
    )
  ).length;
const runsOf = (courseId: string) =>
  world.rows('select number, finished_at, closed_at, renewed_at from study_run where course_id = $1 order by number', [
    courseId,
  ]);
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

type Course = Awaited<ReturnType<typeof certificates.course>>;
const finish = ({ id, key }: Course, account = person) => certificates.courses.finish(account, id, key);

/** Earned by 林知远 for a year. */
async function earn(renewalDays: (90 | 60 | 30 | 7)[]) {
  const course = await certificates.course();
  const id = await certificates.publish({ requirements: [course.asked], validMonths: 12, renewalDays });
  await finish(course);
  await certificates.work();
  const [award] = await awardsOf(id);
  if (!award) throw new Error('nothing was issued');
  return { id, course, award, expireTime: endOf(award) };
}

test('[D-188] at the chosen days holders are told, each time once; with the first the next runs open, and old ones stay', async () => {
  const course = await certificates.course();
  const requirements = [course.asked, { ...exam.asked, minimumPercent: 75 }];
  const id = await certificates.publish({ requirements, validMonths: 12, renewalDays: [90, 7] });
  await finish(course);
  for (const right of [0, 1, 3]) await certificates.takeExam(person, exam.id, right);
  await certificates.work();
  const [first] = await awardsOf(id);
  const [firstRun] = await runsOf(course.id);
  const attempts = await world.rows('select * from exam_attempt where exam_id = $1 order by number', [exam.id]);
  const expireTime = endOf(first);

  moveTo(expireTime - 90 * dayMs - hourMs);
  await certificates.renew();
  expect(await renewalsOf(id)).toEqual([]);
  moveTo(expireTime - 90 * dayMs);
  await Promise.all([certificates.renew(), certificates.renew(), certificates.renew()]);
  await certificates.renew();
  expect(await renewalsOf(id)).toMatchObject([{ run: 2, told_days: 90, closed_at: null }]);
  expect(await noticesOf(id)).toBe(1);
  expect(await certificates.read(await lin(), id)).toMatchObject({
    finishedCount: 0,
    renewal: { run: 2, openTime: expect.any(Number) },
    award: { state: 'expiring', replacedBy: null },
    requirements: [
      { isFinished: false, isAvailable: true },
      { isFinished: false, isAvailable: true },
    ],
  });
  const runs = await runsOf(course.id);
  expect(runs).toMatchObject([{ finished_at: firstRun?.['finished_at'] }, { finished_at: null, closed_at: null }]);
  await certificates.work();
  expect(await awardsOf(id)).toEqual([first]);

  moveTo(expireTime - 7 * dayMs);
  await certificates.renew();
  await certificates.renew();
  expect([await noticesOf(id), (await renewalsOf(id)).length]).toEqual([2, 1]);
  await finish(course);
  // The three attempts of the first run count for no limit any more, and their marks for nothing.
  expect((await certificates.takeExam(person, exam.id, 2)).status).toBe(200);
  await certificates.work();
  expect(await certificates.read(await lin(), id)).toMatchObject({ finishedCount: 1 });
  expect((await certificates.takeExam(person, exam.id, 4)).status).toBe(200);
  await certificates.work();

  const [old, next] = await awardsOf(id);
  expect({ ...old, replaced_by: null }).toEqual({ ...first, replaced_by: null });
  expect(old?.['replaced_by']).toBe(next?.['number']);
  expect(next).toMatchObject({ run: 2, replaced_by: null });
  // A year more from the last day of the old one: no gap, and nothing lost.
  const validity = { issueTime: expireTime - 1, months: 12, timeZone: 'Asia/Shanghai' };
  expect(endOf(next)).toBe(expireTimeOf(validity));
  expect(Number(next?.['issued_at'])).toBeLessThan(expireTime);
  expect(await world.rows('select * from exam_attempt where exam_id = $1 order by number limit 3', [exam.id])).toEqual(
    attempts,
  );
  const checked = await world.visitor.call(checkCertificate, { number: String(first?.['number']) });
  expect(checked.body).toMatchObject({ state: 'expiring', replacedBy: next?.['number'] });
  await certificates.renew();
  await certificates.work(id);
  expect((await awardsOf(id)).length).toBe(2);
});

test('[D-188] whoever renews after the end has a gap, and a year from then; what renews not, or not for them, is left alone', async () => {
  const late = await earn([30]);
  const [never, others] = [await earn([]), await earn([30])];
  await world.rows(`update certificate set audience = audience || '{"isEveryone": false}' where id = $1`, [others.id]);
  moveTo(late.expireTime - 20 * dayMs);
  await certificates.renew();
  expect([(await renewalsOf(never.id)).length, (await renewalsOf(others.id)).length]).toEqual([0, 0]);
  moveTo(late.expireTime + 5 * dayMs);
  await certificates.renew();
  expect(await noticesOf(late.id)).toBe(1);
  expect((await certificates.read(await lin(), late.id)).award?.state).toBe('expired');
  await finish(late.course);
  await certificates.work();
  const [, next] = await awardsOf(late.id);
  expect(endOf(next)).toBeGreaterThan(late.expireTime + 369 * dayMs);
});

test('[D-188] a course midway goes on, and one that was withdrawn is asked for all the same', async () => {
  const { id, course, expireTime } = await earn([30]);
  const other = await certificates.course();
  moveTo(expireTime - 25 * dayMs);
  await world.rows('update course set state = $2 where id = $1', [course.id, 'withdrawn']);
  const learner = await lin();
  expect((await learner.call(startPlay, { courseId: other.id, sectionKey: other.key })).status).toBe(200);
  await world.rows(
    `insert into certificate_requirement (certificate_id, ordinal, tenant_id, business_type, business_id, title)
     select id, 1, tenant_id, $2, $3, '另一门' from certificate where id = $1`,
    [id, BusinessType.course, other.id],
  );
  await certificates.renew();
  expect([(await runsOf(course.id)).length, (await runsOf(other.id)).length]).toEqual([1, 1]);
  expect((await certificates.read(learner, id)).requirements).toMatchObject([
    { isFinished: false, isAvailable: false },
    { isFinished: false, isAvailable: true },
  ]);
});

test('[D-188] an exam inside a course is passed once more: neither the old pass nor a new failure finishes its section', async () => {
  const { id: courseId, keys } = await certificates.courses.publish([examSection(final.id)]);
  const sectionKey = keys[0] ?? '';
  const open = async () => (await lin()).call(startPlay, { courseId, sectionKey });
  const requirements = [{ businessType: BusinessType.course, businessId: courseId, minimumPercent: null }];
  const id = await certificates.publish({ requirements, validMonths: 12, renewalDays: [30] });
  await open();
  await certificates.takeExam(person, final.id, 4);
  const shown = async () => readExamOfSection(await lin(), courseId, sectionKey);
  expect(await shown()).toMatchObject({ record: ExamRecordStatus.passed, attemptCount: 1 });
  await certificates.work();
  const [award] = await awardsOf(id);
  moveTo(endOf(award) - 30 * dayMs);
  await certificates.renew();
  const finishedCount = async () => (await certificates.read(await lin(), id)).finishedCount;
  await open();
  expect(await finishedCount()).toBe(0);
  // Not passed yet: the pass of before is none of this run.
  expect(await shown()).toMatchObject({ record: ExamRecordStatus.notBegun, attemptCount: 0 });
  for (const [right, finished] of [
    [0, 0],
    [4, 1],
  ] as const) {
    await certificates.takeExam(person, final.id, right);
    expect(await finishedCount()).toBe(finished);
  }
  await certificates.work();
  expect((await awardsOf(id)).length).toBe(2);
});

test('[D-188] what was revoked is earned again in a run a manager opens, and in no other way', async () => {
  const { id, course, award } = await earn([30]);
  const awardId = String(award['id']);
  await (await shen()).call(revokeCertificate, { id: awardId, reason: '有误' });
  await finish(course);
  await certificates.work(id);
  expect((await awardsOf(id)).length).toBe(1);
  const holder = async () => (await (await shen()).call(listCertificateHolders, { id })).body.items[0];
  expect((await holder())?.can).toEqual({ revoke: false, renew: true });
  const manager = await shen();
  const asked = await Promise.all([0, 1, 2].map(() => manager.call(openRenewal, { id: awardId })));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect((await renewalsOf(id)).map(({ run }) => run)).toEqual([2]);
  expect([(await holder())?.can.renew, await noticesOf(id, 'reopened')]).toEqual([false, 1]);
  await certificates.work(id);
  expect((await awardsOf(id)).length).toBe(1);
  await finish(course);
  await certificates.work();
  expect(await awardsOf(id)).toMatchObject([{ revoke_reason: '有误' }, { run: 2, revoked_at: null }]);
});

test('[D-188] revoked while it renews: the run is closed with it', async () => {
  const { id, course, award, expireTime } = await earn([30]);
  moveTo(expireTime - 30 * dayMs);
  await certificates.renew();
  await (await shen()).call(revokeCertificate, { id: String(award['id']), reason: '有误' });
  await finish(course);
  await certificates.work(id);
  await certificates.renew();
  expect([(await awardsOf(id)).length, await renewalsOf(id)]).toMatchObject([1, [{ closed_at: expect.any(Date) }]]);
});

test('[D-188] refused: one’s own, learners, other authors, visitors, companies; open, replaced, withdrawn, not for them; nothing changed', async () => {
  const { id, course, award } = await earn([30]);
  const awardId = String(award['id']);
  const outsider = await certificates.welcomeOutsider();
  const before = await certificates.snapshot();
  await world.rows('update certificate set author_id = $2 where id = $1', [id, await certificates.idOf(person)]);
  expect((await (await lin()).call(openRenewal, { id: awardId })).status).toBe(403);
  await world.rows('update certificate set author_id = $2 where id = $1', [id, await certificates.idOf('shenruoxi')]);
  const refused = [
    await (await certificates.as('guhuaiqian')).call(openRenewal, { id: awardId }),
    await (await certificates.as('tanmuyang')).call(openRenewal, { id: awardId }),
    await outsider.call(openRenewal, { id: awardId }),
    await world.visitor.call(openRenewal, { id: awardId }),
    await (await shen()).call(openRenewal, { id: 'nothing' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 401, 404]);
  const codeOf = async () => (await (await shen()).call(openRenewal, { id: awardId })).body.errorCode;
  await world.rows(`update certificate set audience = audience || '{"isEveryone": false}' where id = $1`, [id]);
  expect(await codeOf()).toBe(numberOf('course.not-in-audience'));
  await world.rows(`update certificate set audience = audience || '{"isEveryone": true}' where id = $1`, [id]);
  expect(await certificates.snapshot()).toBe(before);
  await (await shen()).call(openRenewal, { id: awardId });
  expect(await codeOf()).toBe(numberOf('certificate.wrong-state'));
  await finish(course);
  await certificates.work();
  expect(await codeOf()).toBe(numberOf('certificate.wrong-state'));
  await (await shen()).call(withdrawCertificate, { id });
  const [, next] = await awardsOf(id);
  const { body } = await (await shen()).call(openRenewal, { id: String(next?.['id']) });
  expect(body.errorCode).toBe(numberOf('certificate.wrong-state'));
});

test('[D-188] a renewal opens at its hour, and its holder hears of it by day, by their own clock', async () => {
  const { id, expireTime } = await earn([7]);
  await world.rows("update member set time_zone = 'America/New_York' where account = $1", [person]);
  // The day begins in Shanghai, at eleven in the morning of New York; ten hours later it is night there.
  moveTo(expireTime - 7 * dayMs + 10 * hourMs);
  await certificates.renew();
  expect(await renewalsOf(id)).toHaveLength(1);
  const [told] = await world.rows(
    `select payload ->> 'at' as at, run_at from graphile_worker._private_jobs
     where payload ->> 'text' = 'renewalOpen' and payload -> 'subject' ->> 'id' = $1`,
    [id],
  );
  const runTime = Number(told?.['run_at']);
  expect(new Date(runTime).toLocaleTimeString('sv-SE', { timeZone: 'America/New_York' })).toBe('08:00:00');
  expect(runTime).toBeGreaterThan(world.clock.now());
  expect(Number(told?.['at'])).toBe(runTime);
  await world.rows('update member set time_zone = null where account = $1', [person]);
});
