import { annulAttempt, readAnnulment, restoreAttempt } from '@shuyuan/contract/exams/annul/annul.wire';
import { previewRegrade, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { assignmentsOf } from '../world/tests/training/test-assignments.ts';
import { certificatesOf } from '../world/tests/training/test-certificates.ts';
import { article } from '../world/tests/study/test-courses.ts';
import { examSection, examSectionsOf } from '../world/tests/exams/test-exam-sections.ts';
import { courseSection, positionsOf } from '../world/tests/study/test-positions.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../world/tests/study/test-subjects.ts';

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let subjects: ReturnType<typeof subjectsOf>;
let positions: ReturnType<typeof positionsOf>;
let assignments: ReturnType<typeof assignmentsOf>;
let certificates: ReturnType<typeof certificatesOf>;
beforeAll(async () => {
  world = await openWorld();
  [sections, subjects, positions] = [examSectionsOf(world), subjectsOf(world), positionsOf(world)];
  [assignments, certificates] = [assignmentsOf(world), certificatesOf(world)];
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const [exam, course, subject] = [BusinessType.exam, BusinessType.course, BusinessType.subject];

/** A line for each thing a dry run says would follow. */
async function dryRun(examId: string, mayLower: boolean) {
  const author = await sections.exams.author();
  const input = await sections.correct(examId, mayLower);
  const { digest, changes } = (await author.call(previewRegrade, input)).body;
  const lines = changes.flatMap(({ fullName, consequences }) =>
    consequences.map(({ kind, name, section, effect }) => [fullName, kind, name, section, effect].join(' ')),
  );
  const regrade = async () => {
    world.clock.advance(minuteMs);
    expect((await author.call(regradeExam, { ...input, digest })).status).toBe(200);
    await assignments.work();
    await certificates.work();
  };
  return { lines: lines.toSorted(), regrade };
}

/** A course with the exam as all it asks for, a subject with the course, and paths, duties and certificates around all of them. */
async function publishAround(examId: string, account: string) {
  const { id: courseId, keys } = await sections.courses.publish([examSection(examId)], { title: '吊装课程' });
  await sections.open(await sections.courses.as(account), courseId, keys[0]);
  const { id: subjectId } = await subjects.publish([stageOf('一', [courseItem(courseId, '学课程')])], {
    title: '吊装专题',
  });
  await subjects.join(account, subjectId);
  const viaSubject = { businessType: subject, businessId: subjectId, title: '学专题', require: true };
  const { id: pathId } = await positions.publish([[courseSection(courseId, { title: '学课程' }), viaSubject]], {
    name: '吊装工',
  });
  await positions.assign(pathId, account);
  const audience = await assignments.named(account);
  const [direct, around] = [
    { businessType: exam, businessId: examId },
    { businessType: course, businessId: courseId },
  ];
  const rules = [
    await assignments.activate({ title: '必修考试和课程', items: [direct, around], audience }),
    await assignments.activate({
      title: '必修专题',
      items: [{ businessType: subject, businessId: subjectId }],
      audience,
    }),
  ];
  const certificateIds: string[] = [];
  for (const [businessType, businessId, minimumPercent] of [
    [course, courseId, 80],
    [subject, subjectId, null],
  ] as const) {
    const requirements = [{ businessType, businessId, minimumPercent }];
    certificateIds.push(await certificates.publish({ title: `证书 ${businessType}`, requirements, audience }));
  }
  return { courseId, subjectId, pathId, rules, certificateIds };
}

test('[D-183] [D-174] [D-180] [D-188] a dry run follows a pass through course, subject, path, duties and certificates; then just that happens', async () => {
  const examId = await sections.publishExam();
  const { subjectId, pathId, rules, certificateIds } = await publishAround(examId, learner);
  await sections.take(await sections.courses.as(learner), examId, 1);
  const states = async () => ({
    duties: await Promise.all(rules.map((id) => assignments.statesOf(id, learner))),
    subject: (await subjects.read(learner, subjectId)).percentage,
    path: (await positions.infoOf(learner, pathId)).percentage,
    awards: await Promise.all(
      certificateIds.map((id) => world.rows('select id from certificate_award where certificate_id = $1', [id])),
    ),
  });
  await assignments.work();
  expect(await states()).toEqual({ duties: [['open'], ['open']], subject: 0, path: 0, awards: [[], []] });
  const { lines, regrade } = await dryRun(examId, false);
  const opens = (kind: string, name: string, section: string) => `林知远 ${kind} ${name} ${section} opens`;
  expect(lines).toEqual(
    [
      opens('course', '吊装课程', '结业考试'),
      opens('subject', '吊装专题', '学课程'),
      opens('path', '吊装工', '学课程'),
      opens('path', '吊装工', '学专题'),
      opens('duty', '必修专题', ''),
      opens('duty', '必修考试和课程', ''),
      opens('certificate', `证书 ${course}`, '吊装课程'),
      opens('certificate', `证书 ${subject}`, '吊装专题'),
    ].toSorted(),
  );
  await regrade();
  const issued = [{ id: expect.any(String) }];
  const done = { duties: [['done'], ['done']], subject: 100, path: 100, awards: [issued, issued] };
  expect(await states()).toEqual(done);
});

test('[D-183] [D-180] a pass that goes is said of open duties, and of none that are done; a course with more to learn opens nothing further', async () => {
  const examId = await sections.publishExam();
  const { id: courseId, keys } = await sections.courses.publish([examSection(examId), article('总结')]);
  const lin = await sections.courses.as(learner);
  await sections.open(lin, courseId, keys[0]);
  const audience = await assignments.named(learner);
  const items = [{ businessType: exam, businessId: examId }];
  const done = await assignments.activate({ title: '只考试', items, audience });
  const open = await assignments.activate({
    title: '考试和课程',
    items: [...items, { businessType: course, businessId: courseId }],
    audience,
  });
  const { id: subjectId } = await subjects.publish(
    [stageOf('一', [{ ...courseItem(examId, '考试'), businessType: exam }])],
    { title: '年度专题' },
  );
  await subjects.join(learner, subjectId);
  // Nothing counts that was done before the rule came.
  const recurring = await assignments.activate({
    title: '每年一次',
    items: [
      { businessType: subject, businessId: subjectId },
      { businessType: course, businessId: courseId },
    ],
    audience,
    countsEarlier: false,
  });
  world.clock.advance(minuteMs);
  await sections.take(lin, examId, 2);
  await assignments.work();
  const rules = [done, open, recurring];
  const states = () => Promise.all(rules.map((id) => assignments.statesOf(id, learner)));
  const finishedIn = async (title: string) => {
    const duties = await assignments.openDutiesOf(learner);
    return duties.find((duty) => duty.title === title)?.items.filter(({ finishTime }) => finishTime !== null).length;
  };
  expect(await states()).toEqual([['done'], ['open'], ['open']]);
  expect([await finishedIn('考试和课程'), await finishedIn('每年一次')]).toEqual([1, 1]);
  const { lines, regrade } = await dryRun(examId, true);
  const [title] = await world.rows('select title from course where id = $1', [courseId]);
  expect(lines).toEqual(
    [
      `林知远 course ${String(title?.['title'])} 结业考试 closes`,
      '林知远 duty 考试和课程 质量工具考试 closes',
      '林知远 duty 每年一次 年度专题 closes',
    ].toSorted(),
  );
  await regrade();
  expect(await states()).toEqual([['done'], ['open'], ['open']]);
  expect([await finishedIn('考试和课程'), await finishedIn('每年一次')]).toEqual([0, 0]);
});

test('[D-183] [D-174] a dry run names the lock a mark of a course opens or closes, also where every pass stays', async () => {
  const { exams, courses } = sections;
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3, passPercent: 50 }));
  const { id: courseId, keys } = await courses.publish([examSection(examId)]);
  const marked = linkItem('清单', { prerequisiteKeys: ['课程'], minimumMarks: [{ key: '课程', percent: 80 }] });
  const { id } = await subjects.publish([stageOf('一', [courseItem(courseId, '课程'), marked])], { title: '按成绩' });
  const takers = [learner, 'amina', 'tangyuwei'];
  for (const [index, right] of [2, 1, 0].entries()) {
    const account = takers[index] ?? '';
    await subjects.join(account, id);
    await sections.open(await courses.as(account), courseId, keys[0]);
    await sections.take(await courses.as(account), examId, right);
  }
  const isLocked = async () =>
    Promise.all(takers.map(async (account) => (await subjects.itemsOf(account, id))[1]?.lock !== null));
  const before = await isLocked();
  const { lines, regrade } = await dryRun(examId, true);
  expect(lines.filter((line) => line.includes(' lock '))).toEqual(
    ['Amina Haddad lock 按成绩 清单 opens', '林知远 lock 按成绩 清单 closes'].toSorted(),
  );
  await regrade();
  expect([before, await isLocked()]).toEqual([
    [false, true, true],
    [true, false, true],
  ]);
});

