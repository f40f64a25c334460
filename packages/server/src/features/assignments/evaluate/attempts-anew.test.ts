import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { readExam, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { examSection } from '../../../world/tests/exams/test-exam-sections.ts';
import { examsOf, rightText, wrongText } from '../../../world/tests/exams/test-exams.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
/** Made before years go by: a bank has one category of a name. Two questions, a pass mark of half of them, two attempts. */
const exams: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
  const all = examsOf(world);
  for (let count = 0; count < 6; count += 1)
    exams.push(
      await all.publish(
        all.examFields(await all.fixedPaper(2), { passPercent: 100, maxAttempts: 2, revealTime: 'never' }),
      ),
    );
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const yearAndADay = 366;
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const examItem = (id: string) => ({ businessType: BusinessType.exam, businessId: id });
const deadline = { kind: 'afterJoining', days: 60, timeZone: 'Asia/Shanghai' } as const;

/** All of its questions right or wrong. */
async function take(id: string, isRight: boolean) {
  const { save, handIn } = await examsOf(world).begin(await assignments.as(learner), id);
  for (const at of [0, 1]) await save(at, 1, isRight ? rightText : wrongText);
  return handIn();
}
const start = async (id: string) => (await assignments.as(learner)).call(startExam, { id });
const attemptsOf = (id: string) =>
  world.rows('select id, number, ended_at, result, score from exam_attempt where exam_id = $1 order by number', [id]);
const runsOf = (id: string) =>
  world.rows('select number, after_attempt from exam_run where exam_id = $1 order by number', [id]);
const yearly = async (items: { businessType: 1 | 2 | 3; businessId: string }[], over = {}) =>
  assignments.activate({ items, audience: await assignments.named(learner), deadline, recurrenceMonths: 12, ...over });
async function nextYear(): Promise<void> {
  assignments.pass(yearAndADay * dayMs);
  await assignments.work();
}

test('[D-180] a yearly exam: each round has all of its attempts, no more, and what was taken before stays as it is', async () => {
  const [exam = ''] = exams;
  const id = await yearly([examItem(exam)]);
  await take(exam, false);
  await take(exam, true);
  expect((await start(exam)).body.errorCode).toBe(numberOf('exam.attempts-used'));
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);
  expect(await runsOf(exam)).toEqual([]);
  const first = await attemptsOf(exam);

  await nextYear();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  expect((await (await assignments.as(learner)).call(readExam, { id: exam })).body).toMatchObject({
    attemptCount: 0,
    attempts: [{ number: 2 }, { number: 1 }],
    can: { start: true },
  });
  await take(exam, false);
  await assignments.work();
  await take(exam, false);
  await assignments.work();
  expect((await start(exam)).body.errorCode).toBe(numberOf('exam.attempts-used'));
  expect(await runsOf(exam)).toEqual([{ number: 2, after_attempt: 2 }]);
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  expect((await attemptsOf(exam)).slice(0, 2)).toEqual(first);
});

test('[D-180] many evaluations and two rules at once open one run, and two starts at once use one attempt', async () => {
  const [, exam = ''] = exams;
  await yearly([examItem(exam)]);
  await yearly([examItem(exam)], { title: '年度复训' });
  await take(exam, true);
  await assignments.work();
  assignments.pass(yearAndADay * dayMs);
  await Promise.all([assignments.work(), assignments.work(), assignments.work(), assignments.work()]);
  expect(await runsOf(exam)).toEqual([{ number: 2, after_attempt: 1 }]);
  await take(exam, false);
  const [one, other] = await Promise.all([start(exam), start(exam), assignments.work(), assignments.work()]);
  expect([one.status, other.body.id]).toEqual([200, one.body.id]);
  expect((await attemptsOf(exam)).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('[D-180] an attempt that is open when the next round begins belongs to it', async () => {
  const [, , exam = ''] = exams;
  const id = await yearly([examItem(exam)]);
  await take(exam, true);
  await assignments.work();
  const { id: open } = (await start(exam)).body;
  await world.rows(`update exam_attempt set closes_at = closes_at + interval '2 years' where id = $1`, [open]);
  await nextYear();
  expect(await runsOf(exam)).toEqual([{ number: 2, after_attempt: 1 }]);
  await take(exam, true);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'done']);
  expect((await attemptsOf(exam)).map(({ number }) => number)).toEqual([1, 2]);
});

test('[D-180] exams inside courses and subjects are taken anew, too: the course is open again, and an old pass finishes none of it', async () => {
  const [, , , inCourse = '', inSubject = ''] = exams;
  const { id: courseId, keys } = await coursesOf(world).publish([examSection(inCourse)]);
  const sectionKey = keys[0] ?? '';
  const subjects = subjectsOf(world);
  const item = { ...courseItem(inSubject, '考试'), businessType: BusinessType.exam };
  const subject = await subjects.publish([stageOf('一', [item])]);
  await subjects.join(learner, subject.id);
  const id = await yearly([
    { businessType: BusinessType.course, businessId: courseId },
    { businessType: BusinessType.subject, businessId: subject.id },
  ]);
  const open = async () => (await assignments.as(learner)).call(startPlay, { courseId, sectionKey });
  const learn = async () => {
    await open();
    for (const exam of [inCourse, inSubject]) {
      await take(exam, false);
      await take(exam, true);
    }
    await assignments.work();
  };
  await learn();
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);
  await nextYear();
  const runs = () =>
    world.rows(
      'select number, finished_at is not null as is_finished from study_run where course_id = $1 order by number',
      [courseId],
    );
  await open();
  expect(await runs()).toEqual([
    { number: 1, is_finished: true },
    { number: 2, is_finished: false },
  ]);
  await learn();
  expect((await runs())[1]).toMatchObject({ is_finished: true });
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'done']);
});

test('[D-180] whoever is away from a round and comes back goes on in it: neither last year counts, nor are there further attempts', async () => {
  const [, , , , , exam = ''] = exams;
  const places = await world.rows("select name, id from organization where name in ('技术中心', '人力资源部')");
  const idOf = (name: string) => String(places.find((place) => place['name'] === name)?.['id']);
  const moveTo = async (organizationId: unknown) => {
    await world.rows('update member set organization_id = $2 where account = $1', [learner, organizationId]);
    await assignments.work();
  };
  const audience = { ...everyone, isEveryone: false, organizationIds: [idOf('技术中心')] };
  const id = await yearly([examItem(exam)], { audience });
  await take(exam, true);
  await assignments.work();
  await nextYear();
  await take(exam, false);
  const [, round] = await assignments.dutiesOf(id, learner);
  const [member] = await world.rows('select organization_id as home from member where account = $1', [learner]);
  await moveTo(idOf('人力资源部'));
  assignments.pass(dayMs);
  await moveTo(member?.['home']);
  const [, left, back] = await assignments.dutiesOf(id, learner);
  expect([left?.['close_reason'], back?.['state']]).toEqual(['moved', 'open']);
  expect(back?.['counts_since']).toEqual(round?.['counts_since']);
  expect(await runsOf(exam)).toHaveLength(1);
  await take(exam, false);
  expect((await start(exam)).body.errorCode).toBe(numberOf('exam.attempts-used'));
});
