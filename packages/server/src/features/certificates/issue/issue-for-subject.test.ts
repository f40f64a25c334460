import { findCertificateContents } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let subjects: ReturnType<typeof subjectsOf>;
beforeAll(async () => {
  world = await openWorld();
  enter();
});
afterAll(() => world.close());

/** Months later everybody signs in anew. */
function enter(): void {
  certificates = certificatesOf(world);
  subjects = subjectsOf(world);
}

const person = 'linzhiyuan';
const awardsOf = (id: string) =>
  world.rows('select run, expires_at, requirements from certificate_award where certificate_id = $1 order by run', [
    id,
  ]);
const progressOf = async (id: string) => certificates.read(await certificates.as(person), id);
const asked = (businessId: string) => ({ businessType: BusinessType.subject, businessId, minimumPercent: null });

test('[D-188] [ENUM-11] a subject is found and asked for; its last content brings the certificate without the night, and the next run asks for its courses and exams anew', async () => {
  const [course, exam] = [await certificates.course(), await certificates.exam()];
  const examItem = { ...courseItem(exam.id, '一场考试'), businessType: BusinessType.exam };
  const stage = stageOf('第一阶段', [courseItem(course.id, '一门课程'), examItem, linkItem('操作规程')]);
  const title = '高处作业专题';
  const subject = await subjects.publish([stage], { title, learnSequence: LearnSequence.free });
  const shen = await certificates.as('shenruoxi');
  const found = await shen.call(findCertificateContents, { businessType: BusinessType.subject, search: '高处作业' });
  expect(found.body.items).toEqual([{ id: subject.id, title }]);
  const id = await certificates.publish({ requirements: [asked(subject.id)], validMonths: 12, renewalDays: [90] });
  expect((await progressOf(id)).requirements).toMatchObject([{ title, isFinished: false, isAvailable: true }]);

  await subjects.join(person, subject.id);
  await course.finish(person);
  await exam.take(person, 4);
  await certificates.work();
  expect(await awardsOf(id)).toEqual([]);
  await subjects.finish(person, subject.id, '操作规程');
  await certificates.work();
  const [first] = await awardsOf(id);
  expect(first).toMatchObject({ run: 1, requirements: [{ title, businessType: BusinessType.subject }] });

  const expireTime = Number(first?.['expires_at']);
  world.clock.advance(expireTime - 60 * dayMs - world.clock.now());
  enter();
  await certificates.renew();
  expect(await progressOf(id)).toMatchObject({ finishedCount: 0, renewal: { run: 2 } });
  const runs = await world.rows('select number from study_run where course_id = $1 order by number', [course.id]);
  expect(runs).toEqual([{ number: 1 }, { number: 2 }]);
  await certificates.courses.finish(person, course.id, course.key);
  await certificates.work();
  expect(await awardsOf(id)).toHaveLength(1);
  await certificates.takeExam(person, exam.id, 4);
  await certificates.work();
  expect(await awardsOf(id)).toMatchObject([{ run: 1 }, { run: 2 }]);
});

test('[D-188] joining a subject whose contents were done before brings the certificate; electives count as far as they are asked for', async () => {
  const [done, other] = [await certificates.course(), await certificates.course()];
  const electives = [done, other].map(({ id }, at) => courseItem(id, `选修${at}`, { isRequired: false }));
  const subject = await subjects.publish([stageOf('选修一门', electives, 1)]);
  const id = await certificates.publish({ requirements: [asked(subject.id)] });
  await done.finish(person);
  await certificates.work();
  expect(await awardsOf(id)).toEqual([]);
  await subjects.join(person, subject.id);
  await certificates.work();
  expect(await awardsOf(id)).toHaveLength(1);
});