test('[ENUM-06] [D-174] an annulment says which lock of a subject closes, and taking it back which one opens', async () => {
  const { exams, courses } = sections;
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(2), { passPercent: 50 }));
  const asked = { ...courseItem(examId, '考试'), businessType: exam };
  const marked = linkItem('清单', { prerequisiteKeys: ['考试'], minimumMarks: [{ key: '考试', percent: 80 }] });
  const { id } = await subjects.publish([stageOf('一', [asked, marked])], { title: '作废后' });
  await subjects.join(learner, id);
  await sections.take(await courses.as(learner), examId, 2);
  const [attempt] = await world.rows('select id from exam_attempt where exam_id = $1', [examId]);
  const key = { id: examId, attemptId: String(attempt?.['id']) };
  const author = await exams.author();
  const saidOf = async () =>
    (await author.call(readAnnulment, key)).body.consequences.map(({ kind, section, effect }) =>
      [kind, section, effect].join(' '),
    );
  const isLocked = async () => (await subjects.itemsOf(learner, id))[1]?.lock !== null;
  expect([await saidOf(), await isLocked()]).toEqual([['subject 考试 closes', 'lock 清单 closes'], false]);
  await author.call(annulAttempt, { ...key, reason: '换了人' });
  expect([await saidOf(), await isLocked()]).toEqual([['subject 考试 opens', 'lock 清单 opens'], true]);
  await author.call(restoreAttempt, { ...key, reason: '是本人' });
  expect(await isLocked()).toBe(false);
});

test('[D-183] [D-188] a certificate that asks for a mark of a course is revoked with it, as was said before; one that keeps stays', async () => {
  const { exams, courses } = sections;
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3, passPercent: 50 }));
  const { id: courseId, keys } = await courses.publish([examSection(examId)], { title: '起重课程' });
  const audience = await assignments.named(learner);
  const requirements = [{ businessType: course, businessId: courseId, minimumPercent: 80 }];
  const rules = ['revoke', 'keep'] as const;
  const ids: string[] = [];
  for (const regradeRule of rules)
    ids.push(await certificates.publish({ title: `起重 ${regradeRule}`, requirements, audience, regradeRule }));
  const lin = await courses.as(learner);
  await sections.open(lin, courseId, keys[0]);
  await sections.take(lin, examId, 2);
  await certificates.work();
  const revoked = async () =>
    (
      await world.rows(
        'select revoked_at is not null as is_revoked from certificate_award where certificate_id = any ($1) order by title desc',
        [ids],
      )
    ).map((row) => row['is_revoked']);
  expect(await revoked()).toEqual([false, false]);
  const { lines, regrade } = await dryRun(examId, true);
  expect(lines).toEqual(['林知远 certificate 起重 revoke 起重课程 closes']);
  await regrade();
  expect(await revoked()).toEqual([true, false]);
});

test('[D-183] [D-188] a mark that rises earns what asks for a mark of a course finished before: by a regrade as was said, and by a better attempt', async () => {
  const { exams, courses } = sections;
  const examId = await exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3, passPercent: 50 }));
  const { id: courseId, keys } = await courses.publish([examSection(examId)], { title: '司索课程' });
  const takers = [learner, 'amina'];
  const requirements = [{ businessType: course, businessId: courseId, minimumPercent: 80 }];
  const id = await certificates.publish({
    title: '司索证',
    requirements,
    audience: await assignments.named(...takers),
  });
  for (const account of takers) {
    await sections.open(await courses.as(account), courseId, keys[0]);
    await sections.take(await courses.as(account), examId, 1);
  }
  const awardedTo = async () =>
    (
      await world.rows(
        `select account from certificate_award award join member on member.id = award.member_id
         where award.certificate_id = $1 order by account`,
        [id],
      )
    ).map(({ account }) => account);
  await certificates.work();
  expect(await awardedTo()).toEqual([]);
  await sections.take(await courses.as('amina'), examId, 2);
  await certificates.work();
  expect(await awardedTo()).toEqual(['amina']);
  const { lines, regrade } = await dryRun(examId, false);
  expect(lines).toEqual(['林知远 certificate 司索证 司索课程 opens']);
  await regrade();
  expect(await awardedTo()).toEqual(['amina', learner].toSorted());
});
